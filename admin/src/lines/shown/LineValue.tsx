import type { AnyResource } from '@barem/resources/kit'
import { formatNumber, withMinus } from '../../format/number.ts'
import { Value } from '../../resources/cells/Value.tsx'
import type { AnyRow } from '../../resources/model/columns.ts'
import type { Words } from '../../resources/model/words.ts'
import type { LineColumn } from './columns.ts'
import { isSilent, type LineView } from './view.ts'

export type LineValueProps = {
  definition: AnyResource
  words: Words
  line: AnyRow
  column: LineColumn
  /** Whether there is nothing to show. */
  silent: boolean
}

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
  if (field.type === 'decimal')
    return <span className="figures">{withMinus(formatNumber(String(line[name]), field.scale))}</span>
  return <Value definition={definition} row={line} column={column} words={words} inRow />
}
