import { amountField, type AnyResource } from '@barem/resources/kit'
import { Value } from '../../resources/cells/Value.tsx'
import { columnOf } from '../../resources/model/columns.ts'
import type { Words } from '../../resources/model/words.ts'
import type { DocumentRow } from '../document.ts'
import { EstimatedMark } from '../../lines/shown/EstimatedMark.tsx'
import { holdsEstimates } from '../../lines/shown/estimated.ts'
import { reviewedLines } from '../review/review.ts'
import { weightField } from '../show/parts.ts'

type Props = { definition: AnyResource; words: Words; row: DocumentRow }

/** The subject of a decision: partner, weight and amount, as far as its document has them. */
export function Stake({ definition, words, row }: Props) {
  const names = [definition.partner, weightField(definition, row), amountField(definition)].filter(
    (name): name is string => Boolean(name) && row[name!] != null,
  )
  if (names.length === 0) return null
  return (
    <dl className="stake">
      {names.map((name) => (
        <div key={name}>
          <dt>{words.field(name)}</dt>
          <dd>
            <Value definition={definition} row={row} column={columnOf(definition, name)!} words={words} />
            {holdsEstimates(name, reviewedLines(definition, row)) && <EstimatedMark />}
          </dd>
        </div>
      ))}
    </dl>
  )
}
