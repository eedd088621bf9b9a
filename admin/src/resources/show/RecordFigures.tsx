import type { AnyResource } from '@barem/resources/kit'
import { RowValue } from '../cells/RowValue.tsx'
import type { AnyRow, Column } from '../model/columns.ts'
import type { Words } from '../model/words.ts'

type Props = { definition: AnyResource; words: Words; row: AnyRow; figures: readonly Column[] }

/** The figures that matter most of a row, at the top of its page. */
export function RecordFigures({ definition, words, row, figures }: Props) {
  if (figures.length === 0) return null
  return (
    <dl className="panel record-figures">
      {figures.map((column) => (
        <div key={column.name}>
          <dt>{words.field(column.name)}</dt>
          <dd className="figures">
            <RowValue definition={definition} row={row} column={column} words={words} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
