import type { CellProps } from '../../resources/cells/cell.ts'
import type { AnyRow, Embedded } from '../../resources/model/columns.ts'
import { useMeasures } from '../../resources/model/measures.ts'
import { BAREM } from './barem.ts'
import { baremFigure } from './units.ts'

/** The unit of a product, as its row gives it. */
export function countedIn({ unit }: AnyRow) {
  const { name, englishName } = (unit ?? {}) as Partial<Embedded>
  return { unit: name, englishUnit: englishName }
}

/** A barem with what it is of, since one list holds bars by the metre and plates by the piece. */
export function BaremCell({ value, row }: CellProps<'decimal'>) {
  const { baremOf } = useMeasures()
  const metre = row.baremBasis === 'metre'
  return (
    <span className="figures cell-line">
      {baremFigure(value)} <small className="cell-unit">{baremOf(metre ? 'metre' : 'piece', countedIn(row))}</small>
    </span>
  )
}

/** The weight of a piece; below it that of a metre, if mills list it. */
export function PieceCell({ value, row }: CellProps<'decimal'>) {
  const { baremOf } = useMeasures()
  const barem = row[BAREM]
  return (
    <span className="figures cell-line">
      {baremFigure(value)}
      {row.baremBasis === 'metre' && typeof barem === 'string' && (
        <small className="cell-unit cell-below">{`${baremFigure(barem)} ${baremOf('metre', {})}`}</small>
      )}
    </span>
  )
}
