import { type AnyResource, lineResource } from '@barem/resources/kit'
import { fieldOf, isWritable } from '../model/columns.ts'
import type { LineChange } from './history.ts'

/** The figure that sums a line up. */
const SUM = 'amount'

/** The changes of lines that somebody made, each with the line's amount; figures that only follow are left out. */
export function toldOf(definition: AnyResource, field: string, lines: readonly LineChange[]): LineChange[] {
  const own = lineResource(definition, field)
  const typed = (name: string) => {
    const known = fieldOf(own, name)
    return known !== null && isWritable(known)
  }
  return lines
    .map((line) => ({ ...line, changes: line.changes.filter((change) => typed(change.field) || change.field === SUM) }))
    .filter(({ what, changes }) => what !== 'changed' || changes.length > 0)
}
