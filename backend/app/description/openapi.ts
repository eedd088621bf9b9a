import type { NamedRoute } from '#app/http/route_list'
import type { Rule } from '#app/routing/rule'
import type { Answer, Described } from './described.ts'
import type { Schema } from './schema.ts'

const PREFIX = '/v1.0'
const JSON_TYPE = 'application/json'
const ERROR = { $ref: '#/components/responses/Error' }

const pathOf = (pattern: string) => pattern.slice(PREFIX.length).replace(/:(\w+)/g, '{$1}')
/** The first part of a path; of a resource of a company's own its key too. */
const tagOf = (pattern: string) => /^\/v1\.0\/(own\/\w+|[^/]+)/.exec(pattern)![1]
const namesIn = (pattern: string) => [...pattern.matchAll(/:(\w+)/g)].map(([, name]) => name!)

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

function operation({ name, pattern }: NamedRoute, rule: Rule, described: Described): Schema {
  const { summary, params = {}, query = {}, needs = [], headers = [], body, answers } = described
  const names = namesIn(pattern)
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
    tags: [tagOf(pattern)],
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
 * OpenAPI 3.1 of the routes that a caller may use.
 * @param ruleOf who may call a route; null leaves it out
 * @param described what routes take and answer, by their names; a route that nobody described is left out
 * @param schemas what descriptions point to; those that nothing points to are left out
 */
export function openApi(
  routes: NamedRoute[],
  ruleOf: (name: string) => Rule | null,
  described: Record<string, Described>,
  schemas: Record<string, Schema>,
): Schema {
  const paths: Record<string, Schema> = {}
  for (const route of routes) {
    const [rule, known] = [ruleOf(route.name), described[route.name]]
    if (rule === null || !known || !route.pattern.startsWith(`${PREFIX}/`)) continue
    ;(paths[pathOf(route.pattern)] ??= {})[route.method.toLowerCase()] = operation(route, rule, known)
  }
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
