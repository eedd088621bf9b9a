import vine from '@vinejs/vine'
import type { SchemaTypes } from '@vinejs/vine/types'
import { fixed, isBetween } from '@barem/resources/calc/exact'
import { Decimal } from 'decimal.js'
import { fewestLines, type Field, type Fields, type FieldType, isKept } from '@barem/resources/kit'
import { inOrder, isPermission } from '@barem/resources/areas'
import {
  COLOR,
  isDay,
  isDecimal,
  isMoment,
  normalisePhone,
  normaliseTaxCode,
  PHONE,
  shapesOfText,
  TAX_CODE,
  USERNAME,
  UUID,
} from '@barem/resources/kit'
import { ANY_SCALE } from '@barem/resources/read-number'
import { filled } from '#app/addresses/filled_address'
import { clean, isUnreadable, shaped } from '#app/language/clean_text'
import { composed } from '#app/language/composed'
import { writableFields } from './writable.ts'

type Of<T extends FieldType> = Extract<Field, { type: T }>
/** The methods of every Vine schema that are used here. */
export interface Rule {
  nullable(): { optional(): SchemaTypes }
  optional(): SchemaTypes
}

const line = ({ max }: { max: number }) =>
  vine
    .string()
    .use(clean({ lines: false }))
    .maxLength(max)

/** Numbers with more decimals than are stored are refused, not rounded. */
interface Exact {
  type: FieldType
  scale: number
  decimals: number | null
  min: string
  max: string
}

/** Exact decimals come as strings, or as numbers that read the same as a string. */
const exact = vine.createRule<Exact>((value, { type, scale, decimals, min, max }, field) => {
  const text = typeof value === 'number' ? String(value) : value
  if (type === 'money' && (typeof text !== 'string' || !isDecimal(text, ANY_SCALE)))
    return field.report('price', 'price', field)
  const tooFine = (number: string) => decimals !== null && new Decimal(number).decimalPlaces() > decimals
  if (typeof text !== 'string' || !isDecimal(text, scale) || tooFine(text))
    return field.report('decimal', 'decimal', field, { scale: decimals ?? scale })
  if (!isBetween(text, min, max)) return field.report('range', 'range', field, { min, max })
  field.mutate(fixed(text, scale), field)
})

const whole = vine.createRule<{ min: number; max: number }>((value, { min, max }, field) => {
  if (typeof value !== 'number' || !Number.isInteger(value)) return field.report('integer', 'integer', field)
  if (value < min || value > max) return field.report('range', 'range', field, { min, max })
})

const passes = vine.createRule<{ rule: string; test: (text: string) => boolean }>((value, { rule, test }, field) => {
  if (typeof value !== 'string' || !test(value)) field.report(rule, rule, field)
})

const tidy = (text: unknown) => (typeof text === 'string' ? composed(text.trim()) : text)

/** Name and value pairs, each a short clean text. */
const pairs = vine.createRule<{ maxEntries: number }>((value, { maxEntries }, field) => {
  const entries =
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.entries(value).map(([name, text]) => [tidy(name), tidy(text)])
      : null
  const short = (text: unknown, max: number) =>
    typeof text === 'string' && text !== '' && text.length <= max && !isUnreadable(text) && !/[\r\n]/.test(text)
  if (!entries || entries.length > maxEntries || !entries.every(([name, text]) => short(name, 100) && short(text, 500)))
    return field.report('attributes', 'attributes', field)
  field.mutate(Object.fromEntries(entries), field)
})

/** A place of the official lists; what is printed follows from the codes. */
const place = vine.createRule<{ max: number }>((value, { max }, field) => {
  const found = filled(value, max)
  if ('rule' in found) return field.report(found.rule, found.rule, field, { max })
  field.mutate(found.address, field)
})

/** Area and level, each once, in a settled order. */
const granted = vine.createRule<{ max: number }>((value, { max }, field) => {
  if (!Array.isArray(value) || value.length > max || !value.every(isPermission))
    return field.report('permissions', 'permissions', field)
  field.mutate(inOrder(value), field)
})

