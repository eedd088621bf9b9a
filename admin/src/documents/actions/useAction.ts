import { useInvalidate } from '@refinedev/core'
import type { AnyResource } from '@barem/resources/kit'
import { useQueryClient } from '@tanstack/react-query'
import { HOME } from '../../home/useHome.ts'
import { ApiError } from '../../http/apiError.ts'
import { call } from '../../http/client.ts'
import { postOnce } from '../../http/sendOnce.ts'
import { historyKey } from '../../providers/audit.ts'
import type { AnyRow } from '../../resources/model/columns.ts'
import { useSession } from '../../session/session.ts'
import { INBOX } from '../inbox/waiting.ts'
import type { DocumentRow, Named } from '../document.ts'

/** Someone was faster: the document is not any more as the person saw it. */
export class Overtaken extends Error {
  readonly current: DocumentRow

  constructor(message: string, current: DocumentRow) {
    super(message)
    this.name = 'Overtaken'
    this.current = current
  }
}

/** Codes for a newer version, a state that the action does not start from, or contents that changed since. */
const OVERTAKEN: ReadonlySet<string> = new Set(['COM_ERR_005', 'DOC_ERR_001', 'DOC_ERR_002'])

export type Take = (
  row: AnyRow,
  action: Named,
  /** The input of the action; `said` in the form of the body. */
  what: { comment: string | null; said: Record<string, unknown> },
) => Promise<DocumentRow>

const isDecision = ({ approval }: Named): boolean => approval === 'approve' || approval === 'reject'

/** The task that waits for a person on the page that they see; null if none does. */
const ownTask = ({ approval }: DocumentRow, userId: string | undefined): string | null =>
  approval?.tasks.find(({ status, assignee }) => status === 'pending' && assignee.id === userId)?.id ?? null

/** Fetches everything again on screen that shows a document or counts it. */
export function useRefresh(definition: AnyResource): (id: string) => Promise<void> {
  const invalidate = useInvalidate()
  const client = useQueryClient()
  return async (id) => {
    await Promise.all([
      invalidate({ resource: definition.name, id, invalidates: ['list', 'many', 'detail'] }),
      client.invalidateQueries({ queryKey: historyKey(`${definition.path}/${id}/history`) }),
      client.invalidateQueries({ queryKey: ['revisions', definition.name, id] }),
      client.invalidateQueries({ queryKey: [INBOX] }),
      client.invalidateQueries({ queryKey: [HOME] }),
    ])
  }
}

/**
 * Whether an action may move what ledgers keep, which is shown in many places: debts, stock, funds. What is asked for
 * or approved posts where nobody else has to approve it.
 */
const movesLedgers = ({ posts, reverses, approval }: Named): boolean =>
  posts !== null || reverses !== null || approval !== null

/** Takes a document a step on. @throws Overtaken, ApiError, NetworkError */
export function useAction(definition: AnyResource): Take {
  const refresh = useRefresh(definition)
  const client = useQueryClient()
  const who = useSession()

  return async (row, action, { comment, said }) => {
    try {
      const { body } = await postOnce<DocumentRow>(`${definition.path}/${row.id}/${action.name}`, {
        version: row.version,
        ...(comment && { comment }),
        ...(isDecision(action) && { task: ownTask(row as DocumentRow, who?.userId) }),
        ...said,
      })
      await refresh(row.id)
      if (movesLedgers(action)) void client.invalidateQueries()
      return body
    } catch (error) {
      if (!(error instanceof ApiError) || !OVERTAKEN.has(error.code)) throw error
      const { body } = await call<DocumentRow>(`${definition.path}/${row.id}`)
      throw new Overtaken(error.message, body)
    }
  }
}
