import { type HttpError, useDelete, useInvalidate } from '@refinedev/core'
import type { AnyResource } from '@barem/resources/kit'
import { useState } from 'react'
import { forgetVisit } from '../../finder/visits.ts'
import type { AnyRow } from '../model/columns.ts'
import { paths } from '../model/paths.ts'

/** The outcome of a row's deletion; `waiting` until its turn comes. */
export type Outcome = { row: AnyRow; state: 'waiting' | 'deleted' | 'kept'; reason?: string }

export type Deletion = { outcomes: Outcome[]; running: boolean; done: boolean; run: () => Promise<Outcome[]> }

/** Deletes rows one after another, and reports for each whether it was deleted or why not. */
export function useDeletion(definition: AnyResource, rows: AnyRow[]): Deletion {
  const { mutateAsync } = useDelete<AnyRow, HttpError>()
  const invalidate = useInvalidate()
  const [outcomes, setOutcomes] = useState<Outcome[]>(() => rows.map((row) => ({ row, state: 'waiting' })))
  const [phase, setPhase] = useState<'asking' | 'running' | 'done'>('asking')

  async function remove(row: AnyRow): Promise<Outcome> {
    try {
      await mutateAsync({
        resource: definition.name,
        id: row.id,
        mutationMode: 'pessimistic',
        invalidates: [],
        successNotification: false,
        errorNotification: false,
      })
      forgetVisit(paths.show(definition, row.id))
      return { row, state: 'deleted' }
    } catch (error) {
      const { message, statusCode } = error as HttpError
      // Somebody else has deleted the row already.
      return statusCode === 404 ? { row, state: 'deleted' } : { row, state: 'kept', reason: message }
    }
  }

  async function run() {
    setPhase('running')
    const results: Outcome[] = []
    for (const row of rows) {
      results.push(await remove(row))
      setOutcomes([...results, ...rows.slice(results.length).map((rest): Outcome => ({ row: rest, state: 'waiting' }))])
    }
    setPhase('done')
    if (results.some(({ state }) => state === 'deleted'))
      await invalidate({ resource: definition.name, invalidates: ['list', 'many'] })
    return results
  }

  return { outcomes, running: phase === 'running', done: phase === 'done', run }
}
