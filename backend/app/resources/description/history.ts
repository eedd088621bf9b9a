import type { AnyResource } from '@barem/resources/kit'
import {
  list,
  moment,
  object,
  oneOf,
  orNull,
  person,
  ref,
  text,
  uuid,
  whole,
  type Schema,
} from '#app/description/schema'

const paperIn = (resources: readonly AnyResource[]): Schema => {
  const papers = new Set(resources.flatMap(({ prints }) => prints.map(({ paper }) => paper)))
  return papers.size > 0 ? oneOf(...papers) : text
}

const anything: Schema = { description: 'As the field holds it' }

/** Schemas of history: entries, with the papers of these resources, and the changes in them. */
export const historySchemas = (resources: readonly AnyResource[]): Record<string, Schema> => ({
  HistoryEntry: object({
    id: uuid,
    at: moment,
    action: text,
    version: whole,
    source: oneOf('screen', 'import', 'system'),
    address: orNull(text),
    comment: orNull(text),
    by: orNull(person),
    print: orNull(object({ paper: paperIn(resources), copy: whole })),
    changes: list(ref('FieldChange')),
  }),
  FieldChange: object(
    { field: text, from: anything, to: anything, fromName: text, toName: text, lines: list(ref('LineChange')) },
    'fromName',
    'toName',
    'lines',
  ),
  LineChange: object({
    what: oneOf('added', 'removed', 'changed'),
    name: text,
    position: whole,
    changes: list(ref('FieldChange')),
  }),
})
