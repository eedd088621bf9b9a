import type { CommonSpec } from '../kit/fields/common_spec.ts'
import type { FieldSpecs, FieldType } from '../kit/fields/field_types.ts'
import { textShapes } from '../kit/fields/text_shapes.ts'

/** Types of fields that need code, or that only the system has. */
type Coded = 'lines' | 'username' | 'permissions'
export type OwnFieldType = Exclude<FieldType, Coded>

/** What an option of a field holds in JSON. */
export type Kind =
  | 'yes'
  /** A whole number from one to another. */
  | { readonly from: number; readonly to: number }
  /** The beginning of codes: a few letters and digits. */
  | 'prefix'
  | 'decimal'
  | 'text'
  | 'keys'
  /** Choices of selects by their field. */
  | 'condition'
  /** Keys with what they are called. */
  | 'named'
  /** One of these words. */
  | readonly string[]

type Options<T extends OwnFieldType> = Partial<Record<keyof FieldSpecs[T] | keyof CommonSpec, Kind>>

/** So many characters are stored of a text of several lines, and compared of one line. */
const LONGEST = { text: 1000, longText: 20_000 }
const characters = (to: number) => ({ max: { from: 1, to } })
const INTEGER = { from: -2_147_483_648, to: 2_147_483_647 }
const number = { min: 'decimal', max: 'decimal', scale: { from: 0, to: 6 }, default: 'decimal' } as const

/** Options that any field may have. */
const common = { required: 'yes', unique: 'yes', when: 'condition' } as const

/**
 * The types of fields that a company may use, each with the options that it may say: values and structure. What needs a
 * function, another area or another table is for developers.
 */
const own: { readonly [T in OwnFieldType]: Options<T> } = {
  code: { prefix: 'prefix', width: { from: 1, to: 10 }, ...characters(60) },
  text: { shape: textShapes, min: { from: 0, to: LONGEST.text }, ...characters(LONGEST.text) },
  longText: characters(LONGEST.longText),
  integer: { min: INTEGER, max: INTEGER, default: INTEGER, daysUntil: 'text' },
  decimal: number,
  money: number,
  weight: number,
  percent: number,
  boolean: { default: 'yes' },
  date: { default: ['today'], notBefore: 'text' },
  dateTime: { default: ['now'] },
  email: characters(254),
  phone: {},
  taxCode: {},
  color: { default: 'text' },
  select: { choices: 'named', default: 'text', usable: 'keys' },
  belongsTo: { to: 'text' },
  belongsToMany: { to: 'text' },
  attributes: { maxEntries: { from: 1, to: 50 } },
  address: {},
  image: {},
  files: { maxCount: { from: 1, to: 20 } },
}

export const ownFieldTypes = Object.keys(own) as OwnFieldType[]

/** The options that a field of a type may have, each with what it holds. */
export const optionsOfOwn = (type: OwnFieldType): Readonly<Record<string, Kind>> => ({ ...common, ...own[type] })
