import type { Basis, ShapeName } from '@barem/resources/calc/shapes'
import { useTranslate } from '@refinedev/core'
import { formatNumber } from '../../format/number.ts'
import type { WeightInput } from './weight.ts'

const NO_BREAK = '\u00a0'

/** Shapes whose pieces are sheets and not bars. */
const SHEETS: ReadonlySet<string> = new Set<ShapeName>(['plate', 'checkered_plate'])

/** Digits behind the point of a barem: all that are kept, since orders count with them. */
const KEPT = 6

/** A weight of one metre, piece or bundle in kg. */
export const baremFigure = (value: string): string => formatNumber(value, KEPT)

export type UnitOf = Basis | 'bundle'

/** Units of weight: goods that are sold by them have pieces all the same. */
const WEIGHTS = /^(kg|tạ|tấn|tonne)$/i

/** Figures of weight with what they are of: `2.274 kg/m`, `13.64 kg/cây`. */
export function useUnits({ shape, piece }: Pick<WeightInput, 'shape' | 'piece'>) {
  const t = useTranslate()
  const usual = t(`products.piece.${shape && SHEETS.has(shape) ? 'sheet' : 'bar'}`)
  const called = piece && !WEIGHTS.test(piece) ? piece.toLocaleLowerCase('vi') : usual
  const unit = (of: UnitOf) => t(`products.unit.${of}`, { piece: called })
  return {
    unit,
    per: (of: UnitOf) => t(`products.per.${of}`, { piece: called }),
    figure: (value: string, of: UnitOf) => baremFigure(value) + NO_BREAK + unit(of),
  }
}
