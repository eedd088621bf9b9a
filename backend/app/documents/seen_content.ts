import { lineResource, type AnyResource } from '@barem/resources/kit'
import type { Values } from '#app/resources/behaviour'

const only = (values: Values, names: Iterable<string>): Values => {
  const kept = new Set(names)
  return Object.fromEntries(Object.entries(values).filter(([name]) => kept.has(name)))
}

/** An approved content without the fields that `seen` does not have, in lines too. */
export function seenContent(seen: AnyResource, content: Values): Values {
  const visible = only(content, Object.keys(seen.fields))
  for (const [name, { type }] of Object.entries(seen.fields)) {
    if (type !== 'lines' || !Array.isArray(visible[name])) continue
    const names = ['id', ...Object.keys(lineResource(seen, name).fields)]
    visible[name] = (visible[name] as Values[]).map((line) => only(line, names))
  }
  return visible
}