const decimal = (options: Exact) => vine.any().use(exact(options))
/** The id of a row. Values of any other form or type are refused by the rule `uuid`. */
const identifier = vine.createRule((value, _options, field) => {
  if (typeof value !== 'string' || !UUID.test(value)) return field.report('uuid', 'uuid', field)
  field.mutate(value.toLowerCase(), field)
})
const uuid = () => vine.any().use(identifier())

/** The rule of each field type, before required or optional. */
const rules: { [T in FieldType]: (field: Of<T>) => Rule } = {
  code: line,
  text: (field) => {
    const rule = line(field).minLength(field.min)
    return field.shape === null ? rule : rule.use(shaped({ rule: field.shape, ...shapesOfText[field.shape] }))
  },
  longText: ({ max }) =>
    vine
      .string()
      .use(clean({ lines: true }))
      .maxLength(max),
  email: (field) => line(field).email(),
  phone: () =>
    vine
      .string()
      .use(clean({ lines: false }))
      .use(shaped({ rule: 'phone', pattern: PHONE, normalise: normalisePhone })),
  taxCode: () =>
    vine
      .string()
      .use(clean({ lines: false }))
      .use(shaped({ rule: 'taxCode', pattern: TAX_CODE, normalise: normaliseTaxCode })),
  color: () => vine.string().use(shaped({ rule: 'color', pattern: COLOR, normalise: (text) => text.toLowerCase() })),
  integer: ({ min, max }) => vine.any().use(whole({ min, max })),
  decimal,
  money: decimal,
  weight: decimal,
  percent: decimal,
  boolean: () => vine.boolean({ strict: true }),
  date: () => vine.string().use(passes({ rule: 'date', test: isDay })),
  dateTime: () => vine.string().use(passes({ rule: 'dateTime', test: isMoment })),
  select: ({ choices }) => vine.enum([...choices]),
  belongsTo: uuid,
  belongsToMany: () => vine.array(uuid()).maxLength(100).distinct(),
  attributes: ({ maxEntries }) => vine.any().use(pairs({ maxEntries })),
  lines: (field) => vine.array(lineRule(field.fields)).minLength(fewestLines(field)).maxLength(field.max),
  address: ({ max }) => vine.any().use(place({ max })),
  username: () =>
    vine
      .string()
      .use(clean({ lines: false }))
      .use(shaped({ rule: 'username', pattern: USERNAME })),
  permissions: ({ max }) => vine.any().use(granted({ max })),
  image: () => line({ max: 255 }),
  files: ({ maxCount }) => vine.array(line({ max: 255 })).maxLength(maxCount),
}

/** Whether a line of a body is one that is stored already: it names its id. */
export const isStoredLine = (line: unknown): boolean =>
  typeof line === 'object' && line !== null && ((line as { id?: unknown }).id ?? null) !== null

/** A stored line keeps values that its body leaves out; a new one must have all required values. */
function lineRule(fields: Fields) {
  const shape = (rule: (field: Field) => SchemaTypes) =>
    vine.object({
      id: uuid().nullable().optional(),
      ...Object.fromEntries(writableFields(fields).map(([name, field]) => [name, rule(field)])),
    })
  return vine.union([vine.union.if(isStoredLine, shape(updateRule)), vine.union.else(shape(createRule))])
}

export const ruleOf = (field: Field): Rule => (rules[field.type] as (field: Field) => Rule)(field)

/** Whether a required field may still be left out on create, since the system knows a value. */
const hasDefault = (field: Field) => field.type === 'code' || ('default' in field && field.default !== null)

export const createRule = (field: Field): SchemaTypes =>
  isKept(field) && !hasDefault(field) ? (ruleOf(field) as unknown as SchemaTypes) : ruleOf(field).nullable().optional()

/** Whether a field, once it has a value, may only get another. */
export const keepsValue = (field: Field): boolean => isKept(field) || field.type === 'code' || field.type === 'boolean'

/** On update everything may be left out; values that must be kept may not be cleared. */
export const updateRule = (field: Field): SchemaTypes =>
  keepsValue(field) ? ruleOf(field).optional() : ruleOf(field).nullable().optional()
