import type { Figure } from '@barem/resources/calc/exact'
import { formatNumber, withMinus } from '../../format/number.ts'
import type { FigureProps } from '../../lines/parts.ts'
import { useShared } from '../../lines/context.ts'
import { useMeasures } from '../../resources/model/measures.ts'
import type { GoodsLine } from './line.ts'

/** A figure of a line of goods; a dash where it is absent or does not apply to them. A barem says what it is for. */
export function GoodsFigure({ line, column: { name, scale }, figures, attributes }: FigureProps) {
  const { baremOf } = useMeasures()
  const { spec } = useShared()
  const { goods } = line as GoodsLine
  const value = (figures[name] ?? null) as Figure
  const per = name === 'barem' && value !== null && goods?.baremBasis ? baremOf(goods.baremBasis, goods) : null
  return (
    <span {...attributes} title={per ?? undefined}>
      {value === null || spec.entry.goods?.isSilent(line, name, value) ? '—' : withMinus(formatNumber(value, scale))}
      {per && <small>{per}</small>}
    </span>
  )
}
