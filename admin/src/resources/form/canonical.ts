import {
  type Address,
  type Field,
  type Fields,
  type FieldType,
  normalisePhone,
  normaliseTaxCode,
  shapesOfText,
} from '@barem/resources/kit'
import { isWritable } from '../model/columns.ts'

type Canonical = (value: unknown) => unknown

const text: Canonical = (value) => String(value ?? '').trim() || null
const through =
  (tidy: (text: string) => string): Canonical =>
  (value) =>
    tidy(String(value ?? '').trim()) || null

/** `12.500` and `12.5` are one number; neither is a binary fraction on the way. */
const decimal: Canonical = (value) => {
  const digits = String(value ?? '').trim()
  return digits === '' ? null : digits.includes('.') ? digits.replace(/\.?0+$/, '') : digits
}

const same: Canonical = (value) => value ?? null
const list: Canonical = (value) => value ?? []

/** The printed text follows from the rest, so it does not count as a change. */
const placed = (value: Address | null | undefined) =>
  value
    ? {
        system: value.system,
        province: value.province ?? null,
        district: value.district ?? null,
        ward: value.ward ?? null,
        street: String(value.street ?? '').trim(),
      }
    : null

/** The form in which values of each type are compared and sent. Null means empty. */
export const canonical: Record<FieldType, Canonical> = {
  code: text,
  text,
  longText: text,
  integer: same,
  decimal,
  money: decimal,
  weight: decimal,
  percent: decimal,
  boolean: (value) => value ?? false,
  date: same,
  dateTime: (value) => (value ? new Date(String(value)).toISOString() : null),
  email: text,
  phone: through(normalisePhone),
  taxCode: through(normaliseTaxCode),
  color: text,
  select: same,
  belongsTo: same,
  belongsToMany: list,
  attributes: (value) => value ?? {},
  lines: list,
  username: text,
  address: (value) => placed(value as Address | null | undefined),
  permissions: list,
  image: same,
  files: list,
}

type Line = Readonly<Record<string, unknown>>

/** A line as it is sent: what people may write of it, with its id if it has one; a new one leaves out what is empty. */
function lineOf(fields: Fields, line: Line): Line {
  const values = (Object.entries(fields) as [string, Field][])
    .filter(([, field]) => isWritable(field))
    .map(([name, field]): [string, unknown] => [name, canonicalOf(field, line[name])])
  return line.id
    ? { id: line.id, ...Object.fromEntries(values) }
    : Object.fromEntries(values.filter(([, value]) => value !== null))
}

/** The form of a field's value in which it is compared and sent; lines hold fields of their own. */
export const canonicalOf = (field: Field, value: unknown): unknown =>
  field.type === 'lines'
    ? ((value as Line[] | null | undefined) ?? []).map((line) => lineOf(field.fields, line))
    : field.type === 'text' && field.shape !== null
      ? through(shapesOfText[field.shape].normalise)(value)
      : canonical[field.type](value)
