import { type AnyResource, type Field, relationKey } from '@barem/resources/kit'
import { Link } from 'react-router'
import { useLocale } from '../../i18n/i18n.ts'
import { cellOf } from '../../overrides/resolve.ts'
import { mayAct } from '../../session/permissions.ts'
import { useSession } from '../../session/session.ts'
import { Value, type ValueProps } from '../cells/Value.tsx'
import { calledIn, type Embedded } from '../model/columns.ts'
import { paths } from '../model/paths.ts'
import { definitionOf } from '../model/registry.ts'

/** A value of a row's own page: related rows are links to their pages, for those who may open them. */
export function LinkedValue(props: ValueProps) {
  const { definition, row, column } = props
  const language = useLocale()
  const target = useTarget(column.field)
  const found = relatedIn(row, column.name)
  if (!target || found.length === 0 || cellOf(definition, column.name)) return <Value {...props} />
  return found.map((one, place) => {
    const name = calledIn(language, one)
    return (
      <span key={one.id}>
        {place > 0 && ', '}
        <Link
          className="linked-value"
          to={paths.show(target, one.id)}
          title={one.code && one.code !== name ? `${one.code} – ${name}` : undefined}
        >
          {name}
        </Link>
      </span>
    )
  })
}

/** The resource whose rows a field names; null for other fields, and where the person may not open them. */
function useTarget(field: Field | null): AnyResource | null {
  const who = useSession()
  if (field?.type !== 'belongsTo' && field?.type !== 'belongsToMany') return null
  const target = definitionOf(field.to)
  return target.actions.includes('list') && mayAct(who, target.area, 'v') ? target : null
}

function relatedIn(row: ValueProps['row'], name: string): readonly Embedded[] {
  const one = row[relationKey(name)]
  if (typeof one === 'object' && one !== null) return [one as Embedded]
  const several = row[`${relationKey(name)}s`]
  return Array.isArray(several) ? (several as Embedded[]) : []
}
