import { type HttpError, useCreate, useUpdate } from '@refinedev/core'
import { useQueryClient } from '@tanstack/react-query'
import type { AnyResource } from '@barem/resources/kit'
import { ApiError } from '../../http/apiError.ts'
import type { AnyRow } from '../model/columns.ts'
import { collide } from './merge.ts'
import { changes, newRow, type Values } from './values.ts'

/** Someone else saved first, and both changed the same fields. */
export class Collision extends Error {
  readonly fields: string[]
  readonly current: AnyRow

  constructor(fields: string[], current: AnyRow) {
    super('collision')
    this.fields = fields
    this.current = current
  }
}

const STALE = 'COM_ERR_005'
/** Someone who saves that often while we try is better asked about. */
const TRIES = 3

const currentOf = (error: unknown): AnyRow | null => (error instanceof ApiError && error.code === STALE ? ((error.body as { current?: AnyRow }).current ?? null) : null)

/** Saves a form. Changes of others that touch other fields are merged without a word. */
export function useSave(definition: AnyResource): (base: AnyRow | null, values: Values) => Promise<AnyRow> {
  const { mutateAsync: create } = useCreate<AnyRow, HttpError, Values>()
  const { mutateAsync: update } = useUpdate<AnyRow, HttpError, Values>()
  const client = useQueryClient()
  const silent = { resource: definition.name, successNotification: false, errorNotification: false } as const

  /** @throws Collision when both sides changed the same field; ApiError and NetworkError as the server answers */
  async function change(base: AnyRow, values: Values, tries = TRIES): Promise<AnyRow> {
    const mine = changes(definition, base, values)
    if (Object.keys(mine).length === 0) return base
    try {
      return (await update({ ...silent, id: base.id, values: { ...mine, version: base.version }, mutationMode: 'pessimistic' })).data
    } catch (error) {
      const current = currentOf(error)
      if (!current || tries === 0) throw error
      const fields = collide(definition, base, mine, current)
      if (fields.length > 0) throw new Collision(fields, current)
      return change(current, { ...current, ...mine }, tries - 1)
    }
  }

  return async (base, values) => {
    const row = base ? await change(base, values) : (await create({ ...silent, values: newRow(definition, values) })).data
    await client.invalidateQueries({ queryKey: ['options'] })
    return row
  }
}
