import {
  type Address,
  asSentence,
  COLOR,
  decimalsOf,
  EMAIL,
  type Field,
  type FieldType,
  insideSentence,
  isChosen,
  isDecimal,
  normalisePhone,
  normaliseTaxCode,
  PHONE,
  shapesOfText,
  TAX_CODE,
  taxCodeChecks,
  type TextShape,
  USERNAME,
} from '@barem/resources/kit'
import { ANY_SCALE } from '@barem/resources/read-number'
import type { Translate } from '../../i18n/translate.ts'
import { formatNumber } from '../../format/number.ts'
import { isPlaced } from '../model/wardless.ts'
import { type FieldRules, isBlank, must, type RuleMaker } from './rule.ts'

const text = String

const atMost = (max: number, t: Translate) =>
  must((value) => text(value).trim().length <= max, t('validation.maxLength', { max }))
const line = ({ max }: { max: number }, t: Translate): FieldRules => [atMost(max, t)]

/** As many decimals as any bound has. */
const FINEST = 6

type Bound = string | number

const isWithin = (value: unknown, min: Bound, max: Bound) =>
  Number(value) >= Number(min) && Number(value) <= Number(max)
const rangeText = (min: Bound, max: Bound, t: Translate) =>
  t('validation.range', { min: formatNumber(min, FINEST), max: formatNumber(max, FINEST) })
/** Words that are no number have been told so. */
const within = (min: Bound, max: Bound, t: Translate) =>
  must((value) => Number.isNaN(Number(value)) || isWithin(value, min, max), rangeText(min, max, t))

/** A field of a figure. */
export type Exact = Extract<Field, { scale: number }>

/** Whether a number has no more digits than are kept, and the message if it has. */
function digitsOf(field: Exact, t: Translate): { fits: (value: unknown) => boolean; told: string } {
  const digits = decimalsOf(field)
  return {
    fits: (value) => isDecimal(text(value), digits),
    told: digits === 0 ? t('validation.integer') : t('validation.decimal', { count: digits }),
  }
}

const decimal = (field: Exact, t: Translate): FieldRules => {
  const { fits, told } = digitsOf(field, t)
  return [must(fits, told), within(field.min, field.max, t)]
}

/** Whether a figure is one that its field can keep; nothing at all is. */
export const isKept = (field: Exact, value: unknown): boolean =>
  isBlank(value) || (isDecimal(text(value), decimalsOf(field)) && isWithin(value, field.min, field.max))

const isNumber = (value: unknown) => isDecimal(text(value), ANY_SCALE)

/** Anything but a number gets one message only, as a price of a wrong format. */
const money = (field: Exact, t: Translate, label: string): FieldRules => {
  const { min, max } = field
  const { fits, told } = digitsOf(field, t)
  return [
    must(isNumber, asSentence(t('validation.price', { field: insideSentence(label) }))),
    must((value) => !isNumber(value) || fits(value), told),
    must((value) => !isNumber(value) || isWithin(value, min, max), rangeText(min, max, t)),
  ]
}

const isOfShape = (shape: TextShape, value: string): boolean => {
  const { normalise, pattern } = shapesOfText[shape]
  return pattern.test(normalise(value))
}

const none = () => []

/** The rules that the browser can check without the server, with the server's messages. */
const makers: { [T in FieldType]: RuleMaker<T> } = {
  code: line,
  text: ({ min, max, shape }, t) => [
    ...(shape === null ? [] : [must((value) => isOfShape(shape, text(value)), t(`validation.${shape}`))]),
    atMost(max, t),
    must((value) => text(value).trim().length >= min, t('validation.minLength', { count: min })),
  ],
  longText: line,
  integer: ({ min, max }, t) => [
    must((value) => Number.isInteger(value), t('validation.integer')),
    within(min, max, t),
  ],
  decimal,
  money,
  weight: decimal,
  percent: decimal,
  boolean: none,
  date: none,
  dateTime: none,
  email: ({ max }, t) => [must((value) => EMAIL.test(text(value).trim()), t('validation.email')), atMost(max, t)],
  phone: (_, t) => [must((value) => PHONE.test(normalisePhone(text(value))), t('validation.phone'))],
  taxCode: (_, t) => [
    must((value) => TAX_CODE.test(normaliseTaxCode(text(value))), t('validation.taxCode')),
    must((value) => checks(text(value)), t('validation.taxCodeCheck'), true),
  ],
  color: (_, t) => [must((value) => COLOR.test(text(value)), t('validation.color'))],
  select: none,
  belongsTo: none,
  belongsToMany: none,
  attributes: ({ maxEntries }, t) => [must((value) => pairsAreWhole(value, maxEntries), t('validation.attributes'))],
  lines: ({ min, max }, t) => [
    must((value) => (value as unknown[]).length >= min, t('validation.array_minLength', { count: min })),
    must((value) => (value as unknown[]).length <= max, t('validation.array_maxLength', { max })),
  ],
  username: (_, t) => [must((value) => USERNAME.test(text(value).trim()), t('validation.username'))],
  address: ({ max }, t) => [
    must((value) => isFromBefore(value) || isPlaced(value as Address), t('validation.addressUnits')),
    must((value) => hasStreet(value, max), t('validation.addressStreet', { max })),
  ],
  permissions: none,
  image: none,
  files: none,
}

/** An address that was not changed since the official lists came may stay as it is. */
const isFromBefore = (value: unknown) => (value as Address).system === null

function hasStreet(value: unknown, max: number): boolean {
  const { street } = value as Address
  return isFromBefore(value) || !isPlaced(value as Address) || (!isBlank(street) && street.trim().length <= max)
}

/** A code of a wrong format has its own message. */
function checks(value: string): boolean {
  const code = normaliseTaxCode(value)
  return !TAX_CODE.test(code) || taxCodeChecks(code)
}

function pairsAreWhole(value: unknown, maxEntries: number): boolean {
  const entries = Object.entries(value as Record<string, unknown>)
  return entries.length <= maxEntries && entries.every(([name, content]) => !isBlank(name) && !isBlank(content))
}

/** The message for a required field that was left empty. */
export const requiredMessage = (t: Translate, type: FieldType, label: string): string =>
  t(isChosen(type) ? 'validation.requiredSelect' : 'validation.required', { field: insideSentence(label) })

/**
 * The rules of a field in a form, in the server's own words.
 * @param label what the form calls the field
 * @param isNew a new row gets its code from the server when none is given; a stored one keeps one
 */
export function rulesOf(field: Field, label: string, isNew: boolean, t: Translate): FieldRules {
  // What a draft may lack is asked for at the document's next step.
  const needed = field.type === 'code' ? !isNew : field.required && !field.lenient && field.type !== 'boolean'
  const required: FieldRules = needed
    ? [
        {
          required: true,
          validator: (_, value) =>
            isBlank(value) || (Array.isArray(value) && value.length === 0)
              ? Promise.reject(new Error(requiredMessage(t, field.type, label)))
              : Promise.resolve(),
        },
      ]
    : []
  return [...required, ...(makers[field.type] as RuleMaker<FieldType>)(field, t, label)]
}
