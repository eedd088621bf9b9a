import { sum } from '@barem/resources/calc/exact'
import { needsLook } from '@barem/resources/calc/exceptions'
import type { Translate } from '../../i18n/translate.ts'
import { formatMoney } from '../../format/number.ts'
import type { Embedded } from '../../resources/model/columns.ts'
import type { Person } from '../document.ts'
import type { Review } from '../review/review.ts'

/** A decision that waits for the person. */
export type Item = {
  task: { id: string }
  resource: string
  recordId: string
  version: number
  code: string
  title: string | null
  partner: Embedded | null
  amount: string | null
  requestedAt: string
  requestedBy: Person | null
  comment: string | null
  /** The step of the workflow, and the branches that led there; null for a document that names its approver. */
  step: { name: string; workflow: string; branches: string[]; mayForward: boolean } | null
  /** Since when it waits for this person. */
  since: string
  /** What is unusual about it, and what the lines with something unusual are called; null for kinds without. */
  review: (Review & { names: Readonly<Record<string, string>> }) | null
}

/** Whether the approver should open the document before deciding. Such documents are not approved together. */
export const isCareful = ({ review }: Pick<Item, 'review'>): boolean =>
  review?.exceptions.some(({ name }) => needsLook(name)) ?? false

export type Verdict = 'approve' | 'reject'

/** The outcome of one decision of several. */
export type Result = { resource: string; id: string; succeeded: boolean; code?: string; message?: string }

export const keyOf = ({ resource, recordId }: Pick<Item, 'resource' | 'recordId'>): string => `${resource}/${recordId}`

/** What some documents come to together; unknown while the amount of one is, with the number of those. */
export function sumText(t: Translate, items: readonly Pick<Item, 'amount'>[]): string {
  const count = items.filter(({ amount }) => amount === null).length
  if (count > 0) return t('documents.inbox.sumUnknown', { count })
  return t('documents.inbox.sum', { amount: formatMoney(sum(items.map(({ amount }) => amount)).toFixed(0)) })
}
