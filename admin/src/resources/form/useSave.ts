import { type HttpError, useUpdate } from '@refinedev/core'
import { useQueryClient } from '@tanstack/react-query'
import type { AnyResource } from '@barem/resources/kit'
import { useRef } from 'react'
import { ApiError } from '../../http/apiError.ts'
import { isUnanswered } from '../../http/idempotency.ts'
import type { HistoryEntry } from '../history/history.ts'
import type { AnyRow } from '../model/columns.ts'
import { collide, takenOver } from './merge.ts'
import type { StockForm } from './stockForm.ts'
import { changes, isSame, newRow, type Values } from './values.ts'

/** Someone else saved first, and both changed the same fields; `base` is the row that the changes were made on. */
export class Collision extends Error {
  readonly fields: string[]
  readonly news: News
  readonly base: AnyRow

  constructor(message: string, fields: string[], news: News, base: AnyRow) {
    super(message)
    this.fields = fields
    this.news = news
    this.base = base
  }
}

/** A row as it is now, and its history since a person opened it, newest first. */
export type News = { current: AnyRow; since: HistoryEntry[] }

/** A saved row, with the changes of others that were taken over. */
export type Saved = { row: AnyRow; merged: string[]; since: HistoryEntry[] }

const STALE = 'COM_ERR_005'
/** After this many saves by others, the person is asked. */
const TRIES = 3

function newsOf(error: unknown): News | null {
  if (!(error instanceof ApiError) || error.code !== STALE) return null
  const { current, since = [] } = error.body as Partial<News>
  return current ? { current, since } : null
}

/** Saves a form; `besides` is sent with the body without being a field of the row. */
export type Save = (base: AnyRow | null, values: Values, besides?: Values) => Promise<Saved>

const alone = (row: AnyRow): Saved => ({ row, merged: [], since: [] })

/**
 * Saves a form that is open for `row`. Changes of others to other fields are taken over without a question, and
 * reported.
 */
export function useSave(definition: AnyResource, row: AnyRow | null, { onFinish }: StockForm): Save {
  const { mutateAsync: update } = useUpdate<AnyRow, HttpError, Values>()
  const client = useQueryClient()
  /** A new row that was sent but not answered. */
  const unanswered = useRef<Values | null>(null)
  /** The row created by it, found later. */
  const found = useRef<AnyRow | null>(null)

  /** Sends what the form is open for, or a change of the row that it has stored meanwhile. */
  async function send(id: string | undefined, values: Values): Promise<AnyRow> {
    const silent = { resource: definition.name, successNotification: false, errorNotification: false } as const
    const answer = await (id === row?.id ? onFinish(values) : update({ ...silent, id: id!, values }))
    return answer!.data
  }

  /** @throws Collision when both sides changed the same field; ApiError and NetworkError as the server answers */
  async function change(base: AnyRow, values: Values, besides: Values, tries = TRIES): Promise<Saved> {
    const mine = changes(definition, base, values)
    if (Object.keys(mine).length === 0) return alone(base)
    try {
      return alone(await send(base.id, { ...mine, ...besides, version: base.version }))
    } catch (error) {
      const news = newsOf(error)
      if (!news || tries === 0) throw error
      const { current, since } = news
      const fields = collide(definition, base, mine, current)
      if (fields.length > 0) throw new Collision((error as Error).message, fields, news, base)
      const saved = await change(current, { ...current, ...mine }, besides, tries - 1)
      return {
        ...saved,
        merged: [...new Set([...takenOver(definition, base, mine, current), ...saved.merged])],
        since: [...saved.since, ...since],
      }
    }
  }

  async function post(body: Values): Promise<AnyRow> {
    unanswered.current = body
    try {
      const created = await send(undefined, body)
      unanswered.current = null
      return created
    } catch (error) {
      if (!isUnanswered(error)) unanswered.current = null
      throw error
    }
  }

  /** Finds out whether a row that was sent before was stored or refused. */
  async function arrived(before: Values): Promise<AnyRow | null> {
    try {
      return await post(before)
    } catch (error) {
      if (isUnanswered(error)) throw error
      return null
    }
  }

  /**
   * Finds out first whether the row sent before was stored, and saves later input on top of it, so that there is one
   * row and not two.
   */
  async function add(values: Values, besides: Values): Promise<Saved> {
    const body = { ...newRow(definition, values), ...besides }
    const before = unanswered.current
    if (before && !isSame(before, body)) found.current = await arrived(before)
    if (!found.current) return alone(await post(body))
    const saved = await change(found.current, values, besides)
    found.current = null
    return saved
  }

  return async (base, values, besides = {}) => {
    const saved = base ? await change(base, values, besides) : await add(values, besides)
    await client.invalidateQueries({ queryKey: ['options'] })
    return saved
  }
}
