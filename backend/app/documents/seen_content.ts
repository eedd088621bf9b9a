import { lineFieldsOf, lineResource, relationKey, type AnyResource, type FieldSet } from '@barem/resources/kit'
import type { Values } from '#app/engine/behaviour'
import { seenReview, type Review } from './review.ts'

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

/** Keys that an answer has for fields which `seen` does not have, the rows and files that they point to included. */
const hiddenKeys = (whole: FieldSet, seen: FieldSet): Set<string> =>
  new Set(
    Object.keys(whole.fields)
      .filter((name) => !(name in seen.fields))
      .flatMap((name) =>
        'to' in whole.fields[name]! ? [name, relationKey(name), `${relationKey(name)}s`] : [name, `${name}Files`],
      ),
  )

const without = (values: Values, hidden: ReadonlySet<string>): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !hidden.has(name)))

/**
 * An answered row, as JSON text, without the fields that `seen` does not have, in lines too: fields may have been
 * hidden since it was first answered.
 */
export function seenRow(whole: AnyResource, seen: AnyResource, json: string): string {
  if (whole === seen) return json
  const row = without(JSON.parse(json) as Values, hiddenKeys(whole, seen))
  for (const name of lineFieldsOf(seen)) {
    const hidden = hiddenKeys(lineResource(whole, name), lineResource(seen, name))
    row[name] = (row[name] as Values[]).map((line) => without(line, hidden))
  }
  if (row.review) row.review = seenReview(seen, row.review as Review)
  return JSON.stringify(row)
}
