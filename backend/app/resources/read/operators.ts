import { isDay, isMoment, UUID } from '@barem/resources/kit'
import type { FieldType } from '@barem/resources/kit'
import { tooMany, unknownName } from '#app/http/api_error'
import type { Queryable } from './columns.ts'
import { linkedRows } from './linked_rows.ts'

/** Values of one filter. */
const MOST_VALUES = 200

export const operators = ['eq', 'ne', 'gte', 'lte', 'like', 'in', 'null'] as const
export type Operator = (typeof operators)[number]

/**
 * The operators that a filter may use: rows of another table cannot be compared by order, and only nullable fields can
 * be tested for being empty.
 */
export const operatorsOf = ({ type, nullable }: Queryable): readonly Operator[] =>
  operators.filter((operator) =>
    operator === 'null' ? nullable : type !== 'belongsToMany' || ['eq', 'ne', 'in'].includes(operator),
  )

const DECIMAL = /^-?\d{1,15}(\.\d{1,6})?$/
const isInteger = (text: string) => /^-?\d{1,9}$/.test(text)
const anything = () => true

/** Rule name and test of a filter's value, by field type. */
const readable: Record<FieldType, { rule: string; test: (text: string) => boolean }> = {
  code: { rule: 'string', test: anything },
  text: { rule: 'string', test: anything },
  longText: { rule: 'string', test: anything },
  email: { rule: 'string', test: anything },
  phone: { rule: 'string', test: anything },
  taxCode: { rule: 'string', test: anything },
  color: { rule: 'string', test: anything },
  image: { rule: 'string', test: anything },
  select: { rule: 'enum', test: anything },
  integer: { rule: 'integer', test: isInteger },
  decimal: { rule: 'number', test: (text) => DECIMAL.test(text) },
  money: { rule: 'number', test: (text) => DECIMAL.test(text) },
  weight: { rule: 'number', test: (text) => DECIMAL.test(text) },
  percent: { rule: 'number', test: (text) => DECIMAL.test(text) },
  boolean: { rule: 'boolean', test: (text) => text === 'true' || text === 'false' },
  date: { rule: 'date', test: isDay },
  dateTime: { rule: 'dateTime', test: (text) => isDay(text) || isMoment(text) },
  belongsTo: { rule: 'uuid', test: (text) => UUID.test(text) },
  belongsToMany: { rule: 'uuid', test: (text) => UUID.test(text) },
  username: { rule: 'string', test: anything },
  address: { rule: 'string', test: anything },
  permissions: { rule: 'string', test: anything },
  attributes: { rule: 'string', test: anything },
  lines: { rule: 'string', test: anything },
  files: { rule: 'string', test: anything },
}

/** `true` for rows where the field is empty, `false` for the others. */
function readEmptiness(key: string, values: string[]): string[] {
  if (values.length !== 1 || !readable.boolean.test(values[0]!)) throw unknownName('boolean', [key])
  return values
}

/** The values of a filter once they can be compared. @throws ApiError 400 naming the filter */
export function readValues(target: Queryable, operator: Operator, key: string, values: string[]): string[] {
  if (values.length > MOST_VALUES) throw tooMany(key, MOST_VALUES)
  if (operator === 'null') return readEmptiness(key, values)
  const { rule, test } = readable[target.type]
  const choices = target.field?.type === 'select' ? target.field.choices : null
  const readableValue = (value: string) =>
    !value.includes('\0') &&
    value.isWellFormed() &&
    (operator === 'like' ||
      (test(value) && (!choices || operator === 'gte' || operator === 'lte' || choices.includes(value))))
  if (!values.every(readableValue)) throw unknownName(rule, [key])
  if (['gte', 'lte', 'like'].includes(operator) && values.length !== 1) throw unknownName(rule, [key])
  return values
}

export const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')

type Bind = (value: unknown) => string

/** The end of a Vietnamese day as a moment: filters by day mean the whole day there. */
const dayStart = (parameter: string, days: number) =>
  `((${parameter}::date + ${days})::timestamp at time zone 'Asia/Ho_Chi_Minh')`

function range(target: Queryable, operator: 'gte' | 'lte', value: string, bind: Bind): string {
  const sign = operator === 'gte' ? '>=' : '<='
  if (target.type === 'dateTime' && isDay(value))
    return operator === 'gte'
      ? `${target.column} >= ${dayStart(bind(value), 0)}`
      : `${target.column} < ${dayStart(bind(value), 1)}`
  if (target.type === 'text' || target.type === 'address')
    return `vietnamese_order(${target.column}) ${sign} vietnamese_order(${bind(value)}::text)`
  return `${target.column} ${sign} ${bind(value)}::${target.cast}`
}

function any(target: Queryable, values: string[], bind: Bind): string {
  if (target.type === 'dateTime' && values.every(isDay))
    return `(${values.map((value) => `(${range(target, 'gte', value, bind)} and ${range(target, 'lte', value, bind)})`).join(' or ')})`
  return `${target.column} = any(${bind(values)}::${target.cast}[])`
}

/** The rows that a field of many points to, as a subselect. */
const linked = (table: string, { name, field }: Queryable) =>
  `select from ${linkedRows({ table }, name, field!)} j where j.tenant_id = t.tenant_id and j.owner_id = t.id`

/** Rows where a field is empty; text that was trimmed to nothing is empty too. */
function isEmpty(table: string, target: Queryable): string {
  if (target.type === 'belongsToMany') return `not exists (${linked(table, target)})`
  return target.cast === 'text' ? `coalesce(${target.column}, '') = ''` : `${target.column} is null`
}

/** SQL condition of one filter. `bind` stores a value and gives its placeholder. */
export function condition(table: string, target: Queryable, operator: Operator, values: string[], bind: Bind): string {
  const many = target.type === 'belongsToMany'
  const has = () =>
    values.length === 0
      ? isEmpty(table, target)
      : many
        ? `exists (${linked(table, target)} and j.target_id = any(${bind(values)}::uuid[]))`
        : any(target, values, bind)
  const conditions: Record<Operator, () => string> = {
    eq: has,
    in: () => (values.length === 0 ? 'false' : has()),
    ne: () => (many || values.length === 0 ? `not (${has()})` : `(${has()}) is not true`),
    gte: () => range(target, 'gte', values[0]!, bind),
    lte: () => range(target, 'lte', values[0]!, bind),
    null: () => (values[0] === 'true' ? isEmpty(table, target) : `not (${isEmpty(table, target)})`),
    like: () => `search_form(${target.column}::text) like '%' || search_form(${bind(escapeLike(values[0]!))}) || '%'`,
  }
  return conditions[operator]()
}
