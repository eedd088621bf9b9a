import {
  isDocument,
  lineFieldsOf,
  lineResource,
  offersChoices,
  periodField,
  type AnyResource,
  type Field,
  type FieldSet,
} from '@barem/resources/kit'
import {
  countedUpTo,
  json,
  onceFor,
  paging,
  totalCount,
  XLSX,
  type Answer,
  type Described,
} from '#app/description/described'
import {
  day,
  done,
  figure,
  list,
  object,
  oneOf,
  orNull,
  ref,
  text,
  uuid,
  whole,
  yes,
  type Schema,
} from '#app/description/schema'
import type { Behaviour } from '#app/engine/behaviour'
import { MOST_AT_ONCE } from '../http/bulk_body.ts'
import { filterNames, queryable, sortNames } from '../read/columns.ts'
import { COUNTED } from '../read/list_statements.ts'
import { operatorsOf } from '../read/operators.ts'
import { MAX_PAGE, summable } from '../read/parse.ts'
import { RANGE, ranges } from '../read/past_year.ts'
import { MOST_REFUSED } from '../sheets/import_progress.ts'
import { besidesDocument, describeDocument, withPreview } from './documents.ts'
import { besidesRow, bodySchema, rowSchema } from './schemas.ts'

function listQuery(resource: AnyResource): Record<string, Schema> {
  const filters = filterNames(resource).flatMap((name) => {
    return operatorsOf(queryable(resource, name)!).map((operator): [string, Schema] =>
      operator === 'null'
        ? [`${name}_null`, { ...yes, description: `true: rows without ${name}; false: rows that have one` }]
        : [
            operator === 'eq' ? name : `${name}_${operator}`,
            { ...text, description: `Rows whose ${name} is ${operator} this` },
          ],
    )
  })
  return {
    ...paging(MAX_PAGE),
    _sort: { ...text, description: `Comma list of: ${sortNames(resource).join(', ')}` },
    _order: { ...text, description: 'Comma list of asc and desc' },
    ...(summable(resource).length > 0 && {
      _sum: {
        ...text,
        description: `Answers its sum over all matching rows in X-Total-Sum. One of: ${summable(resource).join(', ')}`,
      },
    }),
    ...(resource.list.search.length > 0 && {
      q: { ...text, description: `Words to find, without accents, in: ${resource.list.search.join(', ')}` },
    }),
    ...Object.fromEntries(filters),
  }
}

/** Its name among the schemas, when one is answered alone. */
const listHeaders = (resource: AnyResource): Answer['headers'] => ({
  ...countedUpTo(COUNTED),
  ...(summable(resource).length > 0 && {
    'X-Total-Sum': { schema: figure, description: 'With _sum: its sum over all matching rows', required: false },
  }),
})

const wholeName = ({ name }: AnyResource) => `${name}.whole`

/** Schemas of the rows of a resource, as lists and as single answers have them. */
export const schemasOf = (resource: AnyResource): Record<string, Schema> => ({
  [resource.name]: rowSchema(resource),
  [wholeName(resource)]: {
    allOf: [ref(resource.name), object({ ...besidesRow(resource), ...besidesDocument(resource) })],
  },
})

/** A choice of a relation. */
export const choice = { id: uuid, code: orNull(text), name: text, hint: orNull(text), englishName: orNull(text) }
/** Choices of an approver include how much they may approve. */
const authority = object({ may: yes, limit: orNull(figure) })

const source = object({
  ...{ partner: orNull(text), day: orNull(day), amount: orNull(figure) },
  open: orNull({ type: 'object', description: 'What is open of it by each measure, or its open figure by its name' }),
})

/** Choices of the relations that a resource, or its lines, have; nothing for one without any. */
function optionsOf({
  name,
  fields,
  states = null,
  createdFrom = [],
}: FieldSet & Partial<Pick<AnyResource, 'states' | 'createdFrom'>>): Record<string, Described> {
  const relations = Object.entries(fields)
    .filter(([, field]) => offersChoices(field as Field))
    .map(([field]) => field)
  if (relations.length === 0) return {}
  const approver = states?.approval?.approver
  const sources = createdFrom.flatMap(({ relation, moreRelation }) =>
    moreRelation ? [relation, moreRelation] : [relation],
  )
  const query = {
    q: text,
    id: { ...text, description: 'Those that are chosen already; may be said more than once' },
    ...paging(MAX_PAGE),
    ...(createdFrom.length > 0 && {
      open: { ...yes, description: `Of ${sources.join(', ')}: only those of which something is open` },
      partner: { ...uuid, description: `Of ${sources.join(', ')}: only those of this partner` },
    }),
    ...(approver && {
      proposed: {
        ...yes,
        description: `Of ${approver}: only whom the caller asked before and may ask, the last first`,
      },
    }),
  }
  return {
    [`${name}.options`]: {
      summary: 'Choices of a relation',
      params: { field: { type: 'string', enum: relations } },
      query,
      answers: {
        200: {
          says: 'A page of choices',
          schema: list(
            object(
              { ...choice, ...(approver && { authority }), ...(createdFrom.length > 0 && { source }) },
              ...['englishName', 'authority', 'source'],
            ),
          ),
        },
      },
    },
  }
}

