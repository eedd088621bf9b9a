import { exactly, type Figure } from './exact.ts'
import type { Available } from './settle/facts.ts'

type Values = Readonly<Record<string, unknown>>

/** A line whose goods are not enough where they leave from, in pieces. */
export interface Shortage {
  /** Id of the line. */
  line: string
  available: string
  asked: string
  /** Another warehouse: one that has enough, else the one with the most; null where none has any. */
  other: { warehouse: string; available: string } | null
}

/**
 * The lines that ask for more than is available in a warehouse, each with where else there is some.
 * @param places by warehouse, that with the most available first
 */
export function shortagesOf(lines: readonly Values[], warehouseId: unknown, places: readonly Available[]): Shortage[] {
  return lines.flatMap((line): Shortage[] => {
    const asked = exactly((line.quantity ?? null) as Figure)
    const all = places.filter(({ productId }) => productId === line.productId)
    const available = all.find(({ warehouse }) => warehouse.id === warehouseId)?.available ?? '0'
    if (line.isService === true) return []
    if (warehouseId == null || line.productId == null || asked === null || asked.lte(available)) return []
    const some = all.filter(
      ({ warehouse, isForSale, available: left }) => warehouse.id !== warehouseId && isForSale && exactly(left)?.gt(0),
    )
    const found = some.find((one) => asked.lte(one.available)) ?? some[0]
    const other = found ? { warehouse: found.warehouse.name, available: found.available } : null
    return [{ line: String(line.id), available, asked: asked.toFixed(), other }]
  })
}
