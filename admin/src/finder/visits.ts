import { type AnyResource, partnerField, relationKey } from '@barem/resources/kit'
import { useEffect } from 'react'
import type { AnyRow, Embedded } from '../resources/model/columns.ts'
import { paths } from '../resources/model/paths.ts'
import { codeOf, titleOf } from '../resources/model/row.ts'
import { session } from '../session/session.ts'
import { readStored, writeStored } from '../storage.ts'

/** A screen, or the page of a record with its name. */
export type Visit = { path: string; resource?: string; title?: string; code?: string; hint?: string }

const KEPT = 20

/** One list for each person and company, so that people never see each other's places. */
function key(): string {
  const who = session.get()
  return `visits.${who?.tenantId}.${who?.userId}`
}

const isVisit = (value: unknown): value is Visit => typeof (value as Visit | null)?.path === 'string'

/** The person's places on this device, the last one first. */
export function visits(): Visit[] {
  const stored = readStored<unknown>(key())
  return Array.isArray(stored) ? stored.filter(isVisit) : []
}

export function forgetVisit(path: string): void {
  writeStored(
    key(),
    visits().filter((visit) => visit.path !== path),
  )
}

export function rememberVisit(visit: Visit): void {
  writeStored(key(), [visit, ...visits().filter(({ path }) => path !== visit.path)].slice(0, KEPT))
}

/** Whom a document is with. */
function partnerOf(definition: AnyResource, row: AnyRow): string | undefined {
  const partner = partnerField(definition, row)
  return (partner && (row[relationKey(partner)] as Embedded | null)?.name) || undefined
}

/** Remembers that the person is on the page of a record, and forgets a record that no longer exists. */
export function useVisited(definition: AnyResource, id: string, row: AnyRow | undefined, gone: boolean): void {
  const path = paths.show(definition, id)
  useEffect(() => {
    if (gone) forgetVisit(path)
    else if (row)
      rememberVisit({
        path,
        resource: definition.name,
        title: titleOf(definition, row),
        code: codeOf(definition, row),
        hint: partnerOf(definition, row),
      })
  }, [definition, path, row, gone])
}
