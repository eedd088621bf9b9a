import { wordsOfOwn, type OwnDefinition } from '@barem/resources/own'
import { languages, setResourceWords, translate } from '#app/language/translate'
import type { Language } from '#app/language/translate'

/** All words of a definition of a company's own, by language. */
export const ownWords = (own: OwnDefinition) =>
  Object.fromEntries(
    languages.map((language) => [
      language,
      wordsOfOwn(own, language, {
        first: translate(language, 'own:usual.first', { one: '{{one}}' }),
        general: translate(language, 'own:usual.general'),
      }),
    ]),
  ) as Record<Language, ReturnType<typeof wordsOfOwn>>

/** Lets the server say the words of a resource. Its name is unlike all others, so no company hears those of another. */
export function sayWords(name: string, own: OwnDefinition): void {
  for (const [language, words] of Object.entries(ownWords(own))) setResourceWords(language as Language, name, words)
}
