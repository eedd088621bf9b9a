import { flatten, mergeFiles } from './flatten.ts'
import { addWords, loadLanguage, locale, whenLocaleChanges } from './i18n.ts'
import type { LocaleCode } from './locales.ts'

/** Words of screens that few people open: files below `later/`, each loaded with the first screen that uses them. */
const files = import.meta.glob<object>('../../../locales/*/later/*.json', { import: 'default' })

/** Words of a resource beside its titles, by the name of this part. */
const OF_RESOURCE = 'resources/'

/** Parts by language, under way or there. */
const asked = new Map<string, Promise<void>>()
const wanted = new Set<string>()

const keyOf = (language: LocaleCode, part: string) => `${language} ${part}`

async function read(language: LocaleCode, part: string): Promise<Record<string, string>> {
  if (part.startsWith(OF_RESOURCE)) {
    const name = part.slice(OF_RESOURCE.length)
    const { rest } = await loadLanguage(language)
    return flatten({ ...(await rest[name]?.())?.default } as never, `resources.${name}.`)
  }
  const [path, load] = Object.entries(files).find(([name]) => name.endsWith(`/${language}/later/${part}.json`))!
  return mergeFiles({ [path]: await load() })
}

/** The words of `part` in a language, whether it is on screen or not; what failed is tried again. */
export function loadWords(language: LocaleCode, part: string): Promise<void> {
  const key = keyOf(language, part)
  const known = asked.get(key)
  if (known) return known
  const loading: Promise<void> & { status?: 'fulfilled' } = read(language, part).then((words) => {
    addWords(language, words)
    // React's `use` goes on at once with what is marked so.
    loading.status = 'fulfilled'
  })
  asked.set(key, loading)
  loading.catch(() => asked.delete(key))
  return loading
}

whenLocaleChanges(async (next) => void (await Promise.all([...wanted].map((part) => loadWords(next, part)))))

/** The words of `part` in whatever language is on screen now and later. */
export function wantWords(part: string): Promise<void> {
  wanted.add(part)
  return loadWords(locale.get(), part)
}

/** A module of a screen together with the words of `part`, in whatever language is on screen now and later. */
export async function withWords<M>(part: string, module: () => Promise<M>): Promise<M> {
  const [loaded] = await Promise.all([module(), wantWords(part)])
  return loaded
}

/** The part with the words of a resource, by the name of the resource or of its lines. */
export const resourcePart = (name: string): string => OF_RESOURCE + name.split('.')[0]!
