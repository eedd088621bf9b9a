import { sharedWordKey } from '@barem/resources/kit'
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
