import type { AreaCode, ErrorCode } from '../vocabulary/names.ts'
import type { Field, Fields } from '../fields/field_types.ts'
import { snake } from '../names.ts'

type NameOf<F extends Fields> = keyof F & string

/** What is kept of a ledger for each combination of some of its keys, such as a product and a warehouse. */
export interface Balance<Key extends string = string, Measure extends string = string> {
  /** The keys that it is kept for. */
  per: readonly Key[]
  /** The measures that it sums up. */
  of: readonly Measure[]
  /** Once nothing of this measure is left, nothing of the others may be. */
  emptyWith?: Measure
  /** A measure that is below zero on no day either: not even what is entered for a day in the past takes it there. */
  everyDay?: Measure
}

/** How entries are refused with which a balance would be below zero at the end of a day. */
export interface Shortage<Key extends string = string> {
  code: ErrorCode
  /** The word of the refusal, which may name `missing`, `day`, and what the keys lead to. */
  rule: string
  /** The field of the document, or of the line, where it is shown; that with the day unless said. */
  field?: string
  /** A key, and a boolean of the row that it leads to: where that holds, the balance may be below zero. */
  unless?: { key: Key; field: string }
}

export interface LedgerOptions<K extends Fields, M extends Fields> {
  /** What entries are about: relations that each entry has. */
  keys: K
  /** Keys of which each entry has exactly one, such as a customer or a supplier. */
  oneOf?: readonly NameOf<K>[]
  /** Keys whose rows may go, such as lines of an order that is revised: their entries stay. */
  mayGo?: readonly NameOf<K>[]
  /** Whether a document may post the same once more, such as an order that is approved anew. */
  again?: boolean
  /** The numbers that entries add, below zero where something leaves. Their bounds hold for each balance. */
  measures: M
  /** What entries keep besides, such as costs of that moment. */
  facts?: Fields
  /** The kinds of entries. */
  kinds: readonly string[]
  /** What is said where a balance has `everyDay`. One that is below zero already may only rise. */
  short?: Shortage<NameOf<K>>
  /** What whoever puts a row out of use is told of it: a measure, and the area whose view that takes. */
  tells?: { measure: NameOf<M>; area: AreaCode }
  /**
   * The balances that are kept. The first counts the entries of its keys. Locks are taken in this order. With `oneOf`
   * each balance is per one of those keys, and the first of each counts. A first balance that is per none of them, such
   * as the customer of a debt, counts all entries; others are parts of it, or per one of those keys alone.
   */
  balances: readonly Balance<NameOf<K>, NameOf<M>>[]
}

/** A ledger: entries that are only ever added, and the balances that they come to. Plain data. */
export interface Ledger<N extends string = string> {
  name: N
  /** Table of the entries. */
  table: string
  keys: Fields
  oneOf: readonly string[]
  mayGo: readonly string[]
  again: boolean
  measures: Fields
  facts: Fields
  kinds: readonly string[]
  short: Shortage | null
  tells: { measure: string; area: AreaCode } | null
  balances: readonly Required<LedgerBalance>[]
}

export interface LedgerBalance extends Omit<Balance, 'emptyWith' | 'everyDay'> {
  emptyWith: string | null
  everyDay: string | null
  /** Such as `by_product_warehouse`: what its table and the columns of values after each entry are called with. */
  name: string
  table: string
}

/** The column that has a balance's measure as it was after each entry. */
export const afterColumn = ({ name }: LedgerBalance, measure: string): string => `${name}_${snake(measure)}`

/** The key among those of `oneOf` that a balance is per; null where there is no choice. */
const alternativeOf = ({ oneOf }: Pick<Ledger, 'oneOf'>, { per }: LedgerBalance): string | null =>
  oneOf.find((key) => per.includes(key)) ?? null

/** The balance that counts the entries which `balance` sums up. */
export function countedBy(ledger: Pick<Ledger, 'oneOf' | 'balances'>, balance: LedgerBalance): LedgerBalance {
  const first = ledger.balances[0]!
  // All entries add to a balance that is per none of the alternatives.
  if (alternativeOf(ledger, first) === null) return first
  const alternative = alternativeOf(ledger, balance)
  return ledger.balances.find((other) => alternativeOf(ledger, other) === alternative)!
}

/** Whether a balance counts its entries. */
export const counts = (ledger: Pick<Ledger, 'oneOf' | 'balances'>, balance: LedgerBalance): boolean =>
  countedBy(ledger, balance) === balance

/** The balances that an entry with these keys adds to; the first of them counts it. */
export const balancesOf = ({ balances }: Pick<Ledger, 'balances'>, keys: Readonly<Record<string, unknown>>) =>
  balances.filter(({ per }) => per.every((key) => (keys[key] ?? null) !== null))

/** The decimals that a measure is kept with. */
export const scaleOf = ({ measures }: Ledger, name: string): number => {
  const field = measures[name] as Field
  return 'scale' in field ? field.scale : 0
}
