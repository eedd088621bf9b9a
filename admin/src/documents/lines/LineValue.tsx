import type { AnyResource } from '@barem/resources/kit'
import { formatNumber } from '../../format/number.ts'
import { Value } from '../../resources/cells/Value.tsx'
import { isAbsent } from '../../resources/model/absent.ts'
import type { AnyRow } from '../../resources/model/columns.ts'
import type { Words } from '../../resources/model/words.ts'
import type { LineColumn } from './columns.ts'
import { Deviation } from './Deviation.tsx'

type Props = { definition: AnyResource; words: Words; line: AnyRow; column: LineColumn }

/** A figure or word of a line. Figures that others are worked out from keep all of their digits, so that a line multiplies out by hand. */
export function LineValue({ definition, words, line, column }: Props) {
  const { name, field } = column
  const value = line[name]
  if (name === 'errorMargin') return <Deviation percent={value as string | null} />
  if (field.type === 'decimal' && !isAbsent(value))
    return <span className="figures">{formatNumber(String(value), field.scale).replace(/^-/, '−')}</span>
  return <Value definition={definition} row={line} column={column} words={words} inRow />
}
