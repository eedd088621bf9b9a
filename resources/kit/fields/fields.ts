import type { ChoiceColor } from './choice_colors.ts'
import { build, type Built, type CommonOptions, type Exactly, type OptionsOf } from './build.ts'
import type { FieldSpecs, FieldType, Fields } from './field_types.ts'

/** Largest magnitude of any stored number: 15 digits before the point keeps sums exact and refuses NaN by bound. */
const LIMIT = '999999999999999'

/** The builder of a type that needs nothing but options. */
function builder<T extends FieldType>(type: T, defaults: FieldSpecs[T]) {
  return <const O extends OptionsOf<T> = object>(
    options: Exactly<O, OptionsOf<T>> = {} as Exactly<O, OptionsOf<T>>,
  ): Built<T, NoInfer<O>> => build(type, defaults, options) as Built<T, NoInfer<O>>
}

/** A short code that people call a row by. The user writes it, or the next one of its prefix is taken. */
export const code = builder('code', { prefix: '', width: 4, max: 30, pattern: null, date: null, countsAs: null })
/** One line of text. */
export const text = builder('text', { min: 0, max: 255, shape: null })
/** Text of several lines. */
export const longText = builder('longText', { max: 2000 })
/** A whole number. */
export const integer = builder('integer', { min: -2_147_483_648, max: 2_147_483_647, default: null, daysUntil: null })
/** A number with decimals, kept exactly. */
export const decimal = builder('decimal', {
  min: `-${LIMIT}`,
  max: LIMIT,
  scale: 4,
  decimals: null,
  formula: null,
  default: null,
  bands: [],
  sumOf: null,
  bundle: null,
})
/** An amount in dong, without decimals unless `scale` says so. */
export const money = builder('money', {
  min: '0',
  max: LIMIT,
  scale: 0,
  decimals: null,
  formula: null,
  default: null,
  bands: [],
  sumOf: null,
  per: null,
  becomes: null,
})
/** A weight in kg, to the gram. */
export const weight = builder('weight', {
  min: '0',
  max: LIMIT,
  scale: 3,
  decimals: null,
  formula: null,
  default: null,
  bands: [],
  sumOf: null,
  estimatedBy: null,
  becomes: null,
})
/** A percentage from 0 to 100, such as `8.5`. */
export const percent = builder('percent', {
  min: '0',
  max: '100',
  scale: 2,
  decimals: null,
  formula: null,
  default: null,
  bands: [],
  sumOf: null,
})
/** Yes or no. */
export const boolean = builder('boolean', { default: false, usable: null, linkedBy: null, lacks: [] })
/** A day of the calendar. */
export const date = builder('date', { default: null, notBefore: null })
/** A moment: a day and a time with an offset. Screens show it by the clocks of Vietnam. */
export const dateTime = builder('dateTime', { default: null })
/** An e-mail address. */
export const email = builder('email', { max: 254 })
/** A Vietnamese phone number. It may be written in any way; 0 and 9 or 10 digits are kept. */
export const phone = builder('phone', { max: 11 })
/** A Vietnamese tax code of 10, 12 or 13 digits. */
export const taxCode = builder('taxCode', { max: 14 })
/** A colour, such as `#1677ff`. */
export const color = builder('color', { default: null })
/** Names and values that people make up, such as the properties of a product. */
export const attributes = builder('attributes', { maxEntries: 50 })
/** A place in Vietnam, chosen from the official lists of provinces, districts and wards. */
export const address = builder('address', { max: 255 })
/** The name that a person signs in with. */
export const username = builder('username', { max: 20 })
/** Permissions such as `13.v`: an area and a level. */
export const permissions = builder('permissions', { max: 500 })
/** A picture, kept in the file store. */
export const image = builder('image', { folder: '' })
/** Files, kept in the file store. */
export const files = builder('files', { folder: '', maxCount: 20 })

type SelectOptions<C extends readonly string[]> = Omit<
  OptionsOf<'select'>,
  'choices' | 'default' | 'usable' | 'colors'
> & {
  default?: NoInfer<C[number]> | null
  usable?: readonly NoInfer<C[number]>[] | null
  colors?: Readonly<Partial<Record<NoInfer<C[number]>, ChoiceColor>>>
}

/** One of a few words that the definition names. */
export function select<const C extends readonly string[], const O extends SelectOptions<C> = object>(
  choices: C,
  options: Exactly<O, OptionsOf<'select'>> = {} as Exactly<O, OptionsOf<'select'>>,
) {
  return build<'select', O & { choices: C }>(
    'select',
    { choices: [], default: null, usable: null, colors: {}, paidBy: null },
    { ...options, choices },
  )
}

/** A row of another resource. The field's name ends in `Id`. */
export function belongsTo<const T extends string, const O extends Omit<OptionsOf<'belongsTo'>, 'to'> = object>(
  to: T,
  options: Exactly<O, OptionsOf<'belongsTo'>> = {} as Exactly<O, OptionsOf<'belongsTo'>>,
) {
  return build<'belongsTo', NoInfer<O> & { to: T }>(
    'belongsTo',
    { to, none: false, where: {}, suggests: null, owner: null },
    { ...options, to },
  )
}

/** Any number of rows of another resource. The field's name ends in `Ids`. */
export function belongsToMany<const T extends string, const O extends Omit<OptionsOf<'belongsToMany'>, 'to'> = object>(
  to: T,
  options: Exactly<O, OptionsOf<'belongsToMany'>> = {} as Exactly<O, OptionsOf<'belongsToMany'>>,
) {
  return build<'belongsToMany', NoInfer<O> & { to: T }>(
    'belongsToMany',
    { to, where: {}, anyPartner: false, linkedBy: null },
    { ...options, to },
  )
}

type LinesOptions = Omit<CommonOptions, 'unique'> & Partial<Omit<FieldSpecs['lines'], 'fields'>>

/** Rows that belong to their document, such as the lines of an order. */
export function lines<const F extends Fields, const O extends LinesOptions = object>(
  fields: F,
  options: Exactly<O, LinesOptions> = {} as Exactly<O, LinesOptions>,
) {
  const defaults = {
    ...{ fields, min: 0, max: 500, unique: [], check: [], computes: null, grid: null, columns: {}, only: {} },
    stockFrom: null,
    sheet: null,
  }
  return build<'lines', NoInfer<O> & { fields: F }>('lines', defaults, { ...options, fields })
}
