import { refuse, requireKnown } from './mistake.ts'
import type { AnyResource } from './resource.ts'

/** Checks that each field stands in one group at most, and that nobody needs a field which no group has. */
export function checkForm({ name, fields, form }: AnyResource): void {
  const own = Object.keys(fields)
  for (const [group, names] of Object.entries(form)) requireKnown(names, own, `${name}.form.${group}`)
  const shown = Object.values(form).flat()
  const twice = shown.find((field, place) => shown.indexOf(field) !== place)
  if (twice) refuse('E_TWICE', `${name}.form`, `'${twice}' stands in two places`, 'Keep it in one group.')
  for (const field of own) {
    const { required, readOnly } = fields[field]!
    if (required && !readOnly && !shown.includes(field))
      refuse(
        'E_UNREACHABLE',
        `${name}.form`,
        `'${field}' is required but in no group`,
        'Add it to a group, or nobody can create a row.',
      )
  }
}
