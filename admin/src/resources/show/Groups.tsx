import type { ShowGroupProps, ShowGroupsProps, ShownGroup } from './showGroup.ts'
import { Suspense } from 'react'
import { factsOf } from '../../overrides/resolve.ts'
import { isWide } from '../cells/layout.ts'
import { RowValue } from '../cells/RowValue.tsx'
import { LinkedValue } from './LinkedValue.tsx'
import { groupsOf } from '../model/applying.ts'
import { isAbsent } from '../model/absent.ts'
import { columnOf } from '../model/columns.ts'

/** The groups of the form as lists of names and values; what a row of its kind does not have is not there. */
export const Groups = (props: ShowGroupsProps) => (
  <GroupPanels {...props} groups={groupsOf(props.definition, props.row)} />
)

/** Some groups of a row, a panel each. */
export function GroupPanels({ definition, row, words, groups }: ShowGroupsProps & { groups: readonly ShownGroup[] }) {
  return groups.map(([group, names]) => (
    <section key={group} className="panel" aria-labelledby={`group-${group}`}>
      <h2 id={`group-${group}`}>{words.group(group)}</h2>
      <GroupFacts definition={definition} row={row} words={words} group={group} names={names} />
    </section>
  ))
}

function GroupFacts({ group, ...props }: ShowGroupProps & { group: string }) {
  const Own = factsOf(props.definition, group)
  if (!Own) return <Facts {...props} />
  return (
    <Suspense
      fallback={
        <div className="facts">
          <i className="bar" />
        </div>
      }
    >
      <Own {...props} />
    </Suspense>
  )
}

/** Names and values, side by side. */
export function Facts({ definition, row, words, names }: ShowGroupProps) {
  return (
    <dl className="facts">
      {names.map((name) => {
        const column = columnOf(definition, name)!
        return (
          <div
            key={name}
            className={isWide(column.type) ? 'wide' : undefined}
            data-absent={isAbsent(row[name]) || undefined}
          >
            <dt>{words.field(name)}</dt>
            <dd>
              {column.type === 'weight' ? (
                <RowValue definition={definition} row={row} column={column} words={words} />
              ) : (
                <LinkedValue definition={definition} row={row} column={column} words={words} />
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
