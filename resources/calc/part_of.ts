import type { Measured } from './cost.ts'
import { given, rounded } from './exact.ts'

/** Whether this many pieces are all that is left here, or across the company. */
export const isLast = (whole: Pick<Measured, 'pieces'>, pieces: string): boolean =>
  given(whole.pieces, 'pieces').eq(given(pieces, 'pieces'))

/** Pieces with the kg of their part of what is here; the last ones have all kg. */
export function partOf(here: Measured, pieces: string): Measured {
  const whole = given(here.pieces, 'pieces')
  const kg = (figure: string) =>
    whole.isZero() ? '0' : rounded(given(figure, 'kg').times(given(pieces, 'pieces')).div(whole), 3)
  return isLast(here, pieces) ? { ...here } : { pieces, actualKg: kg(here.actualKg), baremKg: kg(here.baremKg) }
}
