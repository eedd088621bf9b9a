import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../format/number.ts'
import type { CellProps } from '../../resources/cells/cell.ts'

/** Mills give three decimals to a metre; scales give two to a piece. */
const figure = (value: string, metre: boolean) => formatNumber(value, metre ? 3 : 2)
const unit = (metre: boolean, t: TFunction) => t(metre ? 'resources.products.perMetre' : 'resources.products.perPiece')

/** A barem with what it is of, since one list holds bars by the metre and plates by the piece. */
export function BaremCell({ value, row }: CellProps<'decimal'>) {
  const { t } = useTranslation()
  const metre = row.baremBasis === 'metre'
  return (
    <span className="figures cell-line">
      {figure(value, metre)} <small className="cell-unit">{unit(metre, t)}</small>
    </span>
  )
}

/** What a piece weighs; below it the metre, where that is what mills list. */
export function PieceCell({ value, row }: CellProps<'decimal'>) {
  const { t } = useTranslation()
  return (
    <span className="figures cell-line">
      {figure(value, false)}
      {row.baremBasis === 'metre' && typeof row.densityWeight === 'string' && (
        <small className="cell-unit cell-below">{`${figure(row.densityWeight, true)} ${unit(true, t)}`}</small>
      )}
    </span>
  )
}
