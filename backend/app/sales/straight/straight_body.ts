import { UUID } from '@barem/resources/kit'
import type { Values } from '#app/engine/behaviour'
import { mistaken, unknownFields, type FieldError } from '#app/http/api_error'
import { wrongVersion } from '#app/resources/validation/validator'

/** Whose kg count: those of the supplier's slip, or those of the customer's scale. */
export const SCALES = ['slip', 'customer'] as const

/** Goods of one line of an order that go straight to its customer. */
export interface StraightLine {
  orderLineId: string
  /** `quantity`, `declaredWeight` of the slip, `actualWeight` of the customer's scale, and `reason`. */
  values: Values
}

/** What somebody says of goods that went straight from a supplier to a customer. */
export interface Delivery {
  /** The version of the order that the person saw. */
  version: number
  weightBy: (typeof SCALES)[number]
  /** Values that the receipt and the issue share. */
  shared: Values
  supplierSlip: unknown
  /** Said where the issue has exceptions, such as a customer who owes too much. */
  comment: string | null
  lines: readonly StraightLine[]
}

/** Names of the body that both documents share, and those of its lines. */
export const NAMES = {
  shared: ['warehouseId', 'documentDate', 'driverName', 'licencePlate', 'reason', 'note'],
  lines: ['quantity', 'declaredWeight', 'actualWeight', 'reason'],
} as const

/** Lines that a document has at most. */
const MOST = 200

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isAmong = (names: readonly string[], name: string) => names.includes(name)

/** The lines of a body, each about a line of the order. Passes mistakes to `refuse`. */
function linesIn(lines: unknown, refuse: (...errors: FieldError[]) => void): StraightLine[] {
  if (!Array.isArray(lines) || lines.length === 0 || lines.length > MOST) {
    const isMissing = lines === undefined || (Array.isArray(lines) && lines.length === 0)
    refuse(isMissing ? { field: 'lines', rule: 'required' } : { field: 'lines', rule: 'array' })
    return []
  }
  const known = new Map<string, number>()
  return lines.flatMap((line: unknown, place): StraightLine[] => {
    const path = `lines.${place}`
    if (!isObject(line)) {
      refuse({ field: path, rule: 'object' })
      return []
    }
    const { orderLineId, ...values } = line
    const others = Object.keys(values).filter((name) => !isAmong(NAMES.lines, name))
    refuse(...unknownFields(others.map((name) => `${path}.${name}`)))
    const id = typeof orderLineId === 'string' && UUID.test(orderLineId) ? orderLineId.toLowerCase() : null
    const twin = id === null ? undefined : known.get(id)
    if (id === null || twin !== undefined) {
      const field = `${path}.orderLineId`
      refuse(id === null ? { field, rule: 'uuid' } : { field, rule: 'repeatedLine', meta: { line: twin! + 1 } })
      return []
    }
    known.set(id, place)
    return [{ orderLineId: id, values }]
  })
}

/**
 * Reads the body of a straight delivery.
 * @throws ApiError COM_ERR_001 with all errors at their fields: 400 for names that it may not have, else 422
 */
export function deliveryIn(body: Values): Delivery {
  const { version, weightBy = 'slip', supplierSlip = null, comment = null, lines, ...rest } = body
  const others = Object.keys(rest).filter((name) => !isAmong(NAMES.shared, name))
  const errors: FieldError[] = [...unknownFields(others)]
  const refuse = (...found: FieldError[]) => void errors.push(...found)
  if (!isAmong(SCALES, String(weightBy)))
    refuse({ field: 'weightBy', rule: 'enum', meta: { choices: SCALES.join(', ') } })
  if (comment !== null && typeof comment !== 'string') refuse({ field: 'comment', rule: 'string' })
  refuse(...(version === undefined ? [{ field: 'version', rule: 'required' }] : wrongVersion(version)))
  const delivered = linesIn(lines, refuse)
  if (errors.length > 0) throw mistaken(errors)
  return {
    version: version as number,
    weightBy: weightBy as Delivery['weightBy'],
    shared: rest,
    supplierSlip,
    comment: (comment as string | null)?.trim() || null,
    lines: delivered,
  }
}
