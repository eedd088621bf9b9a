import { plain } from '@barem/resources/documents/plain'
import { code, defineResource, sharedWordKey, wordKeys, type AnyResource } from '@barem/resources/kit'
import type { Forms } from './plural_forms.ts'

/** Words by their keys, as `pluralForms` gives them. */
export type Words = ReadonlyMap<string, Forms>

const alike = (one: Forms, other: Forms | undefined) => JSON.stringify(one) === JSON.stringify(other)

/** Labels that repeat the shared one in all languages, so that it would be said without them. */
export const repeatedLabels = (languages: readonly Words[]): string[] =>
  [...languages[0]!.keys()].flatMap((key) => {
    const shared = sharedWordKey(key)
    const repeats = shared !== null && languages.every((words) => alike(words.get(key)!, words.get(shared)))
    return repeats ? [`${key} says what the shared one says: take it out of both languages`] : []
  })

/** The keys that are read for those that are needed: those that have no word of their own are said by shared ones. */
export const readKeys = (needed: readonly string[], words: Words): string[] =>
  needed.map((key) => {
    const shared = sharedWordKey(key)
    return shared !== null && !words.has(key) && words.has(shared) ? shared : key
  })

const number = code({ prefix: '#', pattern: 'X-{n:4}', date: 'undoneOn', readOnly: true })

/** What is said of a life that any document may take: the words are there before the first one does. */
export const wordsOfLives = (): string[] => {
  const fields = { number, ...plain.fields, ...plain.postedFields }
  const states = plain.states({ posts: 'any' as never, alwaysEditable: [] })
  const document = defineResource('any', { title: 'number', fields, states }) as unknown as AnyResource
  return wordKeys(document, []).filter((key) => key.startsWith('resources.any.actions.'))
}
