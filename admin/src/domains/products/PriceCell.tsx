import type { PriceType } from '@barem/resources/calc/line'
import type { CellProps } from '../../resources/cells/cell.ts'
import { MoneyCell, NumberCell } from '../../resources/cells/NumberCells.tsx'
import { useMeasures } from '../../resources/model/measures.ts'
import { countedIn } from './BaremCell.tsx'

/** A price with what it is for, since one list holds bars by the piece and coils by the kg. */
export function PriceCell(props: CellProps<'money'>) {
  const { priceOf, unit } = useMeasures()
  const type = props.row.priceType as PriceType | null
  const goods = countedIn(props.row)
  const counted = type === 'piece' ? unit(goods)?.toLocaleLowerCase('vi') : 'kg'
  if (!type || !counted) return <MoneyCell {...props} />
  return (
    <span className="cell-line">
      {props.inRow ? <NumberCell {...props} /> : <MoneyCell {...props} />}
      <small className="cell-unit" title={priceOf(type, goods)}>
        /{counted}
      </small>
    </span>
  )
}
