import type { AnyResource } from '@barem/resources/kit'
import { call } from '../../../http/client.ts'
import { postOnce, sendOnce } from '../../../http/sendOnce.ts'
import type { AnyRow } from '../../../resources/model/columns.ts'
import { exact, exactly } from '@barem/resources/calc/exact'
import { paymentKind } from '@barem/resources/debts'
import { firstKeys, type Item, payments } from '../items.ts'

/** Whom money comes from or goes to, and the item that it is for: null for what is due first. */
export interface Debtor {
  /** What kind of payment settles it, such as `receipt`. */
  kind: 'receipt' | 'refund' | 'payment'
  partyId: string
  name: string
  first: Item | null
  /** The number of that item. */
  code?: string
  /** Whole dong that are owed of it, or held. */
  owed: string
}

/** What buttons and messages of each kind say. */
const words = {
  receipt: { button: 'debt.collect', title: 'debt.collectFrom', done: 'debt.collectDone', asked: 'debt.collectAsked' },
  refund: { button: 'debt.payBack', title: 'debt.payBackTo', done: 'debt.payBackDone', asked: 'debt.collectAsked' },
  payment: { button: 'debt.pay', title: 'debt.payTo', done: 'debt.payDone', asked: 'debt.payAsked' },
} as const

export const wordsOf = ({ kind }: { kind: unknown }) => words[kind as keyof typeof words] ?? words.receipt

/** Whether money goes back that is held. */
export const isBack = ({ kind }: Pick<Debtor, 'kind'>): boolean => paymentKind(kind).does === 'back'

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

/** The action that posts a payment, or asks for its approval where a workflow says so. */
const posting = ({ states }: AnyResource): string =>
  Object.entries(states!.actions).find(([, { approval }]) => approval === 'open')![0]

export const stateOf = (row: AnyRow): string => String(row[(payments().states as { field: string }).field])

/** Whether money is collected for one debt alone: a payment has no field for it, so that a line says it. */
export const isAlone = (debtor: Debtor): boolean =>
  debtor.first !== null && !isBack(debtor) && !firstKeys(paymentKind(debtor.kind).debts).includes(debtor.first.key)

/** How a payment says which debt it pays first: it is for an invoice, or has a line for a debt that was taken over. */
function paidFirst(debtor: Debtor, { amount }: Said) {
  const { first, owed, kind } = debtor
  const none = Object.fromEntries(firstKeys(paymentKind(kind).debts).map((key) => [key, null]))
  if (!first) return none
  if (isBack(debtor)) return { [first.key]: first.id }
  if (!isAlone(debtor)) return { ...none, [first.key]: first.id }
  const given = exactly(amount)
  const part = given && exact.min(given, owed).toFixed()
  return { ...none, allocations: [{ [first.key]: first.id, amount: part }] }
}

/**
 * The payment that is stored.
 * @param content what the money is for, as its voucher and the bank show it
 */
export const bodyOf = (debtor: Debtor, said: Said, content: string) => ({
  ...{ kind: debtor.kind, content, [paymentKind(debtor.kind).debts.party]: debtor.partyId },
  ...paidFirst(debtor, said),
  ...said,
})

/**
 * Stores a receipt of money, in the draft of the attempt before if there is one. What is the same is not sent again: an
 * attempt whose answer was lost may have been posted.
 * @throws ApiError, NetworkError
 */
export async function saved(debtor: Debtor, said: Said, content: string, draft: Draft | null): Promise<Draft> {
  const { path } = payments()
  const body = bodyOf(debtor, said, content)
  const text = JSON.stringify(body)
  if (draft?.text === text) return draft
  const row = draft
    ? (await sendOnce<AnyRow>('PATCH', `${path}/${draft.row.id}`, { version: draft.row.version, ...body })).body
    : (await postOnce<AnyRow>(path, body)).body
  return { row, text }
}

export const posted = async ({ id, version }: AnyRow): Promise<AnyRow> =>
  (await postOnce<AnyRow>(`${payments().path}/${id}/${posting(payments())}`, { version })).body

/** A draft whose posting may have happened though its answer was lost: its row when it did, null when it did not. */
export async function postedMeanwhile({ row }: Draft): Promise<AnyRow | null> {
  const now = (await call<AnyRow>(`${payments().path}/${row.id}`, { quiet: true })).body
  return stateOf(now) === stateOf(row) ? null : now
}

/** Deletes the draft of an attempt that was refused; says whether it is gone. */
export const deleted = async ({ row }: Draft): Promise<boolean> =>
  sendOnce('DELETE', `${payments().path}/${row.id}`, undefined, { quiet: true }).then(
    () => true,
    () => false,
  )

/** Deletes the draft of an attempt that was given up; returns its row where it was posted meanwhile. */
export const dropped = async (draft: Draft): Promise<AnyRow | null> =>
  sendOnce('DELETE', `${payments().path}/${draft.row.id}`, undefined, { quiet: true }).then(
    () => null,
    () => postedMeanwhile(draft).catch(() => null),
  )
