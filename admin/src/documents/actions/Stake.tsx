import { amountField, type AnyResource, partnerField } from '@barem/resources/kit'
import type { Words } from '../../resources/model/words.ts'
import type { DocumentRow } from '../document.ts'
import { DocumentValue } from '../show/DocumentValue.tsx'
import { weightField } from '../show/parts.ts'

type Props = { definition: AnyResource; words: Words; row: DocumentRow }

/** The subject of a decision: partner, weight and amount, as far as its document has them. */
export function Stake({ definition, words, row }: Props) {
  const names = [partnerField(definition, row), weightField(definition, row), amountField(definition)].filter(
    (name): name is string => Boolean(name) && row[name!] != null,
  )
  if (names.length === 0) return null
  return (
    <dl className="stake">
      {names.map((name) => (
        <div key={name}>
          <dt>{words.field(name)}</dt>
          <dd>
            <DocumentValue definition={definition} words={words} row={row} name={name} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
