import type { AnyResource, FieldType } from '@barem/resources/kit'
import { Value } from '../cells/Value.tsx'
import { type AnyRow, columnOf } from '../model/columns.ts'
import type { Words } from '../model/words.ts'

const WIDE: ReadonlySet<FieldType> = new Set(['longText', 'lines', 'attributes', 'files'])

type Props = { definition: AnyResource; row: AnyRow; words: Words }

/** The groups of the form as lists of names and values. */
export function Groups({ definition, row, words }: Props) {
  return Object.entries(definition.form).map(([group, names]) => (
    <section key={group} className="panel" aria-labelledby={`group-${group}`}>
      <h2 id={`group-${group}`}>{words.group(group)}</h2>
      <dl className="facts">
        {names.map((name) => {
          const column = columnOf(definition, name)!
          return (
            <div key={name} className={WIDE.has(column.type) ? 'wide' : undefined}>
              <dt>{words.field(name)}</dt>
              <dd>
                <Value definition={definition} row={row} column={column} words={words} />
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  ))
}
