import { cutBar, readCuts, type Sawing } from '@barem/resources/calc/cutting'
import { aboveZero, exact, fixed, type Figure } from '@barem/resources/calc/exact'
import { v7 as uuid } from 'uuid'
import type { Values } from '#app/engine/behaviour'
import { memberKey, pieceWeightAt, type CutProduct, type Family } from './cut_family.ts'

/** What comes of the bars of a line. */
export interface CutPiece {
  id: string
  /** Which line it comes of, counted from 1. */
  bar: number
  kind: 'piece' | 'remnant' | 'scrap'
  productId: string | null
  length: Figure
  quantity: Figure
  theoreticalWeight: Figure
  weight: Figure
  amount: Figure
}

type Wanted = Pick<CutPiece, 'kind' | 'length' | 'quantity'>

/** Goods that bars of a line become; none while it cannot be said, or is refused at the line. */
function wantedOf({ quantity, cuts }: Values, { length }: CutProduct, sawing: Sawing): Wanted[] {
  const count = aboveZero(quantity as Figure)
  const read = typeof cuts === 'string' ? readCuts(cuts) : null
  const bar = read && aboveZero(length) ? cutBar(length!, read, sawing) : null
  if (!count || !bar || 'needs' in bar) return []
  const pieces = bar.cuts.map(({ length: metres, count: each }): Wanted => ({
    ...{ kind: 'piece', length: metres, quantity: count.times(each).toFixed() },
  }))
  const rest: Wanted[] =
    bar.restIs === 'remnant'
      ? [{ kind: 'remnant', length: bar.rest, quantity: count.toFixed() }]
      : bar.restIs === 'scrap'
        ? [{ kind: 'scrap', length: null, quantity: null }]
        : []
  return [...pieces, ...rest]
}

/** kg of the scrap of a line by barem. */
const scrapWeight = (line: Values, product: CutProduct, sawing: Sawing): Figure => {
  const bar = cutBar(product.length!, readCuts(String(line.cuts))!, sawing)
  return 'needs' in bar ? null : pieceWeightAt(product, bar.rest, exact.mul(String(line.quantity), 1).toFixed())
}

const keyOf = ({ bar, kind, length }: Pick<CutPiece, 'bar' | 'kind' | 'length'>) =>
  [bar, kind, length && fixed(length, 4)].join(' ')

/** What cuttings follow from besides what is written. */
export interface Cutting extends Sawing {
  scrapProductId: string | null
  products: ReadonlyMap<string, CutProduct>
  family: Family
}

/**
 * The goods that come of all lines of a document, each with its product where there is one. Those that were there keep
 * their ids.
 */
export function cutInto(lines: readonly Values[], before: readonly Values[], cutting: Cutting): CutPiece[] {
  const known = new Map((before as unknown as CutPiece[]).map((piece) => [keyOf(piece), piece.id]))
  return lines.flatMap((line, place) => {
    const product = cutting.products.get(String(line.productId))
    if (!product) return []
    return wantedOf(line, product, cutting).map((wanted): CutPiece => {
      const { kind, length, quantity } = wanted
      const bar = place + 1
      return {
        ...{ id: known.get(keyOf({ bar, kind, length })) ?? uuid(), bar, ...wanted, weight: null, amount: null },
        productId:
          kind === 'scrap' ? cutting.scrapProductId : (cutting.family.get(memberKey(product.id, length!)) ?? null),
        theoreticalWeight:
          kind === 'scrap' ? scrapWeight(line, product, cutting) : pieceWeightAt(product, length!, quantity!),
      }
    })
  })
}
