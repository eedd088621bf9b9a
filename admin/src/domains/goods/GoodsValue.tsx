import type { LineValueProps } from '../../lines/shown/lineView.ts'
import type { Basis } from '@barem/resources/calc/shapes'
import { formatNumber } from '../../format/number.ts'
import { PlainValue } from '../../lines/shown/LineValue.tsx'
import type { AnyRow } from '../../resources/model/columns.ts'
import { type Counted, useMeasures } from '../../resources/model/measures.ts'

/** A figure or word of a line of goods. */
export function GoodsValue(props: LineValueProps) {
  const { line, column, silent } = props
  if (column.name === 'priceType' && line.priceType === 'piece' && line.unit) return <Piece line={line} />
  if (column.name !== 'barem' || silent) return <PlainValue {...props} />
  return <Barem line={line} scale={'scale' in column.field ? column.field.scale : 0} />
}

/** What a price is for when it is for a piece: the unit of the goods. */
function Piece({ line }: { line: AnyRow }) {
  const { unit } = useMeasures()
  return unit(line as Counted)
}

/** kg of a metre or of a piece, and of which: lines of one document differ in it. */
function Barem({ line, scale }: { line: AnyRow; scale: number }) {
  const { baremOf } = useMeasures()
  const basis = line.baremBasis as Basis | null
  return (
    <span className="figures line-barem">
      {formatNumber(String(line.barem), scale)}
      {basis && <small className="line-unit"> {baremOf(basis, line as Counted)}</small>}
    </span>
  )
}
