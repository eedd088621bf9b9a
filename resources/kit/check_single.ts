import type { Field } from './fields/field_types.ts'
import { isKept } from './fields/kept.ts'
import { refuse } from './mistake.ts'
import type { AnyResource } from './resource.ts'

const hasDefault = (field: Field) => 'default' in field && field.default !== null

/** Checks a single record: it is there before anybody writes it, so its defaults have to be enough. */
export function checkSingle({ name, fields, single, actions, list, states, duplicates }: AnyResource): void {
  if (!single) return
  const other = actions.find((action) => action !== 'show' && action !== 'update')
  if (other)
    refuse(
      'E_SINGLE',
      `${name}.actions`,
      `a single record is shown and updated, '${other}' is for many`,
      'Leave it out.',
    )
  const needy = (Object.entries(fields) as [string, Field][]).find(([, field]) => isKept(field) && !hasDefault(field))
  if (needy)
    refuse(
      'E_SINGLE',
      `${name}.fields.${needy[0]}`,
      'it is required, and a single record is there before anybody fills it in',
      'Give it a default, or let it be empty.',
    )
  const ofMany = [list.columns, list.filters, list.search, list.bulk, duplicates]
  if (states || ofMany.some((names) => names.length > 0))
    refuse('E_SINGLE', name, 'a single record has no list and no life of a document', 'Leave both out.')
}
