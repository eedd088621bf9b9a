import type { Values } from '#app/engine/behaviour'
import { mistaken, unknownFields, type FieldError } from '#app/http/api_error'

/** What somebody brings back and takes instead, in one go. */
export interface Exchange {
  /** The body of the return. */
  back: Values
  /** The body of the order of the goods that are taken; its customer is that of the return. */
  order: Values
  /** Values of the issue of these goods. */
  issue: Values
  /** Money for the difference; null where none is received. */
  payment: Values | null
  /** Whether both are stored as drafts alone, such as by somebody who may not receive goods. */
  isDraft: boolean
}

const NAMES = {
  issue: ['officerId', 'receivingOfficer', 'driverName', 'licencePlate', 'note'],
  payment: ['amount', 'paymentMethodId', 'fundId', 'payer', 'content', 'note'],
} as const

/** What follows from the return. */
const FOLLOWING = ['returnId', 'customerId']

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const others = (value: Values, isKnown: (name: string) => boolean, path = ''): FieldError[] =>
  unknownFields(
    Object.keys(value)
      .filter((name) => !isKnown(name))
      .map((name) => path + name),
  )

/**
 * Reads the body of an exchange: `return`, `order`, `issue`, `payment` and `isDraft`.
 * @throws ApiError COM_ERR_001 with all errors at their fields: 400 for names that it may not have, else 422
 */
export function exchangeIn(body: Values): Exchange {
  const { return: back, order, issue = {}, payment = null, isDraft = false, ...rest } = body
  const errors: FieldError[] = [...others(rest, () => false)]
  const part = (name: string, value: unknown, isKnown: (field: string) => boolean): Values => {
    if (!isObject(value)) {
      errors.push({ field: name, rule: value === undefined ? 'required' : 'object' })
      return {}
    }
    errors.push(...others(value, isKnown, `${name}.`))
    return value
  }
  const among = (names: readonly string[]) => (field: string) => names.includes(field)
  if (typeof isDraft !== 'boolean') errors.push({ field: 'isDraft', rule: 'boolean' })
  const exchange: Exchange = {
    back: part('return', back, () => true),
    order: part('order', order, (field) => !FOLLOWING.includes(field)),
    issue: part('issue', issue, among(NAMES.issue)),
    payment: payment === null ? null : part('payment', payment, among(NAMES.payment)),
    isDraft: isDraft === true,
  }
  if (errors.length > 0) throw mistaken(errors)
  return exchange
}

/** Names of the parts that an exchange says of the documents that are made from others. */
export const PART_NAMES = NAMES
