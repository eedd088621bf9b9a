import type { OrderRow, Signed } from '#tests/support/documents/orders'

export const item = ({ id, version }: OrderRow) => ({ resource: 'sales-orders', id, version })
export const decide = (by: Signed, decision: string, items: unknown[], comment?: string) =>
  by.api.post('/approvals/decide', { decision, items, ...(comment !== undefined && { comment }) })
export const codes = ({ body }: { body: any }) =>
  body.data.results.map(({ succeeded, code }: any) => (succeeded ? 'done' : code))
