import type { PaperName } from '@barem/resources/papers'
import { printedPhone } from './phone.ts'
import { markOf } from './mark.ts'

/** A related row, embedded beside its id. */
export interface Named {
  id: string
  code?: string | null
  name: string
}

/** The newest request for approval, as far as papers show it. */
export interface Approval {
  status: string
  tasks: { status: string; decidedAt: string | null; decidedBy: Named | null }[]
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

/** Who approved what is printed, and when; null without a current approval. */
export function approvedBy(
  { approval, status }: Pick<PrintedDocument, 'approval' | 'status'>,
  paper: PaperName,
): { name: string; at: string } | null {
  if (markOf(status, paper) || approval?.status !== 'approved') return null
  const last = approval.tasks.findLast((task) => task.status === 'approved' && task.decidedBy && task.decidedAt)
  return last ? { name: last.decidedBy!.name, at: last.decidedAt! } : null
}

/** The way of delivery: `Giao tận công trình · Xe tải 8 tấn`. */
export const deliveryOf = ({
  deliveryMethod,
  shippingMethod,
}: Pick<PrintedDocument, 'deliveryMethod' | 'shippingMethod'>) =>
  [deliveryMethod?.name, shippingMethod?.name].filter(Boolean).join(' · ')

/** Whom to ask: name and number. */
export const contactOf = ({ contactPerson, contactPhone }: Pick<PrintedDocument, 'contactPerson' | 'contactPhone'>) =>
  [contactPerson, contactPhone && printedPhone(contactPhone)].filter(Boolean).join(' – ')
