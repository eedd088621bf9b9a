import { ANY_SCALE, type NumberSpec, readNumber, readTyped } from '@barem/resources/read-number'
import { formatNumber } from '../../../format/number.ts'

/** Words that may be read both ways: as what counts now, and as what they may mean instead. */
export interface Doubt {
  typed: string
  value: string
  other: string
}

/** A number with whatever decimals, null for other words. */
export const asNumber = (words: string): string | null => readNumber(words, ANY_SCALE)

/**
 * The number that words mean, its other reading if any, and what is kept of other words: a number with too many
 * decimals as it was read, anything else as it was typed.
 */
export function readWords(
  typed: string,
  spec: NumberSpec,
): { value: string | null; kept: string | null; doubt: Doubt | null } {
  const { value, other } = readTyped(typed, spec)
  const words = typed.trim()
  return {
    value,
    kept: value ?? asNumber(words) ?? (words === '' ? null : words),
    doubt: value !== null && other !== null ? { typed: words, value, other } : null,
  }
}

/** The doubt while it applies to `value`, in either reading; null for another value. */
export function standing(doubt: Doubt | null, value: string | null): Doubt | null {
  if (!doubt || value === null) return null
  if (value === doubt.value) return doubt
  return value === doubt.other ? { ...doubt, value, other: doubt.value } : null
}

/** More digits behind the point than any field keeps. */
const ALL = 12

/** A number with all its digits, as it is shown on screen; other words stay as they are. */
export const written = (value: string | null): string => (value === null ? '' : formatNumber(value, ALL))

/** The key that takes the other reading. */
export const OTHER_KEY = '='
