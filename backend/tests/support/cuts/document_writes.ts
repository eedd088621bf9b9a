import { randomUUID } from 'node:crypto'
import { call } from '../client.ts'
import { draft } from '../documents/lives.ts'
import { created, fresh, resourceOf, sample } from '../samples.ts'
import { count, sending, type Write } from './write.ts'

const orders = resourceOf('sales-orders')

const receipts = resourceOf('warehouse-receipts')

/** The draft of a receipt that can be posted. */
async function receiptDraft() {
  const body = await sample(receipts, 'DONGA', 'required')
  const lines = (body.lines as object[]).map((line) => ({ ...line, unitPrice: '1000' }))
  return created(receipts, { ...body, documentDate: '2026-02-01', lines })
}

/** How many receipts and reversals of it the ledger of stock has, each of which posts once. */
const postings = (id: string, kind: 'receipt' | 'reversal') =>
  count('select count(distinct posting_id) from stock_entries where document_id = $1 and kind = $2', [id, kind])

/** Documents and what is decided about them. */
export const documentWrites: Write[] = [
  {
    name: 'a new order',
    hasKey: true,
    async prepare(node, { token }) {
      const contractNumber = `CAT${fresh()}`
      return {
        send: sending(node, token, 'POST', '/sales-orders', await sample(orders, 'DONGA', 'all', { contractNumber })),
        kept: () => count('select count(*) from sales_orders where contract_number = $1', [contractNumber]),
      }
    },
  },
  {
    name: 'a copy that is printed',
    hasKey: true,
    async prepare(node, { token, userId }) {
      const { id } = await draft(orders, userId)
      return {
        send: sending(node, token, 'POST', `/sales-orders/${id}/prints`, { paper: 'quotation' }),
        kept: () => count('select count(*) from document_prints where record_id = $1', [id]),
      }
    },
  },
  {
    name: 'an order on its way to approval',
    hasKey: true,
    async prepare(node, { token, userId }) {
      const { id, version } = await draft(orders, userId)
      return {
        send: sending(node, token, 'POST', `/sales-orders/${id}/request`, { version }),
        kept: () => count('select count(*) from approval_instances where record_id = $1', [id]),
      }
    },
  },
  {
    name: 'a receipt that is posted',
    hasKey: true,
    async prepare(node, { token }) {
      const { id, version } = await receiptDraft()
      return {
        send: sending(node, token, 'POST', `/warehouse-receipts/${id}/request`, { version }),
        kept: () => postings(id, 'receipt'),
      }
    },
  },
  {
    name: 'a receipt that is taken back',
    hasKey: true,
    async prepare(node, { token }) {
      const { id, version } = await receiptDraft()
      const posted = await call('POST', `/warehouse-receipts/${id}/request`, {
        token,
        body: { version },
        headers: { 'idempotency-key': randomUUID() },
      })
      if (posted.status !== 200) throw new Error(JSON.stringify(posted.body))
      const body = { version: posted.body.version, comment: 'Cân lại' }
      return {
        send: sending(node, token, 'POST', `/warehouse-receipts/${id}/undo`, body),
        kept: () => postings(id, 'reversal'),
      }
    },
  },
  ...(['one', 'many'] as const).map((how): Write => ({
    name: how === 'one' ? 'a decision' : 'a decision about many',
    hasKey: true,
    async prepare(node, boss) {
      const order = await draft(orders, boss.userId)
      const asked = await call('POST', `/sales-orders/${order.id}/request`, {
        token: boss.token,
        body: { version: order.version },
        headers: { 'idempotency-key': randomUUID() },
      })
      if (asked.status !== 200) throw new Error(JSON.stringify(asked.body))
      const item = { id: order.id, version: asked.body.version }
      return {
        send:
          how === 'one'
            ? sending(node, boss.token, 'POST', `/sales-orders/${order.id}/approve`, { version: item.version })
            : sending(node, boss.token, 'POST', '/approvals/decide', {
                decision: 'approve',
                items: [{ resource: 'sales-orders', ...item }],
              }),
        kept: () => count(`select count(*) from sales_orders where id = $1 and status = 'approved'`, [order.id]),
      }
    },
  })),
]
