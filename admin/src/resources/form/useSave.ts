import { type HttpError, useCreate, useUpdate } from '@refinedev/core'
import { useQueryClient } from '@tanstack/react-query'
import type { AnyResource } from '@barem/resources/kit'
import { ApiError } from '../../http/apiError.ts'
import type { HistoryEntry } from '../history/history.ts'
import type { AnyRow } from '../model/columns.ts'
import { collide, takenOver } from './merge.ts'
import { changes, newRow, type Values } from './values.ts'

/** Someone else saved first, and both changed the same fields. */
export class Collision extends Error {
  readonly fields: string[]
  readonly news: News

  constructor(fields: string[], news: News) {
    super('collision')
    this.fields = fields
    this.news = news
  }
}

/** A row as it is now, and who did what to it since a person opened it, newest first. */
export type News = { current: AnyRow; since: HistoryEntry[] }

/** A saved row, with the fields of others that were taken over on the way. */
export type Saved = { row: AnyRow; merged: string[]; since: HistoryEntry[] }

const STALE = 'COM_ERR_005'
/** Someone who saves that often while we try is better asked about. */
const TRIES = 3

function newsOf(error: unknown): News | null {
  if (!(error instanceof ApiError) || error.code !== STALE) return null
  const { current, since = [] } = error.body as Partial<News>
  return current ? { current, since } : null
}

/** Saves a form. Changes of others that touch other fields are taken over without a question, and told. */
export function useSave(definition: AnyResource): (base: AnyRow | null, values: Values) => Promise<Saved> {
  const { mutateAsync: create } = useCreate<AnyRow, HttpError, Values>()
  const { mutateAsync: update } = useUpdate<AnyRow, HttpError, Values>()
  const client = useQueryClient()
  const silent = { resource: definition.name, successNotification: false, errorNotification: false } as const

  /** @throws Collision when both sides changed the same field; ApiError and NetworkError as the server answers */
  async function change(base: AnyRow, values: Values, tries = TRIES): Promise<Saved> {
    const mine = changes(definition, base, values)
    if (Object.keys(mine).length === 0) return { row: base, merged: [], since: [] }
    try {
      const { data } = await update({ ...silent, id: base.id, values: { ...mine, version: base.version }, mutationMode: 'pessimistic' })
      return { row: data, merged: [], since: [] }
    } catch (error) {
      const news = newsOf(error)
      if (!news || tries === 0) throw error
      const { current, since } = news
      const fields = collide(definition, base, mine, current)
      if (fields.length > 0) throw new Collision(fields, news)
      const saved = await change(current, { ...current, ...mine }, tries - 1)
      return { ...saved, merged: [...new Set([...takenOver(definition, base, mine, current), ...saved.merged])], since: [...saved.since, ...since] }
    }
  }

  return async (base, values) => {
    const saved = base ? await change(base, values) : { row: (await create({ ...silent, values: newRow(definition, values) })).data, merged: [], since: [] }
    await client.invalidateQueries({ queryKey: ['options'] })
    return saved
  }
}
