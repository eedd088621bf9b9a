import { daysUntil } from './fields/read_time.ts'
import { refuse, requireKnown } from './mistake.ts'
import type { AnyResource } from './resource.ts'

/** Checks that each field is in at most one group, and each required field in one, unless it is read-only. */
export function checkForm({ name, fields, form }: AnyResource): void {
  const own = Object.keys(fields)
  for (const [group, names] of Object.entries(form)) requireKnown(names, own, `${name}.form.${group}`)
  const shown = Object.values(form).flat()
  const twice = shown.find((field, place) => shown.indexOf(field) !== place)
  if (twice) refuse('E_TWICE', `${name}.form`, `'${twice}' stands in two places`, 'Keep it in one group.')
  const counted = shown.find((field) => daysUntil(fields[field]!) !== null)
  if (counted)
    refuse(
      'E_DAYS_UNTIL',
      `${name}.form`,
      `a form would show '${counted}' of the stored day while another is typed`,
      'Leave it out: lists and sheets show it.',
    )
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
