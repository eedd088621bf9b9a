import type { AreaCode } from '../areas.ts'
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
  /** Selects of the same row that decide whether the field is there at all, with the choices that ask for it; otherwise it is empty. */
  when: Readonly<Record<string, readonly string[]>> | null
  /** Area whose view a person needs besides the resource's own, such as that of cost prices; else the field does not exist for them. */
  area: AreaCode | null
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
  default: string | null
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
  /** `none`: to point nowhere is a choice of its own, worded by the locale key `none.<field>`. */
  belongsTo: { to: string; none: boolean }
  belongsToMany: { to: string }
  attributes: { maxEntries: number }
  /** `distinct`: fields of a line whose values together stand in one line only, such as the product of an order. */
  lines: { fields: Readonly<Record<string, AnyField>>; min: number; max: number; distinct: readonly string[] }
  address: { max: number }
  username: { max: number }
  permissions: { max: number }
  image: { folder: string }
  files: { folder: string; maxCount: number }
}

export type FieldType = keyof FieldSpecs

/** A field of type T with everything filled in, as the engine and the screens read it. */
export type Field<T extends FieldType = FieldType> = { [K in T]: { readonly type: K } & CommonSpec & FieldSpecs[K] }[T]

/** Any field, as loosely as a generic constraint needs it. */
export type AnyField = { readonly type: FieldType } & CommonSpec

export type Fields = Readonly<Record<string, AnyField>>

/**
 * A place in Vietnam: province, ward and street since July 2025, with a district between them before.
 * The codes are those of the official lists; `text` is what was printed when it was written, whatever the lists say later.
 */
export interface Address {
  system: 'new' | 'old'
  province: string
  district: string | null
  /** Null in the few island districts of the old system that had no wards. */
  ward: string | null
  street: string
  text: string
}

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
  address: Address
  username: string
  permissions: string[]
  image: string
  files: string[]
}
