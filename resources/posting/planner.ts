import type { ErrorCode } from '../errors.ts'
import type { LedgerName } from '../ledgers/index.ts'
import type { Balances, Keys } from './balances.ts'

export type Row = Readonly<Record<string, unknown>>

/** An entry of any ledger before it is stored. */
export interface PlannedEntry {
  /** Id of the line of the document that it comes from; null when it comes from the whole. */
  line: string | null
  kind: string
  keys: Keys
  /** What it adds, as decimal strings, below zero where it goes. */
  measures: Readonly<Record<string, string>>
  facts: Row
}

/** Why something cannot be posted, at the line that asks for it. */
export interface PostingRefusal {
  code: ErrorCode
  line: string | null
  /** The field of the line, or of the document. */
  field: string
  rule: string
  /** What it is about, so that the message can name it. */
  keys: Keys
  /** Figures that the message names, such as what is on hand and what is asked for. */
  meta: Readonly<Record<string, string>>
}

export type Posting = { entries: readonly PlannedEntry[] } | { refusals: readonly PostingRefusal[] }

/** What an action posts: a pure function of the document and of balances that are locked. */
export interface Planner {
  ledger: LedgerName
  /** The field with the document's own date. */
  date: string
  /** What its entries are about, each perhaps more than once: what is locked. */
  keys: (document: Row) => Keys[]
  plan: (document: Row, balances: Balances) => Posting
}

/** How a ledger takes back what a document posted: a pure function, as {@link Planner} is. */
export type Undo = (posted: readonly PlannedEntry[], balances: Balances) => Posting
