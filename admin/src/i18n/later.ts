import { mergeFiles } from './flatten.ts'
import { addWords, locale, whenLocaleChanges } from './i18n.ts'
import type { LocaleCode } from './locales.ts'

/** Words of screens that few people open: files below `later/`, each loaded with the first screen that uses them. */
const files = import.meta.glob<object>('../../../locales/*/later/*.json', { import: 'default' })

const wanted = new Set<string>()

/** The words of `part` in a language, whether it is on screen or not. */
export async function loadWords(language: LocaleCode, part: string): Promise<void> {
  const [path, read] = Object.entries(files).find(([name]) => name.endsWith(`/${language}/later/${part}.json`))!
  addWords(language, mergeFiles({ [path]: await read() }))
}

whenLocaleChanges(async (next) => void (await Promise.all([...wanted].map((part) => loadWords(next, part)))))

/** A module of a screen together with the words of `part`, in whatever language is on screen now and later. */
export async function withWords<M>(part: string, module: () => Promise<M>): Promise<M> {
  wanted.add(part)
  const [loaded] = await Promise.all([module(), loadWords(locale.get(), part)])
  return loaded
}
