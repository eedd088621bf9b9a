import type { Language } from './translate.ts'

type Worded = (language: Language) => unknown

/** The values of a text; one that is words itself is asked for in the language of the text. */
export const wordsIn = (language: Language, params: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'function' ? (value as Worded)(language) : value,
    ]),
  )
