import { exact } from './exact.ts'

/** `12b+5`, `12 bó + 5` or `12b`: bundles, and pieces besides. */
const BUNDLES = /^(\d{1,7})\s*b(?:ó|o|undles?)?(?:\s*\+\s*(\d{0,7}))?$/iu

/** Whether words count in bundles. */
export const isInBundles = (words: string): boolean => BUNDLES.test(words.trim().normalize('NFC'))

/**
 * How many pieces words such as `12b+5` mean.
 * @param size pieces in a bundle
 * @returns null for other words
 */
export function piecesIn(words: string, size: number): string | null {
  const [, bundles, rest] = BUNDLES.exec(words.trim().normalize('NFC')) ?? []
  return bundles === undefined
    ? null
    : exact
        .mul(bundles, size)
        .plus(rest || '0')
        .toFixed()
}
