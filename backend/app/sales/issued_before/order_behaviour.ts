import { approvedStates } from '@barem/resources/documents/approval'
import type { Behaviour, Values } from '#app/engine/behaviour'
import { linkIssue } from './link_issue.ts'
import { requireAllIssued } from './require_all_issued.ts'

/** Whether an order is in force. */
const isInForce = ({ status }: Values) => (approvedStates as readonly unknown[]).includes(status)

/** An order of goods that the customer got before has all of them, and once it is in force they count as issued. */
export const orderBehaviour: Behaviour = {
  async settle(row, { id, before }) {
    if (typeof row.issueId === 'string' && !(before && isInForce(before))) await requireAllIssued(row, id)
  },
  async updated(id, row, before, writer) {
    if (typeof row.issueId !== 'string' || !isInForce(row) || isInForce(before)) return
    await linkIssue(row.issueId, { ...row, id }, writer)
  },
}
