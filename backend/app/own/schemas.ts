import { ownSchema } from '@barem/resources/own'
import { json, onceFor, type Described } from '#app/description/described'
import { list, moment, object, oneOf, orNull, ref, text, uuid, whole, yes, type Schema } from '#app/description/schema'

/** Names of schemas that several answers have. */
export const [DEFINITION, BUILT] = ['OwnDefinition', 'BuiltDefinition']

export const draft: Schema = {
  type: 'object',
  description: `What is being worked on, a ${DEFINITION} in the end. It is kept whatever is wrong with it`,
}
export const version: Schema = { ...whole, description: 'The `draftVersion` that the caller saw' }
export const row = {
  id: uuid,
  name: text,
  area: whole,
  status: oneOf('draft', 'published', 'retired'),
  definition: orNull(ref(DEFINITION)),
  draft: orNull({ type: 'object' }),
  draftVersion: whole,
  draftAt: moment,
  draftBy: orNull(text),
  version: { ...whole, description: 'How often it was published' },
  publishedAt: orNull(moment),
  publishedBy: orNull(text),
  sheet: { ...orNull(text), description: 'The file that it began from, while its rows wait to be imported' },
}
export const paused = {
  ...yes,
  description: 'Whether this release cannot read what is published, and does not serve it',
}
export const counts = object({ rows: whole, files: whole, views: whole })
const mistake = object({ field: text, rule: text, message: text })
export const need = object(
  {
    path: text,
    kind: oneOf('rowsLack', 'rowsUse', 'rowsExceed', 'rowsRepeat'),
    field: text,
    choice: text,
    count: whole,
  },
  'choice',
)

/** Schemas that the descriptions of this room point to. */
export const ownSchemas: Record<string, Schema> = {
  [DEFINITION]: ownSchema,
  [BUILT]: object({
    ...row,
    mistakes: { ...list(mistake), description: 'At paths of the draft, in the language of the caller' },
    preview: { ...orNull({ type: 'object' }), description: 'What would be served; null while there are mistakes' },
  }),
}

export const built = (says: string) => ({ says, schema: ref(BUILT) })
export const action = (summary: string, body: Record<string, Schema> = {}): Described => ({
  summary,
  ...onceFor(false),
  body: json({
    type: 'object',
    additionalProperties: false,
    required: ['version'],
    properties: { version, ...body },
  }),
  answers: { 200: { says: 'It is done', schema: object({ succeeded: { const: true } }) } },
  refused: [404, 409, 503],
})
