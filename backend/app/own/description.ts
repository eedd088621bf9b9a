import type { NamedRoute } from '#app/http/route_list'
import type { AnyResource } from '@barem/resources/kit'
import { ownSchema } from '@barem/resources/own'
import { json, onceFor, paging, XLSX, type Described, type Description } from '#app/description/described'
import { list, moment, object, oneOf, orNull, ref, text, uuid, whole, yes, type Schema } from '#app/description/schema'
import { choice, imported } from '#app/resources/description/resource'
import { MAX_PAGE } from '#app/resources/read/parse'
import { isServedBy, OWN_ROUTES, OWN_SHEETS } from './own_rows.ts'

/** Names of schemas that several answers have. */
const [DEFINITION, BUILT] = ['OwnDefinition', 'BuiltDefinition']

/** Routes of the company's own resources, as if each had been registered by its key. */
export const routesOfOwn = (resources: readonly AnyResource[]): NamedRoute[] =>
  resources
    .filter(({ path }) => path.startsWith('own/'))
    .flatMap((resource) =>
      [...OWN_SHEETS, ...OWN_ROUTES]
        .filter(([call]) => isServedBy(call, resource))
        .map(([call, method, rest]) => ({
          name: `${resource.name}.${call}`,
          method,
          pattern: `/v1.0/${resource.path}${rest}`,
        })),
    )

