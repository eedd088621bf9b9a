import type { Planner } from '@barem/resources/posting'
import type { Values } from '#app/engine/behaviour'

/** What a document, or a line, always has. */
const ALWAYS = ['id']

const picked = (values: Values, fields: Iterable<string>): Values =>
  Object.fromEntries([...ALWAYS, ...fields].filter((name) => name in values).map((name) => [name, values[name]]))

/**
 * The part of a document that its planner names: a planner that reads another field gets nothing, so that its own tests
 * fail. Definitions are checked against the same names.
 */
export function namedFields({ reads }: Pick<Planner, 'reads'>, document: Values): Values {
  const paths = reads.map((path) => path.split('.'))
  const lines = Map.groupBy(
    paths.filter(([, inner]) => inner !== undefined),
    ([field]) => field!,
  )
  const own = picked(
    document,
    paths.map(([field]) => field!),
  )
  for (const [field, inner] of lines) {
    const names = inner.map(([, name]) => name!)
    if (own[field]) own[field] = (own[field] as Values[]).map((line) => picked(line, names))
  }
  return own
}
