import type { Field, Fields } from '../fields/field_types.ts'
import { snake } from '../names.ts'

type NameOf<F extends Fields> = keyof F & string

/** What is kept of a ledger for each combination of some of its keys, such as a product and a warehouse. */
export interface Balance<Key extends string = string, Measure extends string = string> {
  per: readonly Key[]
  of: readonly Measure[]
  /** Once nothing of this measure is left, nothing of the others may be. */
  emptyWith?: Measure
}

export interface LedgerOptions<K extends Fields, M extends Fields> {
  /** What entries are about: relations that each entry has. */
  keys: K
  /** What entries add, below zero where it goes: numbers. Their bounds are those of one balance. */
  measures: M
  /** What entries keep besides. */
  facts?: Fields
  /** What entries may be. */
  kinds: readonly string[]
  /** The first counts the entries of its keys; locks are taken in this order. */
  balances: readonly Balance<NameOf<K>, NameOf<M>>[]
}

/** A ledger: entries that are only ever added, and the balances that they come to. Plain data. */
export interface Ledger<N extends string = string> {
  name: N
  /** Table of the entries. */
  table: string
  keys: Fields
  measures: Fields
  facts: Fields
  kinds: readonly string[]
  balances: readonly Required<LedgerBalance>[]
}

export interface LedgerBalance extends Omit<Balance, 'emptyWith'> {
  emptyWith: string | null
  /** Such as `by_product_warehouse`: what its table and the columns of values after each entry are called with. */
  name: string
  table: string
}

/** The column that has a balance's measure as it was after each entry. */
export const afterColumn = ({ name }: LedgerBalance, measure: string): string => `${name}_${snake(measure)}`

/** The decimals that a measure is kept with. */
export const scaleOf = ({ measures }: Ledger, name: string): number => {
  const field = measures[name] as Field
  return 'scale' in field ? field.scale : 0
}
