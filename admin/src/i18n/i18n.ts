import { sharedWordKey } from '@barem/resources/kit'
import dayjs from 'dayjs'
import updateLocale from 'dayjs/plugin/updateLocale.js'
import { createInstance, type FormatterModule } from 'i18next'
import { formatNumber } from '../format/number.ts'
import { readStored, writeStored } from '../storage.ts'
import { createStore, useStore } from '../store.ts'
import type { Translate } from './translate.ts'
import { DEFAULT_LOCALE, loadPack, locales, type LocaleCode, type LocalePack } from './locales.ts'

const KEY = 'locale'

dayjs.extend(updateLocale)
dayjs.updateLocale('en', { weekStart: 1 })

/** A count picks the plural form as a number, and is written as the product writes numbers. */
const figures: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value, _format, _language, options) =>
    options?.interpolationkey === 'count' && typeof value === 'number' ? formatNumber(value, 3) : value,
}

/**
 * One flat dictionary with dotted keys; placeholders and plural forms are i18next's own, `{{name}}` and `lines_one`.
 * React escapes what it draws.
 */
export const i18n = createInstance()
void i18n.use(figures).init({
  resources: {},
  lng: DEFAULT_LOCALE,
  fallbackLng: false,
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false, alwaysFormat: true },
})

/** Looks up a word: a resource's own, else the one that resources share, else the `defaultValue` of its values. */
export const lookUp: Translate = (key, values = {}) => {
  const shared = sharedWordKey(key)
  const hasWord = (one: string) =>
    i18n.getResource(String(values.lng ?? i18n.language), 'translation', one) !== undefined
  return i18n.t(shared !== null && !hasWord(key) && hasWord(shared) ? shared : key, values)
}

/** Words without values, by language and key: a form says hundreds of them again at every keystroke. */
const plain = new Map<string, string>()

function sayPlain(key: string): string {
  const place = `${i18n.language} ${key}`
  const known = plain.get(place) ?? lookUp(key)
  plain.set(place, known)
  return known
}

/** A word in the language on screen, for what is said outside of components. */
export const say: Translate = (key, values) => (values ? lookUp(key, values) : sayPlain(key))

/** Says words in one language, whatever is on screen. */
export const sayIn =
  (language: LocaleCode): Translate =>
  (key, values = {}) =>
    lookUp(key, { ...values, lng: language })

const packs = createStore<Partial<Record<LocaleCode, LocalePack>>>({})

/** The language on screen. */
export const locale = createStore<LocaleCode>(DEFAULT_LOCALE)

type Preparation = (next: LocaleCode) => Promise<void>

/** Work to finish before a language is shown, besides loading its pack. */
const preparations: Preparation[] = []

export const whenLocaleChanges = (prepare: Preparation) => preparations.push(prepare)

export function addWords(language: LocaleCode, words: Record<string, string>): void {
  plain.clear()
  i18n.addResourceBundle(language, 'translation', words)
}

export function storedLocale(): LocaleCode {
  const stored = readStored<LocaleCode>(KEY)
  return stored && locales.includes(stored) ? stored : DEFAULT_LOCALE
}

/** The words of a language, loaded if need be, whether it is on screen or not. */
export async function loadLanguage(code: LocaleCode): Promise<LocalePack> {
  const known = packs.get()[code]
  if (known) return known
  const pack = await loadPack[code]()
  if (!packs.get()[code]) addWords(code, pack.words)
  packs.set({ ...packs.get(), [code]: pack })
  return pack
}

/** Loads a language if need be, then switches everything to it at once. */
export async function showLocale(next: LocaleCode): Promise<void> {
  const [pack] = await Promise.all([loadLanguage(next), ...preparations.map((prepare) => prepare(next))])
  dayjs.locale(pack.dayjs)
  await i18n.changeLanguage(next)
  document.documentElement.lang = next.slice(0, 2)
  locale.set(next)
}

/** Shows the language that a person chose, and remembers it. */
export async function changeLocale(next: LocaleCode): Promise<void> {
  await showLocale(next)
  writeStored(KEY, next)
}

export function useLocale(): LocaleCode {
  return useStore(locale)
}

/** antd's own words in the language on screen. */
export function useAntdLocale(): LocalePack['antd'] | undefined {
  const code = useLocale()
  return useStore(packs)[code]?.antd
}
