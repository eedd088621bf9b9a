import { resources } from '@barem/resources'
import { lineFieldsOf } from '@barem/resources/kit'

const KB = 1024

const bytes = {
  /** Sign-in and what belongs to it: a few fields. */
  small: 4 * KB,
  /** Forms, and lists of ids as long as a person marks by hand. */
  usual: 128 * KB,
  /** Documents with all their lines, or a definition with its fields and choices. */
  lines: 1024 * KB,
  /** What stands beside a file in JSON; the handler limits the bytes of the file. */
  file: 128 * KB,
}

/** How much JSON a route takes. */
export type BodySize = keyof typeof bytes

/** Bytes of JSON. */
export const bytesOf = (size: BodySize): number => bytes[size]

/** Routes made from definitions whose bodies carry the lines of a document. */
const withLines: ReadonlySet<string> = new Set(
  resources
    .filter((resource) => lineFieldsOf(resource).length > 0)
    .flatMap(({ name, states }) =>
      ['create', 'update', 'preview', ...Object.keys(states?.actions ?? {})].map((route) => `${name}.${route}`),
    ),
)

/** How much a route made from a definition takes. */
export const derivedSize = (route: string): BodySize => (withLines.has(route) ? 'lines' : 'usual')
