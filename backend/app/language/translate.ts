import { sharedWordKey } from '@barem/resources/kit'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import i18next from 'i18next'
import { figureText } from './amount.ts'

export const languages = ['vi_VN', 'en_US'] as const
export type Language = (typeof languages)[number]

/**
 * Files of words that the server speaks; a room of words is called as its file, wherever that is. Those in `server/`
 * are spoken by the server alone, so that no browser loads them.
 */
const FILES = [
  'access',
  'later/account',
  'areas',
  'later/card',
  'later/cash',
  'later/counts',
  'later/dashboard',
  'later/debt',
  'later/documents',
  'later/own',
  'later/validation',
  'later/views',
  'later/profile',
  'resources',
  'server/errors',
  'server/mail',
  'server/validation',
  'validation',
]

const nameOf = (file: string) => file.split('/').at(-1)!

function words(language: Language, file: string): object {
  try {
    return JSON.parse(
      readFileSync(fileURLToPath(import.meta.resolve(`@barem/locales/${language}/${file}.json`)), 'utf8'),
    ) as object
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw error
  }
}

/** The rooms of words; the files of one room are read as one. */
const rooms = [...new Set(FILES.map(nameOf))]
const roomOf = (language: Language, room: string): object =>
  Object.assign({}, ...FILES.filter((file) => nameOf(file) === room).map((file) => words(language, file))) as object

const i18n = i18next.createInstance()
void i18n.init({
  initAsync: false,
  lng: 'vi_VN',
  fallbackLng: 'vi_VN',
  ns: rooms,
  interpolation: { escapeValue: false },
  resources: Object.fromEntries(
    languages.map((language) => [language, Object.fromEntries(rooms.map((room) => [room, roomOf(language, room)]))]),
  ),
})

/** The language of a caller, by Accept-Language: Vietnamese unless English comes first. */
export function languageOf(acceptLanguage: string | undefined): Language {
  const first = (acceptLanguage ?? '').split(',')[0]!.trim().toLowerCase()
  return first.startsWith('en') ? 'en_US' : 'vi_VN'
}

/** What a value is at least or at most, and how many rows there may be. */
const LIMITS = ['min', 'max', 'rows']

/** `2026-11-05` → `05/11/2026`. */
const dayText = (day: string) => day.split('-').reverse().join('/')

/** A value that is a word of a resource, such as a state. */
const isWord = (value: unknown): value is string => typeof value === 'string' && value.startsWith('resources:')

function readableValue(language: Language, name: string, value: unknown): unknown {
  if (isWord(value)) return translate(language, value)
  if (LIMITS.includes(name) && /^-?\d+(\.\d+)?$/.test(String(value))) return figureText(String(value))
  return name === 'day' && /^\d{4}-\d\d-\d\d$/.test(String(value)) ? dayText(String(value)) : value
}

const readable = (language: Language, params: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, readableValue(language, name, value)]))

const hasWord = (language: Language, key: string) =>
  i18n.getResource(language, 'resources', key.slice('resources:'.length)) !== undefined

/**
 * Words of a key such as `errors:CUS_ERR_006`; a `count` among the values picks the plural form of the language. What a
 * resource has no word for is called as resources share it.
 */
export function translate(language: Language, key: string, params: Record<string, unknown> = {}): string {
  const values = { lng: language, ...readable(language, params) }
  const shared = sharedWordKey(key)
  return i18n.t(shared !== null && !hasWord(language, key) && hasWord(language, shared) ? shared : key, values)
}

/** Takes over the words of a resource that is in no file of words, in place of those that it had. */
export function setResourceWords(language: Language, name: string, words: object): void {
  i18n.addResourceBundle(language, 'resources', { [name]: words }, true, true)
}
