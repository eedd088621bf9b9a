import type { Basis } from '@barem/resources/calc/shapes'
import type { AnyResource } from '@barem/resources/kit'
import { formatNumber, withMinus } from '../../format/number.ts'
import { Value } from '../../resources/cells/Value.tsx'
import type { AnyRow } from '../../resources/model/columns.ts'
import { type Counted, useMeasures } from '../../resources/model/measures.ts'
import type { Words } from '../../resources/model/words.ts'
import { isSilent, type LineColumn } from './columns.ts'
import { Deviation } from './Deviation.tsx'
import { EstimatedMark } from './EstimatedMark.tsx'
import { isEstimated } from './estimated.ts'

type Props = { definition: AnyResource; words: Words; line: AnyRow; column: LineColumn }

/**
 * A figure or word of a line. Figures that others are worked out from keep all of their digits, so that a line
 * multiplies out by hand.
 */
export function LineValue({ definition, words, line, column }: Props) {
  const { name, field } = column
  const value = line[name]
  if (name === 'errorMargin') return <Deviation percent={isEstimated(line) ? null : (value as string | null)} />
  if (isSilent(line, name)) return <>—</>
  if (name === 'actualWeight' && isEstimated(line))
    return (
      <>
        <Value definition={definition} row={line} column={column} words={words} inRow /> <EstimatedMark />
      </>
    )
  if (name === 'barem') return <Barem line={line} scale={'scale' in field ? field.scale : 0} />
  if (field.type === 'decimal')
    return <span className="figures">{withMinus(formatNumber(String(value), field.scale))}</span>
  return <Value definition={definition} row={line} column={column} words={words} inRow />
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
