import type { Person } from '../document.ts'

/** A decision that waits for the person. */
export type Item = {
  task: { id: string }
  resource: string
  recordId: string
  version: number
  code: string
  title: string | null
  partner: Person | null
  amount: string | null
  requestedAt: string
  requestedBy: Person | null
  comment: string | null
}

export type Verdict = 'approve' | 'reject'

/** The outcome of one decision of several. */
export type Result = { resource: string; id: string; succeeded: boolean; code?: string; message?: string }

export const keyOf = ({ resource, recordId }: Pick<Item, 'resource' | 'recordId'>): string => `${resource}/${recordId}`

/** The amounts of some documents together, whole dong. */
export const sumOf = (items: readonly Item[]): bigint =>
  items.reduce((sum, { amount }) => sum + BigInt(amount?.split('.')[0] || '0'), 0n)
