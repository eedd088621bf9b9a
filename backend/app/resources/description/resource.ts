import {
  MOST_MATCHING,
  offersChoices,
  periodField,
  type AnyResource,
  type Field,
  type FieldSet,
} from '@barem/resources/kit'
import { countedUpTo, json, paging, type Answer, type Described } from '#app/description/described'
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
import { MOST_AT_ONCE } from '../http/bulk_body.ts'
import { filterNames, queryable, sortNames } from '../read/columns.ts'
import { COUNTED } from '../read/list_statements.ts'
import { operatorsOf } from '../read/operators.ts'
import { MAX_PAGE, summable } from '../read/parse.ts'
import { outcomeNames } from '../read/summed.ts'
import { RANGE, ranges } from '../read/past_year.ts'
import { MOST_REFUSED } from '../sheets/import_progress.ts'
import { besidesDocument, withPreview } from './documents.ts'
import { besidesRow, bodySchema, rowSchema } from './schemas.ts'

/** What a list may be asked for. */
export function listQuery(resource: AnyResource): Record<string, Schema> {
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
  const parameters = resource.query?.parameters ?? []
  return {
    ...paging(MAX_PAGE),
    ...Object.fromEntries(parameters.map((name) => [name, { ...day, description: usual(resource, name) }])),
    _sort: { ...text, description: `Comma list of: ${sortNames(resource).join(', ')}` },
    _order: { ...text, description: 'Comma list of asc and desc' },
    ...(summable(resource).length > 0 && {
      _sum: {
        ...text,
        description: `Comma list. Answers their sums over all matching rows in X-Total-Sum. Of: ${[...summable(resource), ...outcomeNames(resource)].join(', ')}`,
      },
    }),
    ...(resource.list.search.length > 0 && {
      q: { ...text, description: `Words to find, without accents, in: ${resource.list.search.join(', ')}` },
    }),
    ...Object.fromEntries(filters),
  }
}

const usual = ({ query }: AnyResource, parameter: string): string =>
  query!.fromMonth.includes(parameter)
    ? 'The first day of this month unless said'
    : query!.fromYear.includes(parameter)
      ? 'A year before today unless said'
      : 'Today unless said'

/** What comes with the rows of a list. */
export const listHeaders = (resource: AnyResource): Answer['headers'] => ({
  ...countedUpTo(COUNTED),
  ...(summable(resource).length > 0 && {
    'X-Total-Sum': {
      schema: text,
      description: 'With _sum: sums over all matching rows, a comma between two',
      required: false,
    },
  }),
})

/** Its name among the schemas, when one is answered alone. */
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

/** Choices of the relations that a resource, or its lines, have; null for one without any. */
export function optionsOf({
  fields,
  states = null,
  createdFrom = [],
}: FieldSet & Partial<Pick<AnyResource, 'states' | 'createdFrom'>>): Described | null {
  const relations = Object.entries(fields)
    .filter(([, field]) => offersChoices(field as Field))
    .map(([field]) => field)
  if (relations.length === 0) return null
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
  }
}

/** The parameter for how far back an export reaches; only documents have dates that bound it. */
export const rangeQuery = (resource: AnyResource): Record<string, Schema> =>
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

/** A whole row, as it is answered alone. */
export const wholeOf = (resource: AnyResource): Schema => ref(wholeName(resource))

/** The body that a row is saved with. */
export const saveBody = (resource: AnyResource, kind: 'create' | 'update') =>
  json(withPreview(resource, bodySchema(resource, kind)))

/** The body that sets the same values in many rows. */
export const bulkSchema = (resource: AnyResource): Schema => ({
  ...object(
    {
      ids: { ...list(uuid), minItems: 1, maxItems: MOST_AT_ONCE, description: 'These rows; or `matching`' },
      matching: {
        ...object({ query: text, total: { type: 'integer', minimum: 1, maximum: MOST_MATCHING } }),
        description: 'All rows of the list with this query string, which are as many as `total` says',
      },
      changes: {
        type: 'object',
        additionalProperties: false,
        properties: Object.fromEntries(
          Object.entries(bodySchema(resource, 'update').properties as Record<string, Schema>).filter(([field]) =>
            resource.list.bulk.includes(field),
          ),
        ),
      },
    },
    'ids',
    'matching',
  ),
  additionalProperties: false,
})
