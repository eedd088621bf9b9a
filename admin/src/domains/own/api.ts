import type { Level } from '@barem/resources/areas'
import type { AnyResource } from '@barem/resources/kit'
import type { OwnChange, OwnDefinition } from '@barem/resources/own'

export type Status = 'draft' | 'published' | 'retired'
export type Counts = { rows: number; files: number; views: number }

/** A mistake of a draft in words, at a path of its JSON. */
export type Mistake = { field: string; rule: string; message: string }

/** A resource of the company's own, as its makers see it. */
export type OwnRow = {
  id: string
  name: string
  area: number
  status: Status
  definition: OwnDefinition | null
  draft: object | null
  draftVersion: number
  draftAt: string
  draftBy: string | null
  version: number
  publishedAt: string | null
  publishedBy: string | null
  /** The file that it began from, while its rows wait to be imported. */
  sheet: string | null
}

export type ListedOwn = OwnRow & { counts: Counts; paused: boolean }

/** The same with its draft checked by the server. */
export type Built = OwnRow & { mistakes: Mistake[]; preview: { resource: AnyResource } | null }

export type Need = {
  path: string
  kind: 'rowsLack' | 'rowsUse' | 'rowsExceed' | 'rowsRepeat'
  field: string
  choice?: string
  count: number
}

export type GroupRights = { id: string; name: string; levels: Level[]; own: boolean }

export type Plan = { changes: OwnChange[]; needs: Need[]; rights: GroupRights[] }

export type OwnVersion = {
  version: number
  action: 'publish' | 'retire' | 'restore' | 'purge' | 'repair'
  definition: OwnDefinition
  publishedAt: string
  publishedBy: string | null
}

export const PATH = 'own-definitions'
/** Where the list of them is in the admin. */
export const ROUTE = '/configurations/resources'
/** The key of queries that tell of them. */
export const OWN_QUERY = 'own-definitions'
