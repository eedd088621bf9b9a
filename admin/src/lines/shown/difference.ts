import { type Field, type Fields, relationKey } from '@barem/resources/kit'
import { canonicalOf } from '../../resources/form/canonical.ts'
import { isSame } from '../../resources/form/values.ts'
import type { FieldChange, LineChange } from '../../resources/history/history.ts'
import type { AnyRow, Embedded } from '../../resources/model/columns.ts'

type Line = Readonly<Record<string, unknown>>

const entries = (fields: Fields) => Object.entries(fields) as [string, Field][]

/** The name of a line: that of its goods as written then, or as they are named now. */
export function nameOfLine(fields: Fields, line: Line): string {
  const relation = entries(fields).find(([, { type }]) => type === 'belongsTo')?.[0]
  const embedded = relation ? (line[relationKey(relation)] as Embedded | null | undefined) : null
  return String(line.productName ?? embedded?.name ?? embedded?.code ?? '')
}

/** Whether two lines are the same: by their ids, or by their related rows if one has no id yet. */
const sameLine = (fields: Fields, one: Line, other: Line): boolean => {
  if (one.id && other.id) return one.id === other.id
  const relations = entries(fields).filter(([, { type }]) => type === 'belongsTo')
  return relations.length > 0 && relations.every(([name]) => one[name] === other[name])
}

function fieldChanges(fields: Fields, before: Line, after: Line): FieldChange[] {
  return entries(fields)
    .filter(
      ([name, field]) =>
        name in before && name in after && !isSame(canonicalOf(field, before[name]), canonicalOf(field, after[name])),
    )
    .map(([name]) => {
      const [from, to] = [before, after].map((line) => line[relationKey(name)] as Embedded | null | undefined)
      return {
        field: name,
        from: before[name] ?? null,
        to: after[name] ?? null,
        ...(from?.name && { fromName: from.name }),
        ...(to?.name && { toName: to.name }),
      }
    })
}

/** The differences between two states of the lines, in their current order; removed lines come last. */
export function lineDifferences(fields: Fields, before: readonly Line[], after: readonly Line[]): LineChange[] {
  const now = after.flatMap((line, place): LineChange[] => {
    const old = before.find((one) => sameLine(fields, one, line))
    const name = nameOfLine(fields, line) || (old ? nameOfLine(fields, old) : '')
    if (!old) return [{ what: 'added', name, position: place + 1, changes: [] }]
    const changes = fieldChanges(fields, old, line)
    return changes.length > 0 ? [{ what: 'changed', name, position: place + 1, changes }] : []
  })
  const gone = before.flatMap((line, place): LineChange[] =>
    after.some((one) => sameLine(fields, line, one))
      ? []
      : [{ what: 'removed', name: nameOfLine(fields, line), position: place + 1, changes: [] }],
  )
  return [...now, ...gone]
}

/** Lines as rows. */
export const linesIn = (value: unknown): AnyRow[] => (Array.isArray(value) ? (value as AnyRow[]) : [])
