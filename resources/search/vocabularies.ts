import { steelPatterns } from './steel.ts'

/**
 * Ways to read a search: from what was typed to regular expressions that must all match text in lower case without accents,
 * written for PostgreSQL and JavaScript alike.
 */
export const vocabularies = { steel: steelPatterns } as const satisfies Record<string, (typed: string) => string[]>

export type VocabularyName = keyof typeof vocabularies
