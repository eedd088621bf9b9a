import { isDocument, type AnyResource } from '@barem/resources/kit'
import type { Level } from '@barem/resources/areas'

type Json = Record<string, unknown>

const person = { type: ['object', 'null'], properties: { id: { type: 'string', format: 'uuid' }, code: { type: 'string' }, name: { type: 'string' } } }
const moment = { type: ['string', 'null'], format: 'date-time' }
const said = { type: ['string', 'null'], maxLength: 1000 }

/** The newest request for approval of a document. */
export const approvalSchema: Json = {
  type: ['object', 'null'],
  properties: {
    id: { type: 'string', format: 'uuid' },
    status: { type: 'string', enum: ['pending', 'approved', 'rejected', 'closed'] },
    requestedAt: moment,
    requestedBy: person,
    comment: said,
    tasks: { type: 'array', items: { type: 'object', properties: { id: { type: 'string', format: 'uuid' }, assignee: person, status: { type: 'string', enum: ['waiting', 'pending', 'approved', 'rejected', 'closed'] }, decidedAt: moment, decidedBy: person, comment: said } } },
  },
}

/** The header that lets a request be sent again without being carried out again. */
const key = (required: boolean) => ({ name: 'Idempotency-Key', in: 'header', required, schema: { type: 'string', format: 'uuid' }, description: 'Made anew for each thing that a person does; the same key is answered the same, and done once' })

/** What creating a row says besides its body: documents have to be sent with a key. */
export const creation = (resource: AnyResource): Json => ({ parameters: [key(isDocument(resource))] })

const storedFile = { type: 'object', properties: { path: { type: 'string' }, name: { type: 'string' }, bytes: { type: 'integer' } } }

/** What files are called that a row points to, beside their paths. */
const namedFiles = (fields: AnyResource['fields']): Json => Object.fromEntries(Object.entries(fields).filter(([, { type }]) => type === 'files').map(([name]) => [`${name}Files`, { type: 'array', items: storedFile }]))

/** A whole document as it is answered: the row, its request for approval, and what the caller may do with it now. */
export const wholeSchema = ({ name, states, fields }: AnyResource): Json =>
  states
    ? { allOf: [{ $ref: `#/components/schemas/${name}` }, { type: 'object', properties: { approval: { $ref: '#/components/schemas/Approval' }, allowed: { type: 'array', items: { type: 'string', enum: [...Object.keys(states.actions), 'edit', 'delete'] } }, ...namedFiles(fields) } }] }
    : { $ref: `#/components/schemas/${name}` }

const preview = { type: 'object', description: 'Figures that the person saw; when they are not the ones that follow, nothing is saved and 409 tells those that do' }

/** The body of a document may say what figures the person saw. */
export const withPreview = (resource: AnyResource, schema: Json): Json => (isDocument(resource) ? { ...schema, properties: { ...(schema.properties as Json), preview } } : schema)

interface Step {
  path: string
  method: 'get' | 'post'
  level: Level
  operation: Json
}

/** What documents are served with besides every resource's endpoints: their actions, and what was approved. */
export function documentOperations(resource: AnyResource, answered: { id: Json; answer: (description: string, schema: Json) => Json; refused: (...statuses: number[]) => Json }): Step[] {
  const { name, states } = resource
  if (!states) return []
  const { id, answer, refused } = answered
  const steps = Object.entries(states.actions).map(([action, { from, by, comment }]): Step => {
    const asked = comment === 'none' ? {} : { comment: said }
    const body = { type: 'object', additionalProperties: false, required: ['version', ...(comment === 'required' ? ['comment'] : [])], properties: { version: { type: 'integer' }, ...asked } }
    const operation = { operationId: `${name}.${action}`, tags: [name], description: `From: ${from.join(', ')}`, parameters: [id, key(true)], requestBody: { required: true, content: { 'application/json': { schema: body } } }, responses: { 200: answer('The document after it', wholeSchema(resource)), ...refused(400, 401, 403, 404, 409, 422, 428) } }
    return { path: `/${name}/{id}/${action}`, method: 'post', level: by === 'editor' ? 'u' : 'v', operation }
  })
  const revision = { type: 'object', properties: { revision: { type: 'integer' }, approvedAt: moment, approvedBy: person, hash: { type: 'string' }, content: { type: 'object' } } }
  return [...steps, { path: `/${name}/{id}/revisions`, method: 'get', level: 'v', operation: { operationId: `${name}.revisions`, tags: [name], parameters: [id], responses: { 200: answer('What was approved, newest first', { type: 'array', items: revision }), ...refused(401, 403, 404) } } }]
}
