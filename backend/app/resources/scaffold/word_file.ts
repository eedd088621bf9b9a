import { homeTiles } from '@barem/resources/home'
import { ownWordKeys, sharedWordKey, type AnyResource } from '@barem/resources/kit'
import type { Language } from '#app/language/translate'
import { proposedLabel, textAt, type Words } from './labels.ts'

type Tree = { [key: string]: Tree | string }

/** Parts of a resource's words that follow from its definition alone. */
const DEFINED: ReadonlySet<string> = new Set(['fields', 'groups', 'choices', 'bands', 'none'])

/** The file with the words of all resources in one language, from the project's root. */
export const wordFile = (language: Language): string => `locales/${language}/resources.json`

function put(tree: Tree, [key, ...rest]: readonly string[], text: string): void {
  if (rest.length === 0) tree[key!] = text
  else put((tree[key!] ??= {}) as Tree, rest, text)
}

/** Paths of all texts in a tree of words. */
const pathsIn = (tree: Tree | string | undefined, path: readonly string[] = []): string[][] =>
  typeof tree === 'object'
    ? Object.entries(tree).flatMap(([key, inner]) => pathsIn(inner, [...path, key]))
    : tree === undefined
      ? []
      : [[...path]]

/** Whether resources share a word for this one. */
const isShared = (words: Words, key: string) =>
  textAt(words, sharedWordKey(key)?.split('.').slice(1) ?? []) !== undefined

/** The words of a resource brought up to date with its definition. */
export interface Completed {
  entry: Tree
  /** Keys of words that came, such as `fields.plate`, and those of them that are still in English. */
  added: readonly string[]
  untranslated: readonly string[]
  /** Keys of words that the definition asks for no more. */
  removed: readonly string[]
}

/**
 * Brings the words of a resource in one language up to date: what is there stays, what is missing gets a proposed
 * label unless resources share one, what no field or choice asks for goes. They stand in the order of the definition.
 * @param words of all resources
 */
export function completeWords(resource: AnyResource, words: Words, language: Language): Completed {
  const own = words[resource.name] as Tree | undefined
  const entry: Tree = {}
  const [added, untranslated]: [string[], string[]] = [[], []]
  for (const key of ownWordKeys(resource, homeTiles)) {
    const path = key.slice(`resources.${resource.name}.`.length).split('.')
    const known = textAt(own, path)
    if (known === undefined && isShared(words, key)) continue
    const { text, translated } =
      known === undefined ? proposedLabel(resource, words, language, path) : { text: known, translated: true }
    put(entry, path, text)
    if (known === undefined) added.push(path.join('.'))
    if (!translated) untranslated.push(path.join('.'))
  }
  const others = pathsIn(own).filter((path) => textAt(entry, path) === undefined)
  const goes = (path: readonly string[]) => DEFINED.has(path[0]!)
  for (const path of others) if (!goes(path)) put(entry, path, textAt(own, path)!)
  return { entry, added, untranslated, removed: others.filter(goes).map((path) => path.join('.')) }
}

const indented = (name: string, entry: object) =>
  JSON.stringify({ [name]: entry }, null, 2).slice('{\n'.length, -'\n}'.length)

/**
 * Puts the words of a resource into the text of a word file, in place of those it has, else at the end. The rest of the
 * text is left as it is: parsing would put keys that look like numbers before all others.
 */
export function withEntry(text: string, name: string, entry: object): string {
  const begin = text.indexOf(`\n  "${name}": {`)
  if (begin === -1) return text.replace(/\n\}\n*$/, () => `,\n${indented(name, entry)}\n}\n`)
  const end = text.indexOf('\n  }', begin + 1) + '\n  }'.length
  return `${text.slice(0, begin)}\n${indented(name, entry)}${text.slice(end)}`
}
