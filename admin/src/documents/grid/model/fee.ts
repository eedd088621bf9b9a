import { sum, type Figure } from '@barem/resources/calc/exact'

/** A delivery fee that fills itself in for as long as nobody types one of their own. */
export interface Fee {
  /** The suggestion that the form took over; null where it has none, or a person has decided. */
  followed: string | null
  /** The newest suggestion; undefined before the first one. */
  latest: string | undefined
  /** What stood there before it began to fill itself in; null while it has not. */
  before: string | null
}

/** Whether two fees are one; an empty one is none. */
export const isFee = (one: Figure, other: Figure): boolean => sum([one]).eq(sum([other]))

type Stored = Readonly<Record<string, unknown>>

/**
 * As a form is opened: a new order has no fee of its own, and a draft follows on while its fee is the one that was
 * suggested last.
 */
export function openedFee(stored: Stored | null): Fee {
  const fee = (stored?.shippingFee ?? '0') as string
  const follows = stored === null || isFee(fee, (stored.suggestedShippingFee ?? null) as Figure)
  // What was suggested before a draft was opened changes nothing in it: only a suggestion that comes of a change does.
  return { followed: follows ? fee : null, latest: stored === null ? '0' : undefined, before: null }
}

/** Whether the fee in the form is still a suggestion, and no person's own. */
export const follows = ({ followed }: Fee, value: Figure): boolean => followed !== null && isFee(followed, value)

/** A suggestion has come: how it stands then, and the fee to fill in, null to leave what is there. */
export function suggested(fee: Fee, value: Figure, suggestion: string): { fee: Fee; fill: string | null } {
  const isNew = fee.latest !== undefined && !isFee(fee.latest, suggestion)
  const next = { ...fee, latest: suggestion }
  if (isFee(value, suggestion)) return { fee: { ...next, followed: suggestion }, fill: null }
  if (!isNew || !follows(fee, value)) return { fee: next, fill: null }
  return { fee: { ...next, followed: suggestion, before: fee.before ?? value ?? '0' }, fill: suggestion }
}

/** The person takes the fee back that was there before. */
export const undone = (fee: Fee): Fee => ({ ...fee, before: null })

/** The person takes the suggestion. */
export const taken = (suggestion: string): Fee => ({ followed: suggestion, latest: suggestion, before: null })
