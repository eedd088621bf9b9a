import { type AnyResource, type Field, type Fields, lineFieldsOf } from '@barem/resources/kit'
import type { FormInstance } from 'antd'
import { today } from '../../format/day.ts'
import { isThere } from '../model/applying.ts'
import { isWritable } from '../model/columns.ts'
import { canonicalOf } from './canonical.ts'

export type Values = Record<string, unknown>

const fieldsOf = (fields: Fields) =>
  (Object.entries(fields) as [string, Field][]).filter(([, field]) => isWritable(field))

/** Words for a moment, by the field types that know them. */
const presets: Partial<Record<Field['type'], () => string>> = {
  date: today,
  dateTime: () => new Date().toISOString(),
}

function preset(field: Field): unknown {
  if (!('default' in field) || field.default === null) return null
  return presets[field.type]?.() ?? field.default
}

/** The values of a new row. */
export const emptyValues = (fields: Fields): Values =>
  Object.fromEntries(fieldsOf(fields).map(([name, field]) => [name, canonicalOf(field, preset(field))]))

/** The values of a row that people may write, as they are compared and sent. */
export const valuesOf = ({ fields }: AnyResource, row: Values): Values =>
  Object.fromEntries(fieldsOf(fields).map(([name, field]) => [name, canonicalOf(field, row[name])]))

/** The values of a row as a form holds them: lines keep what the system wrote in them, for showing. */
export const formValues = (definition: AnyResource, row: Values): Values => ({
  ...valuesOf(definition, row),
  ...Object.fromEntries(lineFieldsOf(definition).map((name) => [name, row[name] ?? []])),
})

/** Puts values in a form as they are; its own `setFieldsValue` keeps the keys of objects that were there before. */
export const putValues = (form: FormInstance, values: Values): void =>
  form.setFields(Object.entries(values).map(([name, value]) => ({ name, value })))

/** Whether two canonical values are one. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/**
 * The fields that differ between two sets of values, with the value of the second; includes fields that are no longer
 * shown.
 */
export function differences(definition: AnyResource, before: Values, after: Values): Values {
  const [old, now] = [valuesOf(definition, before), valuesOf(definition, after)]
  return Object.fromEntries(Object.entries(now).filter(([name, value]) => !isSame(old[name], value)))
}

/** The given values without those of fields that the row does not show: the values for a body. */
const sent = (definition: AnyResource, row: Values, values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => isThere(definition, name, row)))

/** The body that turns `before` into `after`; the server itself empties fields that `after` does not show. */
export const changes = (definition: AnyResource, before: Values, after: Values): Values =>
  sent(definition, after, differences(definition, before, after))

/** The body that creates a row: what was left empty is left out, so that the server fills it in. */
export function newRow(definition: AnyResource, values: Values): Values {
  return Object.fromEntries(
    Object.entries(sent(definition, values, valuesOf(definition, values))).filter(([, value]) => value !== null),
  )
}

/** Whether a new row is one without another key: with lines of a copy, or a name typed where it was missing. */
export const isWorthSaving = (preset: Values = {}, keepsDraft: boolean): boolean =>
  Object.values(preset).some((value) => (keepsDraft ? Array.isArray(value) && value.length > 0 : value !== null))
