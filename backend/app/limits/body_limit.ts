import { resources } from '@barem/resources'
import { lineFieldsOf } from '@barem/resources/kit'
import { isOpenToAnyone } from '#app/identity/policy'

const KB = 1024

/** Sign-in and what belongs to it: a few fields. */
const ANONYMOUS = 4 * KB
/** Forms, and lists of ids as long as a person marks by hand. */
const USUAL = 128 * KB
/** Documents with all their lines. */
const LINES = 1024 * KB

/** Routes whose bodies carry the lines of a document, or the fields of a definition with their choices. */
const withLines: ReadonlySet<string> = new Set([
  'pricing.quote',
  'ownDefinitions.create',
  'ownDefinitions.save',
  ...resources
    .filter((resource) => lineFieldsOf(resource).length > 0)
    .flatMap(({ name, states }) =>
      ['create', 'update', 'preview', ...Object.keys(states?.actions ?? {})].map((route) => `${name}.${route}`),
    ),
])

/** Bytes of JSON that a route takes, by its name. */
export const bodyLimit = (route: string): number =>
  isOpenToAnyone(route) ? ANONYMOUS : withLines.has(route) ? LINES : USUAL
