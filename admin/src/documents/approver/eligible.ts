import type { Authority } from '../../resources/model/options.ts'

/** Why somebody cannot be asked: it is their own request, they may not approve, or not so much. */
export type Unfit = 'self' | 'authority' | 'limit'

/** The facts about the document while an approver is chosen. */
export type Asked = {
  /** Dong as a decimal string; null while it is not known. */
  amount: string | null
  /** Whether the person is the requester, and may not approve requests of their own. */
  isOwn: boolean
}

const dong = (amount: string) => BigInt(amount.split('.')[0])

/** Why somebody cannot be asked; null for those who can. An amount that is not known yet is within any limit. */
export function unfitFor(authority: Authority | undefined, { amount, isOwn }: Asked): Unfit | null {
  if (authority && !authority.may) return 'authority'
  if (isOwn) return 'self'
  const limit = authority?.limit ?? null
  return limit !== null && amount !== null && dong(amount) > dong(limit) ? 'limit' : null
}