/** The parameter for how far back an export reaches; only documents have dates that bound it. */
const rangeQuery = (resource: AnyResource): Record<string, Schema> =>
  periodField(resource) === null
    ? {}
    : { [RANGE]: { ...oneOf(...ranges), description: 'Without dates, documents of the past year come, or all' } }

const refused = object({
  line: whole,
  succeeded: { const: false },
  code: text,
  message: text,
  errors: list(object({ field: text, rule: text, message: text })),
})

/** What an import answers. */
export const imported: Answer = {
  says: 'What became of the lines. An import that was interrupted goes on when it is sent again',
  schema: done(
    object(
      {
        total: { ...whole, description: 'Lines of the sheet, without its heading' },
        accepted: whole,
        passed: { ...whole, description: 'Lines whose rows were there before; left out where there are none' },
        refused: { ...list(refused), description: `The first ${MOST_REFUSED} of those that were not accepted` },
        columns: {
          ...list(object({ head: text, field: text, samples: list(object({ cell: text, read: orNull(text) })) })),
          description: 'Of a check: the columns, some of their cells and what these are read as',
        },
      },
      'columns',
      'passed',
    ),
  ),
}

function sheets(resource: AnyResource, query: Record<string, Schema>): Record<string, Described> {
  const { name } = resource
  const sheet: Answer = { says: 'An xlsx file', type: XLSX }
  return {
    [`${name}.export`]: {
      summary: 'The rows of a list, on all its pages, as a sheet',
      query: { ...query, ...rangeQuery(resource) },
      answers: { 200: sheet },
    },
    [`${name}.template`]: { summary: 'An empty sheet to fill in', answers: { 200: sheet } },
    [`${name}.import`]: {
      summary: 'Adds a row for each line of a sheet that is right, in parts that are saved one by one',
      query: { check: { ...yes, description: 'Only says what would happen' } },
      body: { [XLSX]: { type: 'string', format: 'binary' } },
      answers: {
        200: imported,
      },
      ...onceFor(false),
      refused: [...onceFor(false).refused, 413],
    },
  }
}

/** Everything that is served of a resource, as its caller sees it. */
export function describeResource(resource: AnyResource, behaviour?: Behaviour): Record<string, Described> {
  const { name, duplicates } = resource
  const query = listQuery(resource)
  const whole_ = ref(wholeName(resource))
  const once = onceFor(isDocument(resource))
  const optionalKey = onceFor(false)
  const body = (kind: 'create' | 'update') => json(withPreview(resource, bodySchema(resource, kind)))
  const bulk = object({
    ids: { ...list(uuid), minItems: 1, maxItems: MOST_AT_ONCE },
    changes: {
      type: 'object',
      additionalProperties: false,
      properties: Object.fromEntries(
        Object.entries(bodySchema(resource, 'update').properties as Record<string, Schema>).filter(([field]) =>
          resource.list.bulk.includes(field),
        ),
      ),
    },
  })
  return {
    [`${name}.list`]: {
      summary: 'A page of rows',
      query,
      answers: { 200: { says: 'The rows', schema: list(ref(name)), headers: listHeaders(resource) } },
    },
    [`${name}.show`]: { summary: 'One row', answers: { 200: { says: 'The row', schema: whole_ } } },
    [`${name}.create`]: {
      ...once,
      summary: 'Adds a row',
      body: body('create'),
      answers: {
        201: { says: 'The new row', schema: behaviour?.told ? { allOf: [whole_, object(behaviour.told)] } : whole_ },
      },
    },
    [`${name}.update`]: {
      summary: 'Changes a row',
      body: body('update'),
      ...optionalKey,
      answers: { 200: { says: 'The row as saved', schema: whole_ } },
    },
    [`${name}.updateMany`]: {
      summary: 'Sets the same values in many rows, all or none',
      body: json({ ...bulk, additionalProperties: false }),
      ...optionalKey,
      answers: { 200: { says: 'How many', schema: done(object({ updated: whole })) } },
      refused: [...optionalKey.refused, 404],
    },
    [`${name}.delete`]: {
      summary: 'Deletes a row that nothing points to',
      ...optionalKey,
      answers: { 200: { says: 'The row as it was', schema: whole_ } },
    },
    [`${name}.history`]: {
      summary: 'Who changed what, and when',
      query: paging(MAX_PAGE),
      answers: { 200: { says: 'Newest first', schema: list(ref('HistoryEntry')), headers: totalCount } },
    },
    [`${name}.open`]: {
      summary: 'What is not at its end of a row, for whoever puts it out of use',
      answers: {
        200: {
          says: 'Documents in force that are not done yet; goods on hand and debts, where the caller may see these',
          schema: object({
            documents: list(object({ resource: text, documents: whole, lines: whole })),
            standing: list(object({ ledger: text, figure })),
          }),
        },
      },
    },
    [`${name}.similar`]: {
      summary: 'Rows that may be the one that is being typed in',
      query: { field: { type: 'string', enum: [...duplicates] }, value: text, except: uuid },
      needs: ['field', 'value'],
      answers: { 200: { says: 'A few of them', schema: list(object({ id: uuid, code: orNull(text), name: text })) } },
    },
    ...sheets(resource, query),
    ...optionsOf(resource),
    ...Object.assign({}, ...lineFieldsOf(resource).map((field) => optionsOf(lineResource(resource, field)))),
    ...describeDocument(resource, whole_),
  }
}
