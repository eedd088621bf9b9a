import { choiceColors } from '../kit/fields/choice_colors.ts'
import { isDecimal } from '../kit/fields/shapes.ts'
import { OWN_LANGUAGES, OWN_LIMITS, type OwnMistake } from './definition.ts'
import { optionsOfOwn, ownFieldTypes, type Kind, type OwnFieldType } from './options.ts'

/** Something with keys, read from JSON. */
export type Json = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const isText = (value: unknown): value is string => typeof value === 'string'
export const areTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isText)

const KEY = /^[a-z][A-Za-z0-9]*$/
/** What no word may hold: the signs of placeholders, line breaks, and what nobody sees. */
export const UNREADABLE =
  /\{\{|\}\}|\$t\(|[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufffd]/u
/** Letters and digits, with signs between them and behind them. */
const PREFIX = /^[\p{Lu}\p{Ll}0-9][\p{Lu}\p{Ll}0-9./-]{0,9}$|^$/u
/** Characters that the head of a sheet may have. */
const HEAD = 255
/** Decimals that a bound or a default may be written with. */
const DECIMALS = 6

/** Mistakes at words that are not known: none is ignored silently. */
export function unknownWords(found: Json, known: readonly string[], path: string): OwnMistake[] {
  const others = Object.keys(found).filter((word) => !known.includes(word))
  return others.map((word) => ({ path: path + word, code: 'E_NOT_SERVED', meta: { word } }))
}

/** The mistake of a key that names something in paths, columns or words. */
export function keyMistake(key: unknown, path: string): OwnMistake[] {
  if (!isText(key) || key === '') return [{ path, code: 'E_NO_KEY' }]
  if (!KEY.test(key)) return [{ path, code: 'E_KEY', meta: { word: key } }]
  return key.length > OWN_LIMITS.key ? [{ path, code: 'E_LONG', meta: { max: OWN_LIMITS.key } }] : []
}

function wordMistake(word: unknown, path: string, max: number): OwnMistake[] {
  if (!isText(word)) return [{ path, code: 'E_SHAPE' }]
  if (word.length > max) return [{ path, code: 'E_LONG', meta: { max } }]
  return UNREADABLE.test(word) || !word.isWellFormed() ? [{ path, code: 'E_UNREADABLE' }] : []
}

/** Mistakes of what something is called. @param isNeeded whether it has to say something in the first language */
export function labelMistakes(label: unknown, path: string, isNeeded = true, max = OWN_LIMITS.label): OwnMistake[] {
  if (label === undefined && !isNeeded) return []
  if (!isObject(label)) return [{ path, code: label === undefined ? 'E_NO_NAME' : 'E_SHAPE' }]
  const [first] = OWN_LANGUAGES
  const lacks = isNeeded && (label[first] === undefined || label[first] === null || String(label[first]).trim() === '')
  return [
    ...unknownWords(label, OWN_LANGUAGES, `${path}.`),
    ...(lacks ? [{ path: `${path}.${first}`, code: 'E_NO_NAME' }] : []),
    ...Object.entries(label).flatMap(([language, word]) => wordMistake(word, `${path}.${language}`, max)),
  ]
}

const isColor = (value: unknown) => value === undefined || (choiceColors as readonly unknown[]).includes(value)

/**
 * Mistakes of a list of keys with what they are called; keys differ from each other.
 * @param colored whether each may have a colour
 */
export function namedMistakes(list: unknown, path: string, most: number, colored = false): OwnMistake[] {
  if (!Array.isArray(list)) return [{ path, code: 'E_SHAPE' }]
  const seen = new Set<unknown>()
  return [
    ...(list.length > most ? [{ path, code: 'E_MANY', meta: { max: most } }] : []),
    ...list.flatMap((one: unknown, place): OwnMistake[] => {
      const at = `${path}.${place}`
      if (!isObject(one)) return [{ path: at, code: 'E_SHAPE' }]
      const isTwice = seen.has(one.key)
      seen.add(one.key)
      return [
        ...unknownWords(one, ['key', 'label', ...(colored ? ['color'] : [])], `${at}.`),
        ...(colored && !isColor(one.color) ? [{ path: `${at}.color`, code: 'E_COLOR' }] : []),
        ...keyMistake(one.key, `${at}.key`),
        ...(isTwice && one.key !== ''
          ? [{ path: `${at}.key`, code: 'E_SAME_KEY', meta: { word: String(one.key) } }]
          : []),
        ...labelMistakes(one.label, `${at}.label`),
      ]
    }),
  ]
}

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value)

/** Whether a value of JSON is what an option of this kind holds. */
function fits(kind: Kind, value: unknown): boolean {
  if (kind === 'yes') return typeof value === 'boolean'
  if (kind === 'prefix') return isText(value) && PREFIX.test(value)
  if (kind === 'decimal') return isText(value) && isDecimal(value, DECIMALS)
  if (kind === 'keys') return areTexts(value)
  if (kind === 'condition') return isObject(value) && Object.values(value).every(areTexts)
  if (kind === 'named') return Array.isArray(value)
  if (kind === 'text') return isText(value)
  return 'from' in kind
    ? isWhole(value) && value >= kind.from && value <= kind.to
    : isText(value) && kind.includes(value)
}

/** The mistake of a value that an option does not hold: a number of the right type is told its bounds. */
const misfit = (kind: Kind, value: unknown, path: string): OwnMistake =>
  typeof kind === 'object' && 'from' in kind && isWhole(value)
    ? { path, code: 'E_BETWEEN', meta: { min: kind.from, max: kind.to } }
    : { path, code: kind === 'prefix' ? 'E_PREFIX' : 'E_SHAPE' }

/** Whether fields of companies may be of this type in this release. */
export const isFieldType = (type: unknown): type is OwnFieldType => (ownFieldTypes as readonly unknown[]).includes(type)

/** Mistakes in the form of one field: its key, its names, its type, its options and what they hold. */
export function fieldShape(field: unknown, path: string): OwnMistake[] {
  if (!isObject(field)) return [{ path, code: 'E_SHAPE' }]
  const { key: _key, type, label, help, group, head, retired, ...said } = field
  const outer = [
    ...labelMistakes(label, `${path}.label`),
    ...labelMistakes(help, `${path}.help`, false, OWN_LIMITS.sentence),
    ...(group === undefined || isText(group) ? [] : [{ path: `${path}.group`, code: 'E_SHAPE' }]),
    ...(head === undefined || (isText(head) && head.length <= HEAD) ? [] : [{ path: `${path}.head`, code: 'E_SHAPE' }]),
    ...(retired === undefined || fits('yes', retired) ? [] : [{ path: `${path}.retired`, code: 'E_SHAPE' }]),
  ]
  if (!isFieldType(type)) return [...outer, { path: `${path}.type`, code: 'E_TYPE', meta: { word: String(type) } }]
  const options = optionsOfOwn(type)
  return [
    ...outer,
    ...unknownWords(said, Object.keys(options), `${path}.`),
    ...Object.entries(said).flatMap(([option, value]): OwnMistake[] => {
      const kind = Object.hasOwn(options, option) ? options[option]! : null
      if (
        kind === 'condition' &&
        isObject(value) &&
        Object.values(value).some((one) => Array.isArray(one) && one.length === 0)
      )
        return [{ path: `${path}.${option}`, code: 'E_NO_VALUE' }]
      if (kind === 'named') return namedMistakes(value, `${path}.${option}`, OWN_LIMITS.choices, true)
      return kind === null || fits(kind, value) ? [] : [misfit(kind, value, `${path}.${option}`)]
    }),
  ]
}
