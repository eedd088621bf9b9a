import { checksOf } from '@barem/resources/calc/checks'
import {
  fewestLines,
  type AnyResource,
  type Field,
  type FieldType,
  isKept,
  relationKey,
  linesNamed,
  sumOf,
  sumsOf,
  type TextShape,
  type UniqueSet,
  type Where,
  USERNAME,
} from '@barem/resources/kit'
import { list, moment, object, oneOf, orNull, text as anyText, uuid, whole, type Schema } from '#app/description/schema'
import { listsMaker } from '../read/selection.ts'
import { writable } from '../validation/validator.ts'
import { writableFields } from '../validation/writable.ts'

type Of<T extends FieldType> = Extract<Field, { type: T }>
type Named = [string, Field][]

const text = ({ max }: { max: number }): Schema => ({ type: 'string', maxLength: max })
const decimal = ({
  scale,
  decimals,
  min,
  max,
}: Of<'decimal'> | Of<'money'> | Of<'weight'> | Of<'percent'>): Schema => ({
  type: 'string',
  pattern: `^-?\\d{1,15}${scale ? `(\\.\\d{1,${scale}})?` : ''}$`,
  description: `Decimal string from ${min} to ${max}${decimals === null ? '' : `, written with ${decimals} decimals at most`}`,
})

/** Which rows others may point to, said at the field that decides. */
const toUse = (usable: readonly (string | boolean)[] | null): Schema =>
  usable === null ? {} : { description: `Others may point anew to rows with ${usable.join(' or ')}` }

/** Which rows may be chosen for a relation, as the end of a sentence. */
const whose = (where: Where): string => {
  const parts = Object.entries(where).map(([name, values]) => `${name} is ${values.join(' or ')}`)
  return parts.length > 0 ? ` whose ${parts.join(' and ')}` : ''
}

/** What a text of a form is, however it is written. */
const SHAPES: Record<TextShape, string> = {
  plate: 'A number plate of Vietnam; kept as 51C-123.45, however it is written',
  url: 'The address of a page; kept with https:// where it names no scheme',
}

/** JSON schema of each field type's value. */
const schemas: { [T in FieldType]: (field: Of<T>) => Schema } = {
  code: text,
  text: (field) => ({
    ...text(field),
    ...(field.min > 0 && { minLength: field.min }),
    ...(field.shape !== null && { description: SHAPES[field.shape] }),
  }),
  longText: text,
  email: (field) => ({ ...text(field), format: 'email' }),
  phone: () => ({ type: 'string', pattern: '^0\\d{9,10}$' }),
  taxCode: () => ({ type: 'string', pattern: '^(\\d{10}|\\d{12}|\\d{13})$' }),
  color: () => ({ type: 'string', pattern: '^#[0-9a-f]{6}$' }),
  integer: ({ min, max, daysUntil }) =>
    daysUntil === null
      ? { type: 'integer', minimum: min, maximum: max }
      : {
          type: 'integer',
          description: `Days from today in Vietnam until ${daysUntil}, as of now: 0 on the day, negative after it`,
        },
  decimal,
  money: decimal,
  weight: decimal,
  percent: decimal,
  boolean: ({ usable }) => ({ type: 'boolean', ...toUse(usable) }),
  date: () => ({ type: 'string', format: 'date' }),
  dateTime: () => ({ type: 'string', format: 'date-time' }),
  select: ({ choices, usable }) => ({ type: 'string', enum: [...choices], ...toUse(usable) }),
  belongsTo: ({ to, where }) => ({
    type: 'string',
    format: 'uuid',
    description: `Id of a row of ${to}${whose(where)}`,
  }),
  belongsToMany: ({ to, where }) => ({
    type: 'array',
    items: { type: 'string', format: 'uuid' },
    uniqueItems: true,
    maxItems: 100,
    description: `Ids of rows of ${to}${whose(where)}`,
  }),
  attributes: ({ maxEntries }) => ({
    type: 'object',
    additionalProperties: { type: 'string', maxLength: 500 },
    maxProperties: maxEntries,
  }),
  lines: (field) => ({
    ...list(lineRow(Object.entries(field.fields) as Named)),
    minItems: fewestLines(field),
    maxItems: field.max,
  }),
  address: ({ max }) => ({
    type: 'object',
    required: ['system', 'province', 'street'],
    properties: {
      system: { ...oneOf('new', 'old'), description: 'new: since July 2025, without districts' },
      province: anyText,
      district: orNull(anyText),
      ward: orNull(anyText),
      street: { type: 'string', maxLength: max },
      text: { type: 'string', description: 'As printed; follows from the rest' },
    },
  }),
  username: () => ({ type: 'string', pattern: USERNAME.source }),
  permissions: ({ max }) => ({
    type: 'array',
    items: { type: 'string', pattern: '^\\d{1,3}\\.[vcudf]$' },
    uniqueItems: true,
    maxItems: max,
  }),
  image: ({ folder }) => ({ type: 'string', description: `Path in the file store, from POST /File/${folder}` }),
  files: ({ maxCount }) => ({ type: 'array', items: { type: 'string' }, maxItems: maxCount }),
}

export const schemaOf = (field: Field): Schema => (schemas[field.type] as (field: Field) => Schema)(field)

/** An address that was written before the official lists came has a street alone. */
const storedAddress = object(
  {
    system: orNull(oneOf('new', 'old')),
    province: orNull(anyText),
    district: orNull(anyText),
    ward: orNull(anyText),
    street: anyText,
    text: anyText,
  },
  'district',
)
const answeredOf = (field: Field): Schema => (field.type === 'address' ? storedAddress : schemaOf(field))

