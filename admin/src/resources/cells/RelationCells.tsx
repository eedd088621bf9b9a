import { relationKey } from '@barem/resources/kit'
import type { Embedded } from '../model/columns.ts'
import type { CellProps } from './cell.ts'

/** The title, with its code on hover. An id alone says nothing, so it is never shown. */
export function RelationCell({ row, column }: CellProps<'belongsTo'>) {
  const found = row[relationKey(column.name)] as Embedded | undefined
  return found ? <Related {...found} /> : null
}

export function RelationsCell({ row, column }: CellProps<'belongsToMany'>) {
  const found = (row[`${relationKey(column.name)}s`] as Embedded[] | undefined) ?? []
  const names = found.map(({ name, code }) => name ?? code).join(', ')
  return (
    <span className="cell-text" title={names}>
      {names}
    </span>
  )
}

function Related({ code, name }: Embedded) {
  return (
    <span className="cell-text" title={[code, name].filter(Boolean).join(' – ')}>
      {name ?? code}
    </span>
  )
}
