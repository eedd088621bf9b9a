import type { Field } from './fields/field_types.ts'
import { refuse, requireKnown } from './mistake.ts'
import type { AnyResource } from './resource.ts'

/** Types whose values name a row to people. */
const TITLES: ReadonlySet<Field['type']> = new Set(['code', 'text', 'username'])
/** Types whose values distinguish rows of the same name. */
const HINTS: ReadonlySet<Field['type']> = new Set(['code', 'text', 'phone', 'taxCode', 'email', 'username', 'address'])

/** Checks the name of a resource, its route, and the fields that name its rows. */
export function checkNames(resource: AnyResource): void {
  const { name, path, fields, title, englishTitle, shortTitle, hint, list, route } = resource
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    refuse(
      'E_RESOURCE_NAME',
      name,
      `'${name}' is not a resource name`,
      'Write it in the plural, lower case, words joined by hyphens, such as customer-types.',
    )
  if (!/^(\/[a-z0-9-]+)+$/.test(route) && route !== `/${path}`)
    refuse('E_ROUTE', `${name}.route`, `'${route}'`, 'Begin it with a slash, and write it in lower case with hyphens.')
  const own = Object.keys(fields)
  const titles = [title, englishTitle, shortTitle].filter((one) => one !== null)
  requireKnown([title], own, `${name}.title`)
  if (englishTitle !== null) requireKnown([englishTitle], own, `${name}.englishTitle`)
  if (shortTitle !== null) requireKnown([shortTitle], own, `${name}.shortTitle`)
  requireKnown(hint, own, `${name}.hint`)
  for (const named of resource.single ? [] : titles)
    if (!TITLES.has(fields[named]!.type))
      refuse('E_TITLE', `${name}.title`, `'${named}' names no row`, 'Name a text or the code.')
  for (const named of hint)
    if (!HINTS.has(fields[named]!.type))
      refuse(
        'E_HINT',
        `${name}.hint`,
        `'${named}' tells nobody apart`,
        'Name a text, a phone, a tax code or an address.',
      )
  for (const [field, { area }] of Object.entries(fields))
    if (area !== null && [...titles, ...hint, ...list.search].includes(field))
      refuse(
        'E_HIDDEN',
        `${name}.fields.${field}.area`,
        'not everybody may see the field, yet all find and name rows by it',
        'Take it out of title, hint and list.search.',
      )
}
