import type { Row } from '#app/routing/row'
import type { Rule } from '#app/routing/rule'
import type { Answer, Described } from './described.ts'
import type { Schema } from './schema.ts'

/** A route with what a caller gets to know of it. */
export interface DescribedRoute {
  name: string
  row: Row
  described: Described
}

const PREFIX = '/v1.0'
const JSON_TYPE = 'application/json'
const ERROR = { $ref: '#/components/responses/Error' }

const pathOf = (path: string) => path.replace(/:(\w+)/g, '{$1}')
/** The first part of a path; of a resource of a company's own its key too. */
const tagOf = (path: string) => /^\/(own\/\w+|[^/]+)/.exec(path)![1]
const namesIn = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!)

const answered = ({ says, schema, type, headers }: Answer): Schema => ({
  description: says,
  ...((schema || type) && {
    content: { [type ?? JSON_TYPE]: { schema: schema ?? { type: 'string', format: 'binary' } } },
  }),
  ...(headers && { headers }),
})

function refusals(rule: Rule, { query, body, refused = [] }: Described, hasId: boolean): Record<number, Schema> {
  const statuses = [
    ...(query || body ? [400] : []),
    ...(rule === 'anyone' ? [] : [401, 403]),
    ...(hasId ? [404] : []),
    ...(body ? [413, 422] : []),
    429,
    ...refused,
  ]
  return Object.fromEntries(statuses.map((status) => [status, ERROR]))
}

function operation({ name, row: { path, rule }, described }: DescribedRoute): Schema {
  const { summary, params = {}, query = {}, needs = [], headers = [], body, answers } = described
  const names = namesIn(path)
  const parameters = [
    ...names.map((part) => ({
      name: part,
      in: 'path',
      required: true,
      schema: params[part] ?? { type: 'string', format: 'uuid' },
    })),
    ...headers,
    ...Object.entries(query).map(([key, { description, ...schema }]) => ({
      name: key,
      in: 'query',
      required: needs.includes(key),
      schema,
      ...(description !== undefined && { description }),
    })),
  ]
  return {
    operationId: name,
    tags: [tagOf(path)],
    summary,
    ...(rule === 'anyone' && { security: [] }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: {
        required: true,
        content: Object.fromEntries(Object.entries(body).map(([type, schema]) => [type, { schema }])),
      },
    }),
    responses: {
      ...Object.fromEntries(Object.entries(answers).map(([status, answer]) => [status, answered(answer)])),
      ...refusals(rule, described, names.includes('id')),
    },
  }
}

/** Names of the schemas that a value points to. */
function pointedTo(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, below]) =>
    key === '$ref' ? [String(below).split('/').at(-1)!] : pointedTo(below),
  )
}

/** The schemas that the paths point to, and those that these point to. */
function used(paths: unknown, schemas: Record<string, Schema>): Record<string, Schema> {
  const names = new Set<string>(['Error'])
  const collect = (value: unknown): void => {
    for (const name of pointedTo(value)) {
      if (names.has(name)) continue
      names.add(name)
      collect(schemas[name])
    }
  }
  collect(paths)
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => names.has(name)))
}

const error: Schema = {
  type: 'object',
  required: ['succeeded', 'code', 'message', 'errors'],
  properties: {
    succeeded: { const: false },
    code: { type: 'string' },
    message: { type: 'string' },
    right: { type: 'string', description: 'The right that is missing, such as 13.c' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        properties: { field: { type: 'string' }, rule: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
}

/**
 * OpenAPI 3.1 of routes.
 * @param routes those that a caller may use, in their order
 * @param schemas what descriptions point to; those that nothing points to are left out
 */
export function openApi(routes: readonly DescribedRoute[], schemas: Record<string, Schema>): Schema {
  const paths: Record<string, Schema> = {}
  for (const route of routes) (paths[pathOf(route.row.path)] ??= {})[route.row.method] = operation(route)
  return {
    openapi: '3.1.0',
    info: { title: 'Barem', version: '1.0' },
    servers: [{ url: PREFIX }],
    security: [{ bearer: [] }],
    paths,
    components: {
      schemas: used(paths, { ...schemas, Error: error }),
      responses: {
        Error: {
          description: 'What went wrong, in the language of Accept-Language',
          content: { [JSON_TYPE]: { schema: { $ref: '#/components/schemas/Error' } } },
        },
      },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  }
}