/** A row that another one points to. */
export const reference = object(
  { id: uuid, code: orNull(anyText), name: anyText, englishName: orNull(anyText), shortName: orNull(anyText) },
  'code',
  'englishName',
  'shortName',
)

const isAverage = (field: Field): boolean => sumsOf(field).some((sum) => 'per' in sum && sum.per !== undefined)

/** A line that another one points to: its document, and its place there. */
const lineReference = object({ id: uuid, name: anyText, ownerId: uuid })

/** Fields as they are answered, relations embedded beside their ids. */
function answered(fields: Named): Record<string, Schema> {
  const own = fields.map(([name, field]): [string, Schema] => [
    name,
    isKept(field) || field.type === 'code' || (sumOf(field) && !isAverage(field))
      ? answeredOf(field)
      : orNull(answeredOf(field)),
  ])
  const embedded = fields.flatMap(([name, field]): [string, Schema][] =>
    field.type === 'belongsTo'
      ? [[relationKey(name), orNull(linesNamed(field.to) ? lineReference : reference)]]
      : field.type === 'belongsToMany'
        ? [[`${relationKey(name)}s`, list(reference)]]
        : [],
  )
  return Object.fromEntries([...own, ...embedded])
}

const lineRow = (fields: Named): Schema => object({ id: uuid, ...answered(fields) })
const fieldsOf = ({ fields }: AnyResource, lines: boolean): Named =>
  (Object.entries(fields) as Named).filter(([, { type }]) => (type === 'lines') === lines)

/** A row as lists answer it, without its lines. */
export const rowSchema = (resource: AnyResource): Schema =>
  object({
    id: uuid,
    ...(!resource.query && {
      version: whole,
      createdAt: moment,
      updatedAt: moment,
      createdById: orNull(uuid),
      updatedById: orNull(uuid),
    }),
    ...answered(fieldsOf(resource, false)),
    ...(listsMaker(resource) && { createdBy: orNull(reference) }),
  })

const storedFile = object({ path: anyText, name: anyText, bytes: whole })

/**
 * What the answer for one row has beyond that of a list: its lines, the names of its files, and who made and last
 * changed it.
 */
export const besidesRow = (resource: AnyResource): Record<string, Schema> => ({
  ...Object.fromEntries(fieldsOf(resource, true).map(([name, field]) => [name, schemaOf(field)])),
  ...Object.fromEntries(
    fieldsOf(resource, false)
      .filter(([, { type }]) => type === 'files')
      .map(([name]) => [`${name}Files`, list(storedFile)]),
  ),
  ...(!listsMaker(resource) && { createdBy: orNull(reference) }),
  updatedBy: orNull(reference),
})

const isNeeded = ([, field]: [string, Field]) => isKept(field) && !('default' in field && field.default !== null)
const namesOf = (fields: Named) => fields.map(([name]) => name)

/** What may not repeat, as a sentence; empty where everything may. */
const noRepeats = (rows: string, sets: readonly UniqueSet[]): string[] =>
  sets.map((set) => `No two ${rows} have the same ${set.join(' and ')}`)

/** The rules between fields, as sentences. */
const saysOf = (ruled: Parameters<typeof checksOf>[0]): string[] => checksOf(ruled).map(({ says }) => says)

/** The lines of a body. With the id of a stored line, what is left out stays as it is; without one the line is new. */
function writtenLines(field: Of<'lines'>, kind: 'create' | 'update'): Schema {
  const own = writableFields(field.fields)
  const needed = namesOf(own.filter(isNeeded))
  const item = { type: 'object', additionalProperties: false, properties: { id: orNull(uuid), ...written(own, kind) } }
  const lines =
    kind === 'create'
      ? { ...item, ...(needed.length > 0 && { required: needed }) }
      : {
          ...item,
          ...(needed.length > 0 && { anyOf: [{ required: ['id'] }, { required: needed }] }),
          description: 'With an id it is a line that is stored, and what is left out stays; without one it is new',
        }
  return {
    ...list(lines),
    minItems: fewestLines(field),
    maxItems: field.max,
    description: [
      'All of them: a line that is missing goes',
      ...noRepeats('lines', field.unique),
      ...saysOf(field),
    ].join('. '),
  }
}

/** The schema of a field that is required only once the document leaves its draft. */
const mayBeMissing = (schema: Schema): Schema => ({
  ...schema,
  description: [schema.description, 'A draft may do without it'].filter(Boolean).join('. '),
})

const written = (fields: Named, kind: 'create' | 'update'): Record<string, Schema> =>
  Object.fromEntries(
    fields.map(([name, field]) => {
      const schema = field.type === 'lines' ? writtenLines(field, kind) : schemaOf(field)
      return [name, isKept(field) ? schema : orNull(field.lenient ? mayBeMissing(schema) : schema)]
    }),
  )

/** Schema of a body: everything that may be written, and on create what must be. */
export function bodySchema(resource: AnyResource, kind: 'create' | 'update'): Schema {
  const fields = writable(resource)
  const needed = namesOf(fields.filter(isNeeded))
  const rules = [...noRepeats('rows', resource.unique), ...saysOf(resource)]
  const body = {
    type: 'object',
    additionalProperties: false,
    properties: written(fields, kind),
    ...(rules.length > 0 && { description: rules.join('. ') }),
  }
  if (kind === 'update')
    return {
      ...body,
      properties: {
        ...body.properties,
        version: {
          type: 'integer',
          description: 'The version the change was made from; a stale one is answered with 409',
        },
      },
    }
  return { ...body, ...(needed.length > 0 && { required: needed }) }
}
