import type { Basis, ShapeName } from '@barem/resources/calc/shapes'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../format/number.ts'
import type { WeightInput } from './weight.ts'

const NO_BREAK = '\u00a0'

/** Shapes whose pieces are sheets and not bars. */
const SHEETS: ReadonlySet<string> = new Set<ShapeName>(['plate', 'checkered_plate'])

/** Mills give three decimals to a metre; scales give two to a piece. */
const DECIMALS: Record<Basis, number> = { metre: 3, piece: 2 }

export type UnitOf = Basis | 'bundle'

/** Units of weight: goods that are sold by them have pieces all the same. */
const WEIGHTS = /^(kg|tạ|tấn|tonne)$/i

/** Figures of weight with what they are of: `2.274 kg/m`, `13.64 kg/cây`. */
export function useUnits({ shape, piece }: Pick<WeightInput, 'shape' | 'piece'>) {
  const { t } = useTranslation()
  const usual = t(`products.piece.${shape && SHEETS.has(shape) ? 'sheet' : 'bar'}`)
  const called = piece && !WEIGHTS.test(piece) ? piece.toLocaleLowerCase('vi') : usual
  const unit = (of: UnitOf) => t(`products.unit.${of}`, { piece: called })
  const number = (value: string, of: UnitOf) => formatNumber(value, of === 'metre' ? DECIMALS.metre : DECIMALS.piece)
  return {
    unit,
    number,
    per: (of: UnitOf) => t(`products.per.${of}`, { piece: called }),
    figure: (value: string, of: UnitOf) => number(value, of) + NO_BREAK + unit(of),
  }
}
