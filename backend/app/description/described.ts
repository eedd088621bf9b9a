import type { Schema } from './schema.ts'

export interface Answer {
  /** What it is. */
  says: string
  /** Of a JSON body; without one there is none, or one of another `type`. */
  schema?: Schema
  /** Content type of a body that is not JSON. */
  type?: string
  /** Headers come with every answer, except those that are not `required`. */
  headers?: Record<string, { schema: Schema; description: string; required?: false }>
}

/** The description of a route: what it takes and answers. The row has its method, path and rule. */
export interface Described {
  summary: string
  /** Parts of the path other than ids. */
  params?: Record<string, Schema>
  /** Parameters of the query string; the description of a schema is moved to its parameter. */
  query?: Record<string, Schema>
  /** Required parameters of the query string. */
  needs?: readonly string[]
  headers?: readonly Schema[]
  /** Schemas of the body by its content type. */
  body?: Readonly<Record<string, Schema>>
  /** By HTTP status. */
  answers: Record<number, Answer>
  /** Statuses of refusals besides those that every such route has: 400, 401, 403, 404, 413, 422 and 429. */
  refused?: readonly number[]
}

const idempotencyKey = (required: boolean): Schema => ({
  name: 'Idempotency-Key',
  in: 'header',
  required,
  schema: { type: 'string', format: 'uuid' },
  description: 'Made anew for each thing that a person does; the same key is answered the same, and done once',
})

/** Headers and refusals of what is done once for each key. */
export const onceFor = (required: boolean): Pick<Described, 'headers'> & { refused: number[] } => ({
  headers: [idempotencyKey(required)],
  refused: [409, 422, ...(required ? [428] : [])],
})

export const json = (schema: Schema): NonNullable<Described['body']> => ({ 'application/json': schema })

export const totalCount: Answer['headers'] = {
  'X-Total-Count': { schema: { type: 'integer' }, description: 'Rows that match, on all pages' },
}

/** The same for lists that count only so many rows of a search or of filters. */
export const countedUpTo = (most: number): Answer['headers'] => ({
  ...totalCount,
  'X-Total-More': {
    schema: { type: 'boolean' },
    description: `Whether more than ${most.toLocaleString('en')} rows match, and more than up to the end of the page; X-Total-Count is then one more than that`,
  },
})

/** What a page of rows is asked for with. */
export const paging = (most: number): Record<string, Schema> => ({
  _start: { type: 'integer', minimum: 0, description: 'First row, counted from 0' },
  _end: { type: 'integer', minimum: 0, description: `Row after the last; 10 rows unless given, at most ${most}` },
})

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** One answer, with a body. */
export const answers = (says: string, schema: Schema) => ({ 200: { says, schema } })

export const workbook = { 200: { says: 'A workbook', type: XLSX } }
