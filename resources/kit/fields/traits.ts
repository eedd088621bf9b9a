import type { FieldType } from './field_types.ts'

/** Properties of every field of a type, whatever its definition. */
export interface Traits {
  /** Where the values are: in a column, as JSON in a column, or in rows of a table of their own. */
  storage: 'column' | 'json' | 'table'
  /** The value of a row without a given one. */
  empty: null | false | readonly [] | Readonly<Record<string, never>>
  /** Whether lists show it unless the definition says otherwise, offer it, or cannot show it. */
  inLists: 'shown' | 'offered' | 'never'
  /** How a list filters by it. */
  filter: 'contains' | 'range' | 'choice' | 'none'
  /** Whether searches read it unless the definition says otherwise. */
  searched: boolean
  /** Whether its values have an order that people know. */
  sorted: boolean
  /** An exact number, kept and sent as a decimal string. */
  exact: boolean
  /** Whether values that differ in capitals are the same where they must not repeat. */
  caseless: boolean
}

const text: Traits = {
  storage: 'column',
  empty: null,
  inLists: 'shown',
  filter: 'contains',
  searched: true,
  sorted: true,
  exact: false,
  caseless: false,
}
const caseless: Traits = { ...text, caseless: true }
const plain: Traits = { ...text, searched: false }
const range: Traits = { ...plain, filter: 'range' }
const number: Traits = { ...range, exact: true }
const choice: Traits = { ...plain, filter: 'choice' }
const json: Traits = { ...plain, storage: 'json', filter: 'none' }

/** The traits of each type, in one table for all code that treats types differently. */
export const traits: Readonly<Record<FieldType, Traits>> = {
  code: caseless,
  text: caseless,
  longText: { ...plain, inLists: 'offered' },
  integer: range,
  decimal: number,
  money: number,
  weight: number,
  percent: number,
  boolean: { ...choice, empty: false },
  date: range,
  dateTime: range,
  email: caseless,
  phone: text,
  taxCode: text,
  color: plain,
  select: choice,
  belongsTo: choice,
  belongsToMany: { ...choice, storage: 'table', empty: [], inLists: 'offered', sorted: false },
  attributes: { ...json, empty: {}, inLists: 'never', sorted: false },
  lines: { ...json, storage: 'table', empty: [], inLists: 'never', sorted: false },
  address: { ...json, filter: 'contains' },
  username: caseless,
  permissions: { ...json, empty: [], inLists: 'offered' },
  image: { ...plain, filter: 'none', sorted: false },
  files: { ...json, empty: [], inLists: 'never', sorted: false },
}
