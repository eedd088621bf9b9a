import type { Behaviour } from '#app/engine/behaviour'
import { ticketedBehaviour } from '#app/stock/tickets'
import { unlinkIssue } from './link_issue.ts'

/** An issue has its own tickets, and takes back what it did for an order that came later. */
export const issueBehaviour: Behaviour = {
  ...ticketedBehaviour,
  async updated(id, row, before, writer) {
    if (row.status === 'cancelled' && before.status === 'done') await unlinkIssue(id, row, writer)
  },
}
