import { partnerField, type AnyResource } from '@barem/resources/kit'
import { isWide } from '../../resources/cells/layout.ts'
import { Value } from '../../resources/cells/Value.tsx'
import { columnOf } from '../../resources/model/columns.ts'
import type { Words } from '../../resources/model/words.ts'
import type { DocumentRow } from '../document.ts'
import { factsOf } from './parts.ts'

type Props = { definition: AnyResource; words: Words; row: DocumentRow }

/** What a document says besides its lines, in one block; what is empty takes no room. */
export function DocumentFacts({ definition, words, row }: Props) {
  const partner = partnerField(definition)
  return (
    <dl className="panel document-facts">
      {factsOf(definition, row).map((name) => {
        const column = columnOf(definition, name)!
        return (
          <div key={name} className={isWide(column.type) || column.type === 'address' || name === partner ? 'wide' : undefined}>
            <dt>{words.field(name)}</dt>
            <dd>
              <Value definition={definition} row={row} column={column} words={words} />
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
