import type { AnyResource, Field, FieldType } from '@barem/resources/kit'
import { relationKey, USERNAME } from '@barem/resources/kit'
import { writableFields } from '../validation/writable.ts'
import { writable } from '../validation/validator.ts'

type Schema = Record<string, unknown>
type Of<T extends FieldType> = Extract<Field, { type: T }>

const text = ({ max }: { max: number }): Schema => ({ type: 'string', maxLength: max })
const decimal = ({ scale, min, max }: { scale: number; min: string; max: string }): Schema => ({
  type: 'string',
  pattern: `^-?\\d{1,15}${scale ? `(\\.\\d{1,${scale}})?` : ''}$`,
  description: `Decimal string from ${min} to ${max}`,
})

/** JSON schema of each field type's value. */
const schemas: { [T in FieldType]: (field: Of<T>) => Schema } = {
  code: text,
  text: (field) => ({ ...text(field), ...(field.min > 0 && { minLength: field.min }) }),
  longText: text,
  email: (field) => ({ ...text(field), format: 'email' }),
  phone: () => ({ type: 'string', pattern: '^0\\d{9,10}$' }),
  taxCode: () => ({ type: 'string', pattern: '^(\\d{10}|\\d{12}|\\d{13})$' }),
  color: () => ({ type: 'string', pattern: '^#[0-9a-f]{6}$' }),
  integer: ({ min, max }) => ({ type: 'integer', minimum: min, maximum: max }),
  decimal,
  money: decimal,
  weight: decimal,
  percent: decimal,
  boolean: () => ({ type: 'boolean' }),
  date: () => ({ type: 'string', format: 'date' }),
  dateTime: () => ({ type: 'string', format: 'date-time' }),
  select: ({ choices }) => ({ type: 'string', enum: [...choices] }),
  belongsTo: ({ to }) => ({ type: 'string', format: 'uuid', description: `Id of a row of ${to}` }),
  belongsToMany: ({ to }) => ({ type: 'array', items: { type: 'string', format: 'uuid' }, uniqueItems: true, maxItems: 100, description: `Ids of rows of ${to}` }),
  attributes: ({ maxEntries }) => ({ type: 'object', additionalProperties: { type: 'string', maxLength: 500 }, maxProperties: maxEntries }),
  lines: ({ fields, min, max }) => ({ type: 'array', minItems: min, maxItems: max, items: { type: 'object', properties: { id: { type: 'string', format: 'uuid' }, ...properties(Object.entries(fields) as [string, Field][]) } } }),
  address: ({ max }) => ({
    type: 'object',
    required: ['system', 'province', 'ward', 'street'],
    properties: { system: { type: 'string', enum: ['new', 'old'], description: 'new: since July 2025, without districts' }, province: { type: 'string' }, district: { type: ['string', 'null'] }, ward: { type: 'string' }, street: { type: 'string', maxLength: max }, text: { type: 'string', description: 'As printed; follows from the rest' } },
  }),
  username: () => ({ type: 'string', pattern: USERNAME.source }),
  permissions: ({ max }) => ({ type: 'array', items: { type: 'string', pattern: '^\\d{1,3}\\.[vcudf]$' }, uniqueItems: true, maxItems: max }),
  image: ({ folder }) => ({ type: 'string', description: `Path in the file store, from POST /File/${folder}` }),
  files: ({ maxCount }) => ({ type: 'array', items: { type: 'string' }, maxItems: maxCount }),
}

const schemaOf = (field: Field) => (schemas[field.type] as (field: Field) => Schema)(field)
const properties = (fields: [string, Field][]): Schema => Object.fromEntries(fields.map(([name, field]) => [name, schemaOf(field)]))
const orNull = (schema: Schema): Schema => ({ ...schema, type: [schema.type, 'null'], ...(Array.isArray(schema.enum) && { enum: [...schema.enum, null] }) })

const reference: Schema = { type: ['object', 'null'], properties: { id: { type: 'string', format: 'uuid' }, code: { type: 'string' }, name: { type: 'string' } } }

/** Schema of a row as the API answers it. */
export function rowSchema(resource: AnyResource): Schema {
  const fields = Object.entries(resource.fields) as [string, Field][]
  const embedded = fields.flatMap(([name, field]): [string, Schema][] =>
    field.type === 'belongsTo' ? [[relationKey(name), reference]] : field.type === 'belongsToMany' ? [[`${relationKey(name)}s`, { type: 'array', items: reference }]] : [],
  )
  const meta = { id: { type: 'string', format: 'uuid' }, version: { type: 'integer' }, createdAt: { type: 'string', format: 'date-time' }, updatedAt: { type: 'string', format: 'date-time' }, createdById: { type: ['string', 'null'] }, updatedById: { type: ['string', 'null'] } }
  const own = Object.fromEntries(fields.map(([name, field]) => [name, (field.required && !field.when) || field.type === 'code' ? schemaOf(field) : orNull(schemaOf(field))]))
  return { type: 'object', properties: { ...meta, ...own, ...Object.fromEntries(embedded) } }
}

/** A field as a body has it: of lines only what may be written. */
function written(field: Field): Field {
  return field.type === 'lines' ? { ...field, fields: Object.fromEntries(writableFields(field.fields)) } : field
}

/** Schema of a body: everything that may be written, and on create what must be. */
export function bodySchema(resource: AnyResource, kind: 'create' | 'update'): Schema {
  const fields = writable(resource)
  const needed = fields.filter(([, field]) => field.required && !field.when && !('default' in field && field.default !== null)).map(([name]) => name)
  const own = Object.fromEntries(fields.map(([name, field]) => [name, field.required && !field.when ? schemaOf(written(field)) : orNull(schemaOf(written(field)))]))
  if (kind === 'update') return { type: 'object', additionalProperties: false, properties: { ...own, version: { type: 'integer', description: 'The version the change was made from; a stale one is answered with 409' } } }
  return { type: 'object', additionalProperties: false, properties: own, ...(needed.length > 0 && { required: needed }) }
}
