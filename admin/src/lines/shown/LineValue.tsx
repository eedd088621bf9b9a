import type { LineValueProps, LineView } from './lineView.ts'
import { formatNumber, withMinus } from '../../format/number.ts'
import { cellOf } from '../../overrides/resolve.ts'
import { Value } from '../../resources/cells/Value.tsx'
import { isSilent } from './view.ts'

/** A figure or word of a line, as its domain shows it. */
export function LineValue({ view, ...props }: Omit<LineValueProps, 'silent'> & { view: LineView }) {
  const Shown = view.Value ?? PlainValue
  return <Shown {...props} silent={isSilent(view, props.line, props.column.name)} />
}

/**
 * A figure or word of a line. Figures that others are worked out from keep all of their digits, so that a line
 * multiplies out by hand.
 */
export function PlainValue({ definition, words, line, column, silent }: LineValueProps) {
  const { name, field } = column
  if (silent) return <>—</>
  if (field.type === 'decimal' && !cellOf(definition, name))
    return <span className="figures">{withMinus(formatNumber(String(line[name]), field.scale))}</span>
  return <Value definition={definition} row={line} column={column} words={words} inRow />
}
