import vine from '@vinejs/vine'
import { exactly, type Figure } from '@barem/resources/calc/exact'
import type { QuotedLine, QuoteInput } from '@barem/resources/calc/quote'
import { measures } from '@barem/resources/calc/measures'
import { quotedFields, type quotedLineFields } from '@barem/resources/calc/quote/fields'
import { priceTypes, type PriceType, type WeightSource } from '@barem/resources/calc/line'
import { isDay, UUID, type AnyResource } from '@barem/resources/kit'
import { mistaken } from '#app/http/api_error'
import { checked } from '#app/identity/validators'
import { withLabels } from '#app/resources/validation/naming'

const any = () => vine.any().nullable().optional()

/** Fields of an order that prices depend on. */
const header = {
  ...Object.fromEntries(quotedFields.map((name) => [name, any()])),
  lines: vine.array(vine.any().nullable()).maxLength(200),
}

const sources: readonly WeightSource[] = ['estimated', 'weighed', 'manual', 'declared']

const idOf = (value: unknown): string | null =>
  typeof value === 'string' && UUID.test(value) ? value.toLowerCase() : null
const oneOf = <T extends string>(choices: readonly T[], value: unknown): T | null =>
  choices.find((choice) => choice === value) ?? null

/** A figure of zero or more; null for anything else, such as a number that is still being typed. */
function figureOf(value: unknown): Figure {
  const figure = typeof value === 'number' ? String(value) : value
  return typeof figure === 'string' && exactly(figure)?.gte(0) ? figure : null
}

function placeOf(value: unknown): QuoteInput['shippingAddress'] {
  const { system, province } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
  return (system === 'new' || system === 'old') && typeof province === 'string' ? { system, province } : null
}

/** How each field of a line is read. */
const readers: Record<'id' | (typeof quotedLineFields)[number], (value: unknown) => unknown> = {
  id: idOf,
  productId: idOf,
  [measures.piece]: figureOf,
  length: figureOf,
  actualWeight: figureOf,
  weightSource: (value) => oneOf(sources, value),
  priceType: (value) => oneOf<PriceType>(priceTypes, value),
  unitPrice: figureOf,
}

function lineOf(value: unknown): QuotedLine {
  const line = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
  return Object.fromEntries(Object.entries(readers).map(([name, read]) => [name, read(line[name])])) as never
}

/**
 * An order as somebody is typing it: missing or invalid values are ignored, so that the rest is still answered.
 * @param seen the order as they see it: hidden fields are refused, or answers would reveal something of them
 * @throws ApiError naming fields that an order does not have, and a body without a day or lines
 */
export async function quoteBody(body: Record<string, unknown>, seen: AnyResource): Promise<QuoteInput> {
  const known = Object.fromEntries(Object.entries(header).filter(([name]) => Object.hasOwn(seen.fields, name)))
  const given = await checked<Record<string, unknown> & { lines: unknown[] }>(known, body)
  if (typeof given.orderDate !== 'string' || !isDay(given.orderDate))
    return withLabels(seen, () => {
      throw mistaken([{ field: 'orderDate', rule: given.orderDate ? 'date' : 'required' }])
    })
  return {
    orderDate: given.orderDate,
    customerId: idOf(given.customerId),
    salesMethodId: idOf(given.salesMethodId),
    salesChannelId: idOf(given.salesChannelId),
    deliveryTariffId: idOf(given.deliveryTariffId),
    distance: figureOf(given.distance),
    shippingAddress: placeOf(given.shippingAddress),
    discountSource: given.discountSource === 'manual' ? 'manual' : 'policy',
    discount: figureOf(given.discount),
    sourcePrice: figureOf(given.sourcePrice),
    calculationMethod: oneOf<PriceType>(priceTypes, given.calculationMethod),
    lines: given.lines.map(lineOf),
  }
}
