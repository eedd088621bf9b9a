import { papers } from '@barem/resources/papers'
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

const anything: Schema = { description: 'As the field holds it' }

/** Schemas of history: entries, and the changes in them. */
export const historySchemas: Record<string, Schema> = {
  HistoryEntry: object({
    id: uuid,
    at: moment,
    action: text,
    version: whole,
    source: oneOf('screen', 'import', 'system'),
    address: orNull(text),
    comment: orNull(text),
    by: orNull(person),
    print: orNull(object({ paper: oneOf(...papers), copy: whole })),
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
}
