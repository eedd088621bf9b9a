import { isDocument, type Action, type AnyResource } from '@barem/resources/kit'
import type { Level } from '@barem/resources/areas'
import { filterNames, queryable, sortNames } from '../query/columns.ts'
import { operators } from '../query/operators.ts'
import { MAX_PAGE } from '../query/parse.ts'
import { approvalSchema, creation, documentOperations, wholeSchema, withPreview } from './documents.ts'
import { bodySchema, rowSchema } from './schemas.ts'

type Json = Record<string, unknown>

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const json = (schema: Json) => ({ 'application/json': { schema } })
const answer = (description: string, schema: Json, headers?: Json) => ({ description, content: json(schema), ...(headers && { headers }) })
const refused = (...statuses: number[]) => Object.fromEntries(statuses.map((status) => [status, { $ref: '#/components/responses/Error' }]))
const id = { name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } }
const parameter = (name: string, schema: Json, description: string) => ({ name, in: 'query', required: false, schema, description })

function listParameters(resource: AnyResource): Json[] {
  const filters = filterNames(resource).flatMap((name) => {
    const usable = queryable(resource, name)!.type === 'belongsToMany' ? ['eq', 'ne', 'in'] : operators
    return usable.map((operator) => parameter(operator === 'eq' ? name : `${name}_${operator}`, { type: 'string' }, `Rows whose ${name} is ${operator} this`))
  })
  return [
    parameter('_start', { type: 'integer', minimum: 0 }, 'First row, counted from 0'),
    parameter('_end', { type: 'integer', minimum: 0 }, `Row after the last; at most ${MAX_PAGE} rows come`),
    parameter('_sort', { type: 'string' }, `Comma list of: ${sortNames(resource).join(', ')}`),
    parameter('_order', { type: 'string' }, 'Comma list of asc and desc'),
    ...(resource.list.search.length > 0 ? [parameter('q', { type: 'string' }, `Words to find, without accents, in: ${resource.list.search.join(', ')}`)] : []),
    ...filters,
  ]
}

const levels: Record<Action, Level> = { list: 'v', show: 'v', create: 'c', update: 'u', delete: 'd' }

function operations(resource: AnyResource): Record<Action, { path: string; method: string; operation: Json }> {
  const { name } = resource
  const [row, whole] = [ref(name), wholeSchema(resource)]
  const body = (kind: 'create' | 'update') => ({ required: true, content: json(withPreview(resource, bodySchema(resource, kind))) })
  const described = (action: Action, operation: Json) => ({ operationId: `${name}.${action}`, tags: [name], ...operation })
  const headers = { 'X-Total-Count': { schema: { type: 'integer' }, description: 'Rows that match, on all pages' } }
  return {
    list: { path: `/${name}`, method: 'get', operation: described('list', { parameters: listParameters(resource), responses: { 200: answer('A page of rows', { type: 'array', items: row }, headers), ...refused(400, 401, 403) } }) },
    show: { path: `/${name}/{id}`, method: 'get', operation: described('show', { parameters: [id], responses: { 200: answer('The row', whole), ...refused(401, 403, 404) } }) },
    create: { path: `/${name}`, method: 'post', operation: described('create', { ...creation(resource), requestBody: body('create'), responses: { 201: answer('The new row', whole), ...refused(400, 401, 403, 409, 422, ...(isDocument(resource) ? [428] : [])) } }) },
    update: { path: `/${name}/{id}`, method: 'patch', operation: described('update', { parameters: [id], requestBody: body('update'), responses: { 200: answer('The row as saved', whole), ...refused(400, 401, 403, 404, 409, 422) } }) },
    delete: { path: `/${name}/{id}`, method: 'delete', operation: described('delete', { parameters: [id], responses: { 200: answer('The row as it was', whole), ...refused(401, 403, 404, 409) } }) },
  }
}

const errorSchema = {
  type: 'object',
  required: ['succeeded', 'code', 'message', 'errors'],
  properties: {
    succeeded: { const: false },
    code: { type: 'string' },
    message: { type: 'string' },
    errors: { type: 'array', items: { type: 'object', properties: { field: { type: 'string' }, rule: { type: 'string' }, message: { type: 'string' } } } },
  },
}

/** OpenAPI 3.1 of the generated endpoints that `may` lets through. */
export function openApi(resources: AnyResource[], may: (resource: AnyResource, level: Level) => boolean): Json {
  const paths: Record<string, Json> = {}
  const schemas: Json = { Error: errorSchema }
  for (const resource of resources) {
    const made = operations(resource)
    for (const action of resource.actions) {
      if (!may(resource, levels[action])) continue
      const { path, method, operation } = made[action]
      ;(paths[path] ??= {})[method] = operation
      schemas[resource.name] = rowSchema(resource)
    }
    for (const { path, method, level, operation } of documentOperations(resource, { id, answer, refused })) {
      if (!may(resource, level)) continue
      ;(paths[path] ??= {})[method] = operation
      schemas.Approval = approvalSchema
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Barem', version: '1.0' },
    servers: [{ url: '/v1.0' }],
    security: [{ bearer: [] }],
    paths,
    components: { schemas, responses: { Error: answer('What went wrong, in the language of Accept-Language', ref('Error')) }, securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
  }
}
