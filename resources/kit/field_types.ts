import type { FormulaName } from '../calc/formulas.ts'
import type { ErrorCode } from '../errors.ts'

/** What every field says, whatever its type. All of it is filled in by the field's builder. */
export interface CommonSpec {
  /** Must have a value on create, and cannot be cleared. */
  required: boolean
  /** Error code of the company-wide unique constraint, or null when values may repeat. */
  unique: ErrorCode | null
  /** Written by the system only: refused in bodies, shown in screens. */
  readOnly: boolean
  /** Former field name, so that a migration renames the column and never drops it. */
  was: string | null
}

interface Bounded {
  /** Inclusive bounds, as decimal strings. */
  min: string
  max: string
}

interface Decimal extends Bounded {
  /** Digits after the point. */
  scale: number
  formula: FormulaName | null
}

/** The options of each field type, filled in. One entry a type; adding one names every table that lacks it. */
export interface FieldSpecs {
  code: { prefix: string; width: number; max: number }
  text: { min: number; max: number }
  longText: { max: number }
  integer: { min: number; max: number; default: number | null }
  decimal: Decimal
  money: Decimal
  weight: Decimal
  percent: Decimal
  boolean: { default: boolean }
  date: { default: 'today' | null }
  dateTime: { default: 'now' | null }
  email: { max: number }
  phone: { max: number }
  taxCode: { max: number }
  color: { default: string | null }
  select: { choices: readonly string[]; default: string | null }
  belongsTo: { to: string }
  belongsToMany: { to: string }
  attributes: { maxEntries: number }
  lines: { fields: Readonly<Record<string, AnyField>>; min: number; max: number }
  image: { maxBytes: number }
  files: { maxBytes: number; maxCount: number; extensions: readonly string[] }
}

export type FieldType = keyof FieldSpecs

/** A field of type T with everything filled in, as the engine and the screens read it. */
export type Field<T extends FieldType = FieldType> = { [K in T]: { readonly type: K } & CommonSpec & FieldSpecs[K] }[T]

/** Any field, as loosely as a generic constraint needs it. */
export type AnyField = { readonly type: FieldType } & CommonSpec

export type Fields = Readonly<Record<string, AnyField>>

/** JSON value of each type on the wire; `select` and `lines` are refined by inference. */
export interface FieldValues {
  code: string
  text: string
  longText: string
  integer: number
  decimal: string
  money: string
  weight: string
  percent: string
  boolean: boolean
  date: string
  dateTime: string
  email: string
  phone: string
  taxCode: string
  color: string
  select: string
  belongsTo: string
  belongsToMany: string[]
  attributes: Record<string, string>
  lines: unknown[]
  image: string
  files: string[]
}
