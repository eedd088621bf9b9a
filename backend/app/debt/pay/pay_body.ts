import { exactly } from '@barem/resources/calc/exact'
import { owedKeys, payableDebts, type PayableKey } from '@barem/resources/debts'
import { isDay, UUID } from '@barem/resources/kit'
import type { Values } from '#app/engine/behaviour'
import { mistaken, unknownFields, type FieldError } from '#app/http/api_error'

/** Most debts that are paid together. */
export const MOST = 200

/** A debt to a supplier and what is paid of it, in whole dong. */
export interface PaidItem {
  key: PayableKey
  id: string
  amount: string
}

/** Debts that are paid together, from one fund on one day. */
export interface PaidTogether {
  items: readonly PaidItem[]
  fundId: string
  executionDate: string
  content: string | null
}

const FIELDS = ['items', 'fundId', 'executionDate', 'content']
const ITEM_FIELDS = ['key', 'id', 'amount']
const KEYS = owedKeys(payableDebts.items)

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isId = (value: unknown): value is string => typeof value === 'string' && UUID.test(value)

function mistakesOf(item: unknown, path: string): FieldError[] {
  if (!isObject(item)) return [{ field: path, rule: 'object' }]
  const { key, id, amount } = item
  const figure = typeof amount === 'string' ? exactly(amount) : null
  return [
    ...unknownFields(
      Object.keys(item)
        .filter((name) => !ITEM_FIELDS.includes(name))
        .map((name) => `${path}.${name}`),
    ),
    ...(KEYS.some((one) => one === key) ? [] : [{ field: `${path}.key`, rule: 'enum' }]),
    ...(isId(id) ? [] : [{ field: `${path}.id`, rule: 'uuid' }]),
    ...(figure?.isInteger() && figure.gt(0) ? [] : [{ field: `${path}.amount`, rule: 'min', meta: { min: '1' } }]),
  ]
}

function mistakesOfItems(items: unknown): FieldError[] {
  if (!Array.isArray(items)) return [{ field: 'items', rule: 'array' }]
  if (items.length === 0) return [{ field: 'items', rule: 'array_minLength', meta: { count: 1 } }]
  if (items.length > MOST) return [{ field: 'items', rule: 'array_maxLength', meta: { max: MOST } }]
  return items.flatMap((item, place) => mistakesOf(item, `items.${place}`))
}

/** @throws ApiError naming every field that cannot be read */
export function paidTogetherIn(body: Values): PaidTogether {
  const { items, fundId, executionDate, content = null } = body
  const errors: FieldError[] = [
    ...unknownFields(Object.keys(body).filter((name) => !FIELDS.includes(name))),
    ...mistakesOfItems(items),
    ...(isId(fundId) ? [] : [{ field: 'fundId', rule: 'uuid' }]),
    ...(typeof executionDate === 'string' && isDay(executionDate) ? [] : [{ field: 'executionDate', rule: 'date' }]),
    ...(content === null || typeof content === 'string' ? [] : [{ field: 'content', rule: 'string' }]),
  ]
  if (errors.length > 0) throw mistaken(errors)
  return {
    items: items as PaidItem[],
    fundId: String(fundId),
    executionDate: String(executionDate),
    content: content as string | null,
  }
}
