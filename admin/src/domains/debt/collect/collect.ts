import type { AnyResource } from '@barem/resources/kit'
import { postOnce, sendOnce } from '../../../http/sendOnce.ts'
import type { AnyRow } from '../../../resources/model/columns.ts'
import { definitionOf } from '../../../resources/model/registry.ts'

/** Whom money is collected from, and what it pays first: nothing for what is due first. */
export interface Debtor {
  customerId: string
  name: string
  invoiceId: string | null
  /** Whole dong that are owed of it. */
  owed: string
}

export interface Said {
  /** Whole dong. */
  amount: string | null
  fundId: string | null
  executionDate: string | null
}

/** A receipt that is stored and not posted, with what was sent for it. */
export interface Draft {
  row: AnyRow
  text: string
}

export const payments = (): AnyResource => definitionOf('debt-transactions')!

/** The action that posts a payment, or asks for its approval where a workflow says so. */
const posting = ({ states }: AnyResource): string =>
  Object.entries(states!.actions).find(([, { approval }]) => approval === 'open')![0]

export const stateOf = (row: AnyRow): string => String(row[(payments().states as { field: string }).field])

/**
 * Stores a receipt of money, in the draft of the attempt before if there is one. What is the same is not sent again: an
 * attempt whose answer was lost may have been posted.
 * @throws ApiError, NetworkError
 */
export async function saved({ customerId, invoiceId }: Debtor, said: Said, draft: Draft | null): Promise<Draft> {
  const { path } = payments()
  const body = { kind: 'receipt', customerId, invoiceId, ...said }
  const text = JSON.stringify(body)
  if (draft?.text === text) return draft
  const row = draft
    ? (await sendOnce<AnyRow>('PATCH', `${path}/${draft.row.id}`, { version: draft.row.version, ...body })).body
    : (await postOnce<AnyRow>(path, body)).body
  return { row, text }
}

export const posted = async ({ id, version }: AnyRow): Promise<AnyRow> =>
  (await postOnce<AnyRow>(`${payments().path}/${id}/${posting(payments())}`, { version })).body

/** Deletes the draft of an attempt that was given up; the server keeps it if it was posted meanwhile. */
export const dropped = async ({ id }: AnyRow): Promise<void> =>
  void (await sendOnce('DELETE', `${payments().path}/${id}`, undefined, { quiet: true }).catch(() => undefined))
