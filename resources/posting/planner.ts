import type { FactName, Facts } from '../calc/settle/facts.ts'
import { FunctionSet } from '../kit/index.ts'
import type { ErrorCode } from '../errors.ts'
import type { LedgerName } from '../ledgers/index.ts'
import type { Balances, Keys } from './balances.ts'

export type Row = Readonly<Record<string, unknown>>

/** An entry of a ledger before it is stored. */
export interface PlannedEntry {
  ledger: LedgerName
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
  /** What it is about, so that the message can name it: ids by the names of keys of any ledger. */
  keys: Keys
  /** Figures that the message names, such as what is on hand and what is asked for. */
  meta: Readonly<Record<string, string>>
  /** What it names that is no figure though it has digits alone, such as a tax code. */
  texts?: Readonly<Record<string, string>>
}

/**
 * Entries of any ledgers, with values of the document that are known by then, such as the debt before it; or all
 * reasons why there are none.
 */
export type Posting = { entries: readonly PlannedEntry[]; values?: Row } | { refusals: readonly PostingRefusal[] }

/** What is locked, by ledger; each perhaps more than once. */
export type LedgerKeys = Readonly<Partial<Record<LedgerName, readonly Keys[]>>>

/** Locked balances of every ledger. */
export type LedgerBalances = Readonly<Record<LedgerName, Balances>>

/** What an action posts: a pure function of the document, of facts, and of balances that are locked. */
export interface Planner<N extends string = string> {
  /** Its name, as `posts` of an action says it. */
  name: N
  /** The field with the document's own date. */
  date: string
  /**
   * Fields of the document that it reads or fills in, those of its lines by path, such as `lines.productId`. Documents
   * that it is named for have them; others are kept from it.
   */
  reads: readonly string[]
  /** What it has to know besides the document. */
  facts: readonly FactName[]
  /** What it reads once the balances of {@link keys} are locked, so that it stays so until the end. */
  lockedFacts?: readonly FactName[]
  /**
   * What its entries are about, as far as the document, with its `id`, says so. Balances of other keys of its entries
   * are locked last: those have to be guarded by the first ones, as the documents of a customer are by the customer.
   */
  keys: (document: Row, facts: Facts) => LedgerKeys
  /** The entries, or all reasons why there are none, each at its line and field. */
  plan: (document: Row, facts: Facts, balances: LedgerBalances) => Posting
}

/** How a ledger takes back what a document posted in it: pure functions, as those of {@link Planner} are. */
export interface Undo {
  /** What it has to know besides what was posted. */
  facts: readonly FactName[]
  /** What it reads of the places of entries once the balances of {@link keys} are locked. */
  lockedFacts?: readonly FactName[]
  keys: (posted: readonly PlannedEntry[]) => LedgerKeys
  /** @param balances as the undoing of the ledgers before leaves them */
  plan: (posted: readonly PlannedEntry[], balances: LedgerBalances, facts: Facts) => Posting
}

/**
 * What happens to what a document holds: it takes as much as there is, keeps no more than it may, or releases all of
 * it.
 */
export type HoldStep = 'take' | 'keep' | 'release'

/** What a document holds while it is in force: pure functions, as those of {@link Planner} are. */
export interface Holder<N extends string = string> {
  name: N
  /** Fields of the document that it reads, as those of a {@link Planner}. */
  reads: readonly string[]
  /** The ledger that keeps what is held, and its key that leads to a line of the document. */
  ledger: LedgerName
  by: string
  facts: readonly FactName[]
  keys: (document: Row) => LedgerKeys
  /** @param before the document as it was, null as it comes into force */
  plan: (step: HoldStep, document: Row, before: Row | null, facts: Facts, balances: LedgerBalances) => Posting
}

/** What actions may post; `index.ts` adds those of the product. */
export const planners = new FunctionSet<Planner>('planner')

/** What documents may hold while they are in force. */
export const holders = new FunctionSet<Holder>('holder')

/** Defines what an action may post, by the name that definitions say. */
export const definePlanner = <const N extends string>(planner: Planner<N>): Planner<N> => Object.freeze(planner)

/** Defines what a document may hold while it is in force, by the name that definitions say. */
export const defineHolder = <const N extends string>(holder: Holder<N>): Holder<N> => Object.freeze(holder)
