import { bucketWord as wordOfBucket } from '@barem/resources/calc/aging'
import { moveWord } from '@barem/resources/debts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../http/client.ts'
import type { Translate } from '../../i18n/translate.ts'
import type { KeptDebts } from './items.ts'

export type Named = { id: string; code: string; name: string }

/** What customers owed on a day by how late it was, in dong; all buckets come to the balance. */
export const BUCKETS = ['notDue', 'late30', 'late60', 'late90', 'later', 'unapplied'] as const
/** Buckets of what is late. */
export const LATE = ['late30', 'late60', 'late90', 'later'] as const
export type Aging = Readonly<Record<(typeof BUCKETS)[number] | 'balance', string>>

export type Party = Aging & {
  id: string
  customer?: Named
  supplier?: Named
  employee?: Named
  creditLimit?: string | null
  creditDays?: number | null
  paymentDays?: number | null
  /** Percent by which goods of a supplier weighed off their documents, of a year; below zero too little came. */
  weightDeviation?: string | null
  overdueDays: number
}

type Sums = { amount: string; initialPaid: string; refund: string; collected: string; owed: string }

/** An invoice or a debt that was taken over, with what of it was paid and what was left. */
export type DebtDocument = Sums & {
  id: string
  code: string
  document: string
  documentId: string
  documentDate: string
  dueDate: string | null
  customer: Named
  order: { [part in keyof Named]: string | null }
  overdueDays: number | null
  paymentStatus: string
}

/** What moved the debt of a party, with the balance after it. */
export type Move = {
  id: string
  date: string
  document: string
  documentId: string
  action: string
  amount: string
  balance: string
  code: string | null
  kind: string | null
  /** The document's own day, when that is another than the day it moved the debt here. */
  documentDate: string
  /** By when it is to be paid, and by how many days what is open of it is late. */
  dueDate: string | null
  overdueDays: number | null
}

export type Entry = {
  id: string
  date: string
  kind: string
  document: string
  documentId: string
  amount: string
  owedAfter: string
  code: string | null
}

/** Days of lateness at which each bucket ends. */
type Ends = readonly [number, number, number]

export type Parties = { rows: Party[]; sum: Aging; total: number; ends: Ends }
/** `unapplied` makes the sum another than the `balance` of customers; both are null where only a part is asked for. */
export type Documents = {
  rows: DebtDocument[]
  sum: Sums & { unapplied: string | null; balance: string | null }
  total: number
}
export type Card = {
  ends: Ends
  party: Omit<Party, 'id'>
  rows: Move[]
  sum: { opening: string; arising: string; paid: string; closing: string }
  total: number
}

export type Statement = Card & { from: string | null; asOf: string }

/** What a move is called: an invoice, a debt that was taken over, a kind of payment, or the undoing of one. */
export const whatOf = ({ items }: KeptDebts, move: Move): string => moveWord(items, move)

/** Whose debts they are. */
export const named = ({ customer, supplier, employee }: Pick<Party, 'customer' | 'supplier' | 'employee'>): Named =>
  (customer ?? supplier ?? employee)!

/** The usual ends, until the server has said those of the company. */
const USUAL: Ends = [30, 60, 90]

/** The word of a bucket, with the days that it is of. */
export function bucketWord(t: Translate, name: (typeof BUCKETS)[number] | 'balance', ends: Ends = USUAL): string {
  const { key, params } = wordOfBucket(name, ends)
  return t(`debt.buckets.${key}`, params)
}

/**
 * What the server says of debts; the last answer stays until the next one comes.
 * @param manner `mayBeRefused` leaves a lack of rights to the caller, who is signed out by it otherwise
 */
export function useDebt<Answer>(
  path: string,
  asked: Readonly<Record<string, string>>,
  { enabled = true, mayBeRefused }: { enabled?: boolean; mayBeRefused?: boolean } = {},
) {
  const query = new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== ''))
  return useQuery({
    queryKey: ['debt', path, String(query)],
    queryFn: async ({ signal }) => (await call<Answer>(`${path}?${query}`, { signal, mayBeRefused })).body,
    placeholderData: (before) => before,
    enabled,
  })
}

/** The part of a list that a page shows. */
export const pageOf = (page: number, size: number) => ({
  _start: String((page - 1) * size),
  _end: String(page * size),
})
