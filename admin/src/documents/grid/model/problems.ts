import { aboveZero, exactly } from '@barem/resources/calc/exact'
import type { Line } from './line.ts'

/** What is wrong with a cell, as a key of words. */
export type Fault = 'required' | 'unknownGoods' | 'unread' | 'repeated' | 'negative' | 'positive'

/** What is wrong with the cells of a line, by field; those that are right are not there. */
export type Faults = Readonly<Record<string, Fault>>

/** Faults that are told at once, before anybody tries to save. */
const AT_ONCE: ReadonlySet<Fault> = new Set(['unknownGoods', 'unread', 'repeated', 'negative'])

function faultOf(line: Line, field: string, optional: ReadonlySet<string>): Fault | null {
  if (line.unread?.[field] !== undefined) return 'unread'
  if (field === 'productId') return line.productId ? null : line.text ? 'unknownGoods' : 'required'
  const value = (line as unknown as Record<string, string | null | undefined>)[field] ?? null
  const needed =
    !optional.has(field) ||
    (field === 'actualWeight' && line.goods?.weightMode === 'coil' && line.weightSource !== undefined)
  if (value === null || value === '') return needed ? 'required' : null
  if (field === 'quantity') return aboveZero(value) ? null : 'positive'
  return exactly(value)?.lt(0) ? 'negative' : null
}

/** Fields that no line may be without, besides those that are optional here. */
const CHECKED = ['productId', 'quantity', 'priceType', 'unitPrice', 'actualWeight', 'length'] as const
const ALWAYS_OPTIONAL = ['actualWeight', 'length']

/**
 * The faults of each line by its key.
 * @param optional fields that may be empty in this document
 * @param tried whether somebody has tried to save, so that what is missing is told as well
 */
export function faultsOf(lines: readonly Line[], optional: readonly string[], tried: boolean): Map<string, Faults> {
  const none = new Set([...ALWAYS_OPTIONAL, ...optional])
  const times = new Map<string, number>()
  for (const { productId } of lines) if (productId) times.set(productId, (times.get(productId) ?? 0) + 1)
  const found = new Map<string, Faults>()
  for (const line of lines) {
    const faults: Record<string, Fault> = {}
    for (const field of CHECKED) {
      const fault = faultOf(line, field, none)
      if (fault && (tried || AT_ONCE.has(fault))) faults[field] = fault
    }
    if (line.productId && times.get(line.productId)! > 1) faults.productId = 'repeated'
    if (Object.keys(faults).length > 0) found.set(line.key, faults)
  }
  return found
}
