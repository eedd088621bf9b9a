import type { PaperName } from '@barem/resources/papers'
import { formatDateTime } from '../../format/date.ts'
import type { Translate } from '../../i18n/translate.ts'
import { printedPhone } from './phone.ts'
import { markOf } from './mark.ts'

/** A related row, embedded beside its id. */
export interface Named {
  id: string
  code?: string | null
  name: string
}

/** The names of what a document was made from: the first one, then the others. Null where it was made from nothing. */
export const namesOf = (first: Named | null, others: readonly Named[]): string | null =>
  [first, ...others].flatMap((one) => one?.name ?? []).join(', ') || null

/** The newest request for approval, as far as papers show it. */
export interface Approval {
  status: string
  tasks: { status: string; decidedAt: string | null; decidedBy: Named | null }[]
  /** Null for a document that names its approver. */
  workflow?: object | null
}

/** The fields that every document has besides its own. */
export interface PrintedDocument {
  status: string
  contactPerson: string | null
  contactPhone: string | null
  createdBy: Named | null
  approval: Approval | null
  deliveryMethod: Named | null
  shippingMethod: Named | null
  paymentMethod: Named | null
}

/** Who approved what is printed, and when; null without a current approval. `before` approved in earlier steps. */
export function approvedBy(
  { approval, status }: Pick<PrintedDocument, 'approval' | 'status'>,
  paper: PaperName,
): { name: string; at: string; before: { name: string; at: string }[] } | null {
  if (markOf(status, paper) || approval?.status !== 'approved') return null
  const all = approval.tasks
    .filter((task) => task.status === 'approved' && task.decidedBy && task.decidedAt)
    .map((task) => ({ name: task.decidedBy!.name, at: task.decidedAt! }))
    .sort((one, other) => one.at.localeCompare(other.at))
  const last = all.at(-1)
  return last ? { ...last, before: approval.workflow ? all.slice(0, -1) : [] } : null
}

/** What is printed in place of the ink: when it was approved here, and by whom in earlier steps. */
export const stampOf = (t: Translate, approved: ReturnType<typeof approvedBy>): string | null =>
  approved &&
  [
    ...approved.before.map(({ name, at }) => `${name}: ${t('print.sign.approvedAt', { at: formatDateTime(at) })}`),
    t('print.sign.approvedAt', { at: formatDateTime(approved.at) }),
  ].join('\n')

/** The way of delivery: `Giao tận công trình · Xe tải 8 tấn`. */
export const deliveryOf = ({
  deliveryMethod,
  shippingMethod,
}: Pick<PrintedDocument, 'deliveryMethod' | 'shippingMethod'>) =>
  [deliveryMethod?.name, shippingMethod?.name].filter(Boolean).join(' · ')

/** Whom to ask: name and number. */
export const contactOf = ({ contactPerson, contactPhone }: Pick<PrintedDocument, 'contactPerson' | 'contactPhone'>) =>
  [contactPerson, contactPhone && printedPhone(contactPhone)].filter(Boolean).join(' – ')
