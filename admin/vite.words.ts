import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

type Words = Record<string, Record<string, unknown>>

const VIRTUAL = 'virtual:resource-words/'
/** Words of a resource that other screens say too: in the menu, at relations, among what is found, on buttons. */
const TITLES = ['title', 'one', 'many', 'makes']

const fileOf = (language: string) => fileURLToPath(new URL(`../locales/${language}/resources.json`, import.meta.url))

/** What is said of every row, and what resources call the same. */
const OF_ALL = ['meta', 'shared']

/** What a resource is called; all of what belongs to no resource. */
const titlesOf = (words: Words): Words =>
  Object.fromEntries(
    Object.entries(words).map(([name, own]) => [
      name,
      OF_ALL.includes(name) ? own : Object.fromEntries(Object.entries(own).filter(([key]) => TITLES.includes(key))),
    ]),
  )

const restOf = (own: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(own).filter(([key]) => !TITLES.includes(key)))

/** The module of a language: what resources are called, and the rest of their words, each resource with a loader. */
const languageModule = (language: string, words: Words) => `
export const titles = ${JSON.stringify(titlesOf(words))}
export const rest = {${Object.keys(words)
  .filter((name) => !OF_ALL.includes(name))
  .map((name) => `${JSON.stringify(name)}: () => import(${JSON.stringify(`${VIRTUAL}${language}/${name}`)})`)
  .join(', ')}}`

/**
 * Parts the words of resources: their titles load with the first screen, everything else of a resource with its own
 * screens. `api.read` is where the words come from, so that tests can add theirs.
 */
export function resourceWords(): Plugin<{ read: (language: string) => Words }> {
  const api = { read: (language: string) => JSON.parse(readFileSync(fileOf(language), 'utf8')) as Words }
  return {
    name: 'barem:resource-words',
    api,
    resolveId: (source) => (source.startsWith(VIRTUAL) ? `\0${source}` : null),
    load(id) {
      if (!id.startsWith(`\0${VIRTUAL}`)) return null
      const [language, name] = id.slice(VIRTUAL.length + 1).split('/') as [string, string | undefined]
      this.addWatchFile(fileOf(language))
      const words = api.read(language)
      return name === undefined
        ? languageModule(language, words)
        : `export default ${JSON.stringify(restOf(words[name]!))}`
    },
  }
}
