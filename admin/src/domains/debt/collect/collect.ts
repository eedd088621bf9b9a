import type { AnyResource, Field } from '@barem/resources/kit'
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

export const payments = (): AnyResource => definitionOf('debt-transactions')!

/** The action that posts a payment, or asks for its approval where a workflow says so. */
const posting = ({ states }: AnyResource): string =>
  Object.entries(states!.actions).find(([, { approval }]) => approval === 'open')![0]

export const stateOf = (row: AnyRow): string => String(row[(payments().states as { field: string }).field])

/** Whether a field of payments is one that the person sees. */
export const has = (name: string): boolean => (payments().fields[name] as Field | undefined) !== undefined

/**
 * Stores a receipt of money and posts it. What was stored before it was refused is changed, so that nothing is stored
 * twice.
 * @param stored the draft of an attempt before
 * @throws ApiError, NetworkError
 */
export async function saved({ customerId, invoiceId }: Debtor, said: Said, stored: AnyRow | null): Promise<AnyRow> {
  const { path } = payments()
  const body = { kind: 'receipt', customerId, invoiceId, ...said }
  if (!stored) return (await postOnce<AnyRow>(path, body)).body
  return (await sendOnce<AnyRow>('PATCH', `${path}/${stored.id}`, { version: stored.version, ...body })).body
}

export const posted = async ({ id, version }: AnyRow): Promise<AnyRow> =>
  (await postOnce<AnyRow>(`${payments().path}/${id}/${posting(payments())}`, { version })).body

/** Takes the draft of an attempt back that nobody goes on with. */
export const dropped = async ({ id }: AnyRow): Promise<void> =>
  void (await sendOnce('DELETE', `${payments().path}/${id}`, undefined, { quiet: true }).catch(() => undefined))
