import { sum, type Figure } from '@barem/resources/calc/exact'

/** A delivery fee that follows the suggestions until somebody types another. */
export interface Fee {
  /** The suggestion that was filled in; null without one, or once a person has decided. */
  followed: string | null
  /** The newest suggestion; undefined before the first one. */
  latest: string | undefined
  /** The fee before the first suggestion was filled in; null until then. */
  before: string | null
}

/** Whether two fees are equal; an empty fee counts as 0. */
export const isFee = (one: Figure, other: Figure): boolean => sum([one]).eq(sum([other]))

type Stored = Readonly<Record<string, unknown>>

/**
 * The state when a form is opened: a new order has no fee of its own, and a draft follows suggestions if its fee is the
 * one suggested last.
 */
export function openedFee(stored: Stored | null): Fee {
  const fee = (stored?.shippingFee ?? '0') as string
  const follows = stored === null || isFee(fee, (stored.suggestedShippingFee ?? null) as Figure)
  // Only a suggestion caused by a change of the draft counts, not one from before it was opened.
  return { followed: follows ? fee : null, latest: stored === null ? '0' : undefined, before: null }
}

/** Whether the fee in the form is still a suggestion, and not typed by a person. */
export const follows = ({ followed }: Fee, value: Figure): boolean => followed !== null && isFee(followed, value)

/** Takes in a suggestion: returns the new state, and the fee to fill in, or null to leave the field as it is. */
export function suggested(fee: Fee, value: Figure, suggestion: string): { fee: Fee; fill: string | null } {
  const isNew = fee.latest !== undefined && !isFee(fee.latest, suggestion)
  const next = { ...fee, latest: suggestion }
  if (isFee(value, suggestion)) return { fee: { ...next, followed: suggestion }, fill: null }
  if (!isNew || !follows(fee, value)) return { fee: next, fill: null }
  return { fee: { ...next, followed: suggestion, before: fee.before ?? value ?? '0' }, fill: suggestion }
}

/** Restores the fee from before the suggestions. */
export const undone = (fee: Fee): Fee => ({ ...fee, before: null })

/** Takes the suggestion. */
export const taken = (suggestion: string): Fee => ({ followed: suggestion, latest: suggestion, before: null })
