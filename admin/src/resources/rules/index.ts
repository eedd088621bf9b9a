import {
  type Address,
  COLOR,
  EMAIL,
  type Field,
  type FieldType,
  isDecimal,
  normalisePhone,
  normaliseTaxCode,
  PHONE,
  TAX_CODE,
  taxCodeChecks,
  USERNAME,
} from '@barem/resources/kit'
import type { TFunction } from 'i18next'
import { formatNumber } from '../../format/number.ts'
import { isPlaced } from '../model/wardless.ts'
import { type FieldRules, isBlank, must, type RuleMaker } from './rule.ts'

const text = String

const atMost = (max: number, t: TFunction) =>
  must((value) => text(value).trim().length <= max, t('validation.maxLength', { max }))
const line = ({ max }: { max: number }, t: TFunction): FieldRules => [atMost(max, t)]

const within = (min: string | number, max: string | number, t: TFunction) =>
  must(
    (value) => Number(value) >= Number(min) && Number(value) <= Number(max),
    t('validation.range', { min: formatNumber(min), max: formatNumber(max) }),
  )

const decimal = ({ scale, min, max }: { scale: number; min: string; max: string }, t: TFunction): FieldRules => [
  must((value) => isDecimal(text(value), scale), t('validation.decimal', { count: scale })),
  within(min, max, t),
]

const none = () => []

/** What the browser can tell of a value without asking, in the server's own words. */
const makers: { [T in FieldType]: RuleMaker<T> } = {
  code: line,
  text: ({ min, max }, t) => [
    atMost(max, t),
    must((value) => text(value).trim().length >= min, t('validation.minLength', { count: min })),
  ],
  longText: line,
  integer: ({ min, max }, t) => [
    must((value) => Number.isInteger(value), t('validation.integer')),
    within(min, max, t),
  ],
  decimal,
  money: decimal,
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

/** An address that nobody has touched since the official lists came may stay as it is. */
const isFromBefore = (value: unknown) => (value as Address).system === null

function hasStreet(value: unknown, max: number): boolean {
  const { street } = value as Address
  return isFromBefore(value) || !isPlaced(value as Address) || (!isBlank(street) && street.trim().length <= max)
}

/** A code that is no code at all has its own message. */
function checks(value: string): boolean {
  const code = normaliseTaxCode(value)
  return !TAX_CODE.test(code) || taxCodeChecks(code)
}

function pairsAreWhole(value: unknown, maxEntries: number): boolean {
  const entries = Object.entries(value as Record<string, unknown>)
  return entries.length <= maxEntries && entries.every(([name, content]) => !isBlank(name) && !isBlank(content))
}

/**
 * The rules of a field in a form, in the server's own words.
 * @param isNew a new row gets its code from the server when none is given; a stored one keeps one
 */
export function rulesOf(field: Field, isNew: boolean, t: TFunction): FieldRules {
  const needed = field.type === 'code' ? !isNew : field.required && field.type !== 'boolean'
  const required: FieldRules = needed
    ? [
        {
          required: true,
          validator: (_, value) =>
            isBlank(value) || (Array.isArray(value) && value.length === 0)
              ? Promise.reject(new Error(t('validation.required')))
              : Promise.resolve(),
        },
      ]
    : []
  return [...required, ...(makers[field.type] as RuleMaker<FieldType>)(field, t)]
}