const draft: Schema = {
  type: 'object',
  description: `What is being worked on, a ${DEFINITION} in the end. It is kept whatever is wrong with it`,
}
const version: Schema = { ...whole, description: 'The `draftVersion` that the caller saw' }
const row = {
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
const paused = { ...yes, description: 'Whether this release cannot read what is published, and does not serve it' }
const counts = object({ rows: whole, files: whole, views: whole })
const mistake = object({ field: text, rule: text, message: text })
const need = object(
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

const built = (says: string) => ({ says, schema: ref(BUILT) })
const action = (summary: string, body: Record<string, Schema> = {}): Described => ({
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

const asTypes = {
  as: { ...text, description: 'Types between commas in the order of the columns, nothing for one that is left out' },
}

const values: Schema = { type: 'object', additionalProperties: true }

/** Resources that companies make themselves, and how they are made. */
export const ownDescription: Description = () => ({
  definitions: {
    summary: 'The company’s own resources that the caller may see, filled in, and their words',
    answers: {
      200: {
        says: 'As of `version`, which answers tell in the header X-Definitions',
        schema: object({ version: whole, definitions: list({ type: 'object' }), words: { type: 'object' } }),
      },
      304: { says: 'They still are what If-None-Match names' },
    },
  },
  'ownDefinitions.list': {
    summary: 'The resources that the company made, and those that it is making',
    answers: {
      200: { says: 'In the order in which they were made', schema: list(object({ ...row, counts, paused })) },
    },
  },
  'ownDefinitions.show': { summary: 'One of them', answers: { 200: built('It, with its draft checked') } },
  'ownDefinitions.create': {
    summary: 'Begins a resource',
    ...onceFor(false),
    body: json({ type: 'object', additionalProperties: false, required: ['draft'], properties: { draft } }),
    answers: { 201: built('The draft') },
    refused: [409],
  },
  'ownDefinitions.save': {
    summary: 'Keeps what is being worked on',
    ...onceFor(false),
    body: json({
      type: 'object',
      additionalProperties: false,
      required: ['version', 'draft'],
      properties: { version, draft },
    }),
    answers: { 200: built('The draft') },
    refused: [409],
  },
  'ownDefinitions.drop': action('Forgets what is being worked on; what was never published is gone with it'),
  'ownDefinitions.changes': {
    summary: 'What publishing changes, what rows need before, and who may do what with the resource',
    answers: {
      200: {
        says: 'Nothing while there are mistakes',
        schema: object({
          changes: list({ type: 'object' }),
          needs: list(need),
          rights: list(object({ id: uuid, name: text, levels: list(text), own: yes })),
        }),
      },
    },
  },
  'ownDefinitions.options': {
    summary: 'Choices of a relation of what is being worked on, to fill it in for the rows that there are',
    params: { field: text },
    query: { q: text, id: text, ...paging(MAX_PAGE) },
    answers: { 200: { says: 'A page of choices', schema: list(object(choice, 'englishName')) } },
  },
  'ownDefinitions.versions': {
    summary: 'What was published, by whom and when',
    answers: {
      200: {
        says: 'Newest first',
        schema: list(
          object({
            version: whole,
            action: oneOf('publish', 'retire', 'restore', 'purge', 'repair'),
            definition: ref(DEFINITION),
            publishedAt: moment,
            publishedBy: orNull(text),
          }),
        ),
      },
    },
  },
  'ownDefinitions.readSheet': {
    summary: 'Says what each column of a sheet seems to be, and which rows would not fit, for a resource from it',
    query: asTypes,
    body: { [XLSX]: { type: 'string', format: 'binary' } },
    answers: {
      200: {
        says: 'Its heads in order, and how many rows are below them',
        schema: object({
          rows: whole,
          refused: object({
            count: whole,
            rows: {
              ...list(object({ line: whole, errors: list(object({ field: text, message: text })) })),
              description: 'The first of them; fields by their heads',
            },
          }),
          columns: list(
            object({
              head: { ...text, description: 'In one line, unlike all others; else the letter of the column' },
              isNamed: { ...yes, description: 'Whether the sheet has a head there' },
              type: text,
              as: { ...orNull(text), description: 'What it becomes; null where it is left out' },
              options: { type: 'object' },
              samples: list(text),
              values: { ...orNull(list(text)), description: 'All different cells, where a choice could have them' },
              counts: { type: 'boolean', description: 'Whether the column only counts the rows' },
            }),
          ),
        }),
      },
    },
  },
  'ownDefinitions.refusedRows': {
    summary: 'The rows of a sheet that would not fit, as a sheet with the reasons',
    query: asTypes,
    body: { [XLSX]: { type: 'string', format: 'binary' } },
    answers: { 200: { says: 'Under the heads of the sheet', type: XLSX } },
  },
  'ownDefinitions.takeSheet': {
    summary: 'The sheet that waits to be imported; after an import the rows that were refused, with the reasons',
    answers: { 200: { says: 'As it was sent, or what is left of it', type: XLSX } },
  },
  'ownDefinitions.keepSheet': {
    summary: 'Keeps a sheet until the resource is published and its rows are imported',
    query: { name: text },
    needs: ['name'],
    body: { [XLSX]: { type: 'string', format: 'binary' } },
    answers: { 200: { says: 'It is kept', schema: object({ succeeded: { const: true } }) } },
  },
  'ownDefinitions.forgetSheet': {
    summary: 'Forgets a sheet that waits to be imported',
    ...onceFor(false),
    answers: { 200: { says: 'It is gone', schema: object({ succeeded: { const: true } }) } },
  },
  'ownDefinitions.importSheet': {
    summary: 'Imports the rows of the sheet that the resource began from',
    ...onceFor(false),
    query: { check: { ...yes, description: 'Only says what would happen' } },
    answers: { 200: imported },
  },
  'ownDefinitions.publish': action('Publishes what is being worked on: table, definition and version, or nothing', {
    fills: { ...values, description: 'By field, what rows get that lack a value which they need from now on' },
    replacements: { ...values, description: 'By field and removed choice, what its rows get instead' },
    grants: { ...values, description: 'By role group, the levels that it has with the resource from now on' },
  }),
  'ownDefinitions.retire': action('Hides a resource everywhere, and keeps its rows'),
  'ownDefinitions.restore': action('Serves a retired resource again'),
  'ownDefinitions.purge': action('Drops a retired resource with all its rows, files and views', {
    rows: { ...whole, description: 'How many rows the caller was told of' },
  }),
})
