import { relationKey, type FieldSet } from '@barem/resources/kit'
import { useLocale } from '../../i18n/i18n.ts'
import { calledIn, type Embedded } from '../model/columns.ts'
import { useChosen } from '../model/options.ts'
import type { CellProps } from './cell.ts'

/**
 * The title, in rows the short one, which tells companies apart whose full names begin alike. Code and title are there
 * on hover. An id alone is never shown.
 */
export function RelationCell({ value, row, column, definition, inRow }: CellProps<'belongsTo'>) {
  const found = row[relationKey(column.name)] as Embedded | null | undefined
  if (typeof found === 'object' && found !== null) return <Related {...found} short={inRow ? found.shortName : null} />
  return <Asked definition={definition} field={column.name} id={value} />
}

/** A relation whose name is not in the row, since a field of the row has the same name. */
function Asked({ definition, field, id }: { definition: FieldSet; field: string; id: string }) {
  const [found] = useChosen(definition, field, [id]) ?? []
  return found ? <Related {...found} /> : null
}

export function RelationsCell({ row, column }: CellProps<'belongsToMany'>) {
  const language = useLocale()
  const found = (row[`${relationKey(column.name)}s`] as Embedded[] | undefined) ?? []
  const names = found.map((one) => calledIn(language, one)).join(', ')
  return (
    <span className="cell-text" title={names}>
      {names}
    </span>
  )
}

function Related({ short, ...related }: Omit<Embedded, 'id'> & { short?: string | null }) {
  const name = calledIn(useLocale(), related)
  const { code } = related
  return (
    <span className="cell-text" title={[code, code === name ? null : name].filter(Boolean).join(' – ')}>
      {short || name}
    </span>
  )
}
