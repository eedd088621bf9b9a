import { type Language, translate } from '#app/language/translate'

/** Words of sheets of debts in a language. */
export const wordsOf =
  (language: Language) =>
  (key: string, params: Record<string, unknown> = {}): string =>
    translate(language, `debt:${key}`, params)
