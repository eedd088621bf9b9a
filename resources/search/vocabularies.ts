import { steelBeginnings, steelPatterns } from './steel.ts'

type Reading = (typed: string) => string[]

/** `whole` reads all words as they are, `begun` the last one as a beginning; what `whole` finds, `begun` finds too. */
interface Vocabulary {
  whole: Reading
  begun: Reading
}

/**
 * Ways to read a search: from what was typed to regular expressions that must all match text in lower case without
 * accents,
 * written for PostgreSQL and JavaScript alike.
 */
export const vocabularies = {
  /** What staff type for steel: `phi 20`, `Ø20`, `3ly`, `V5x5li`, `40x80x1`. */
  steel: { whole: steelPatterns, begun: steelBeginnings },
} as const satisfies Record<string, Vocabulary>

export type VocabularyName = keyof typeof vocabularies
