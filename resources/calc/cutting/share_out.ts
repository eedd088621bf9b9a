import { allocate } from '../allocate.ts'
import { dong, exact, given, type Figure } from '../exact.ts'

/** Goods that come of bars of one line: pieces of one length, remnants, or scrap. */
export interface CutPart {
  kind: 'piece' | 'remnant' | 'scrap'
  /** Metres of all of them together. */
  metres: string
}

/** What bars of one line weigh and cost, and what of it is known of their parts. */
export interface CutWhole {
  /** kg on the scale, at most three decimals. */
  kg: string
  /** Whole dong. */
  value: string
  /** Metres that the cuts took away. */
  kerf: string
  /** kg of the scrap on the scale; null where nobody weighed it. */
  scrapKg: Figure
  /** Dong for a kg of scrap. */
  scrapPrice: string
}

export interface CutShare {
  kg: string
  value: string
}

/** kg by length, those of weighed scrap apart; kg of the kerf are gone. */
function shareKg(parts: readonly CutPart[], { kg, kerf, scrapKg }: CutWhole): string[] {
  const isKnown = (part: CutPart) => part.kind === 'scrap' && scrapKg !== null
  const known = parts.some(isKnown) ? scrapKg! : '0'
  const metres = [...parts.map((part) => (isKnown(part) ? '0' : part.metres)), kerf]
  const shares = allocate(exact.sub(kg, known).toFixed(), metres, 3)
  return parts.map((part, place) => (isKnown(part) ? known : shares[place]!))
}

/**
 * What each part weighs and costs. kg follow the length, to the gram: those of all parts and of the kerf are those of
 * the bars. Scrap is worth its price, and no more than it cost; the other parts carry the rest of the value by their
 * length, to the dong.
 * @throws RangeError where scrap weighs more than the bars
 */
export function shareOut(parts: readonly CutPart[], whole: CutWhole): { shares: CutShare[]; kerfKg: string } {
  if (whole.scrapKg !== null && given(whole.scrapKg, 'scrapKg').gt(whole.kg))
    throw new RangeError(`scrap of ${whole.scrapKg} kg is more than ${whole.kg} kg`)
  const kg = shareKg(parts, whole)
  const all = given(whole.kg, 'kg')
  const scrap = parts.map(({ kind }, place) => {
    if (kind !== 'scrap' || all.isZero()) return '0'
    const cost = given(whole.value, 'value').times(kg[place]!).div(all).floor()
    return exact.min(dong(given(whole.scrapPrice, 'scrapPrice').times(kg[place]!)), cost).toFixed()
  })
  const rest = scrap.reduce((left, one) => left.minus(one), given(whole.value, 'value')).toFixed()
  const values = allocate(
    rest,
    parts.map(({ kind, metres }) => (kind === 'scrap' ? '0' : metres)),
  )
  return {
    shares: parts.map(({ kind }, place) => ({
      kg: kg[place]!,
      value: kind === 'scrap' ? scrap[place]! : values[place]!,
    })),
    kerfKg: kg.reduce((left, one) => left.minus(one), all).toFixed(),
  }
}
