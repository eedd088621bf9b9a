import type { Available, Shelves } from './available.ts'
import { type Line, valueIn } from '../model/line.ts'

/** What of a line's goods is where they leave from, and where else. */
export interface Found {
  /** At the warehouse of the document; null while it names none. */
  here: { onHand: number; reserved: number; available: number } | null
  asked: number
  isShort: boolean
  /** Another warehouse: one that has enough, else the one with the most; null where none has any. */
  other: Available | null
}

const NOTHING = { onHand: 0, reserved: 0, available: 0 }

/** What is found of the goods of a line; null until it is known. */
export function foundFor({ product, count, place, places }: Shelves, line: Line): Found | null {
  const id = valueIn(line, product)
  const all = id === null ? undefined : places?.get(id)
  if (!all) return null
  return foundIn(all, place, Number(valueIn(line, count) ?? 0))
}

/** The same of goods that are asked for so many times. */
export function foundIn(all: readonly Available[], place: string | null, asked: number): Found {
  const own = all.find(({ warehouse }) => warehouse.id === place)
  const here = own
    ? { onHand: Number(own.onHand), reserved: Number(own.reserved), available: Number(own.available) }
    : NOTHING
  const others = all.filter((one) => one !== own && one.isForSale && Number(one.available) > 0)
  const missing = Math.max(asked, 1)
  const other = others.find(({ available }) => Number(available) >= missing) ?? others[0] ?? null
  const isShort = place !== null && here.available < asked
  return { here: place === null ? null : here, asked, isShort, other }
}
