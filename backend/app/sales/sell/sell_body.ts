import { UUID } from '@barem/resources/kit'
import type { Values } from '#app/engine/behaviour'
import { mistaken, unknownFields, type FieldError } from '#app/http/api_error'
import { wrongVersion } from '#app/resources/validation/validator'

/** What a sale at once says besides its order: values of the issue, of the invoice and of the money received. */
export interface Sale {
  /** The version of the order that the person saw. */
  version: number
  issue: Values
  /** What was weighed, by the line of the order. */
  weighed: ReadonlyMap<string, Values>
  invoice: Values
  /** Null where nothing is received. */
  payment: Values | null
}

/** Names that each part may have; what else its document holds follows from the order. */
export const NAMES = {
  issue: [
    'warehouseId',
    'officerId',
    'receivingOfficer',
    'driverName',
    'licencePlate',
    'ticketIds',
    'reason',
    'note',
    'lines',
  ],
  invoice: ['dueDate', 'note'],
  payment: ['amount', 'paymentMethodId', 'fundId', 'payer', 'content', 'note'],
} as const

/** Names of a line of the issue, besides the line of the order that it is about. */
export const LINE_NAMES = ['actualWeight', 'reason'] as const

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const others = (value: Values, names: readonly string[], path = ''): FieldError[] =>
  unknownFields(
    Object.keys(value)
      .filter((name) => !names.includes(name))
      .map((name) => path + name),
  )

/** Lines by the line of the order that each is about. Passes mistakes to `refuse`. */
function weighedIn(lines: unknown, refuse: (...errors: FieldError[]) => void): Map<string, Values> {
  if (lines === undefined) return new Map()
  if (!Array.isArray(lines)) {
    refuse({ field: 'issue.lines', rule: 'array' })
    return new Map()
  }
  return new Map(
    lines.flatMap((line: unknown, place): [string, Values][] => {
      const path = `issue.lines.${place}`
      if (!isObject(line)) {
        refuse({ field: path, rule: 'object' })
        return []
      }
      const { orderLineId, ...said } = line
      refuse(...others(said, LINE_NAMES, `${path}.`))
      if (typeof orderLineId === 'string' && UUID.test(orderLineId)) return [[orderLineId.toLowerCase(), said]]
      refuse({ field: `${path}.orderLineId`, rule: 'uuid' })
      return []
    }),
  )
}

/**
 * Reads the body of a sale at once: `version`, `issue` with `lines`, `invoice` and `payment`.
 * @throws ApiError COM_ERR_001 with all errors at their fields: 400 for names that it may not have, else 422
 */
export function saleIn(body: Values): Sale {
  const { version, issue = {}, invoice = {}, payment = null, ...rest } = body
  const errors: FieldError[] = [...others(rest, [])]
  const refuse = (...found: FieldError[]) => void errors.push(...found)
  const part = (name: keyof typeof NAMES, value: unknown): Values => {
    if (!isObject(value)) {
      refuse({ field: name, rule: 'object' })
      return {}
    }
    refuse(...others(value, NAMES[name], `${name}.`))
    return value
  }
  const { lines, ...issued } = part('issue', issue)
  const sale = {
    issue: issued,
    weighed: weighedIn(lines, refuse),
    invoice: part('invoice', invoice),
    payment: payment === null ? null : part('payment', payment),
  }
  refuse(...(version === undefined ? [{ field: 'version', rule: 'required' }] : wrongVersion(version)))
  if (errors.length > 0) throw mistaken(errors)
  return { version: version as number, ...sale }
}
