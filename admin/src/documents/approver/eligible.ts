import type { Authority } from '../../resources/model/options.ts'

/** Why somebody is not to be asked: they do not approve their own, may not approve, or not so much. */
export type Unfit = 'self' | 'authority' | 'limit'

/** What is known of the document while somebody chooses. */
export type Asked = {
  /** Dong as a decimal string; null while it is not known. */
  amount: string | null
  /** Whether the person would be asked by themselves, and may not approve that. */
  isOwn: boolean
}

const dong = (amount: string) => BigInt(amount.split('.')[0])

/** What keeps somebody from being asked; null for who may be. An amount that is not known yet is within any limit. */
export function unfitFor(authority: Authority | undefined, { amount, isOwn }: Asked): Unfit | null {
  if (authority && !authority.may) return 'authority'
  if (isOwn) return 'self'
  const limit = authority?.limit ?? null
  return limit !== null && amount !== null && dong(amount) > dong(limit) ? 'limit' : null
}
