import { defineFact } from '#app/engine/facts'
import type { Allocated, Facts, OpenedBefore, OpenItem, Receivable } from '@barem/resources/calc/settle'
import type { Values } from '#app/engine/behaviour'
import { rowsOf } from '#app/tenancy/run'
import { numberValueOf } from './number_value.ts'

const idOf = (id: unknown): string | null => (typeof id === 'string' ? id : null)

/** What the customer of a document owes now, and their days of credit. */
async function receivableOf({ customerId }: Values): Promise<Receivable> {
  const id = idOf(customerId)
  const [found] = id
    ? await rowsOf<Receivable>(
        `select coalesce(b.amount, 0)::text as balance, coalesce(c.credit_days, 0) as "creditDays"
           from customers c left join receivables_by_customer b on b.tenant_id = c.tenant_id and b.customer_id = c.id
           where c.tenant_id = app_tenant() and c.id = $1`,
        [id],
      )
    : []
  return found ?? { balance: null, creditDays: 0 }
}

/**
 * The documents of a customer of which something is open, those due first before others. They stay so while the balance
 * of the customer is locked.
 */
export async function openItemsOf({ customerId }: Values): Promise<readonly OpenItem[]> {
  const id = idOf(customerId)
  if (!id) return []
  return rowsOf<OpenItem>(
    `select i.key, i.id, case when i.open > 0 then 'debt' else 'credit' end as side, abs(i.open)::text as open, i.due, i.day,
       d.order_id as "orderId" from (
       select case when e.invoice_id is not null then 'invoiceId' when e.transaction_id is not null then 'transactionId'
           else 'openingLineId' end as key,
         coalesce(e.invoice_id, e.transaction_id, e.opening_line_id) as id, sum(e.amount) as open,
         min(coalesce(e.due_date, e.date)) filter (where e.kind not in ('allocation', 'reversal'))::text as due,
         min(e.date) filter (where e.kind not in ('allocation', 'reversal'))::text as day, min(e.seq) as first
       from receivables_entries e where e.tenant_id = app_tenant() and e.customer_id = $1
       group by e.invoice_id, e.transaction_id, e.opening_line_id having sum(e.amount) <> 0
     ) i left join debt_transactions d on d.tenant_id = app_tenant() and i.key = 'transactionId' and d.id = i.id
     order by i.due, i.first`,
    [id],
  )
}

/**
 * What a payment has been set off against by its own postings, so that it may be set off anew: what debts lost, not
 * what an offset took of money that is held.
 */
async function allocatedOf({ id }: Values): Promise<readonly Allocated[]> {
  return rowsOf<Allocated>(
    `select case when e.invoice_id is not null then 'invoiceId' else 'openingLineId' end as key,
       coalesce(e.invoice_id, e.opening_line_id) as id, e.line_id as line, (-sum(e.amount))::text as amount
     from receivables_entries e
     where e.tenant_id = app_tenant() and e.document_id = $1::uuid and e.transaction_id is null
     group by e.invoice_id, e.opening_line_id, e.line_id having sum(e.amount) < 0`,
    [idOf(id)],
  )
}

/** Of the customers and numbers of the lines of a batch, those that another batch in force has taken over. */
async function openedBeforeOf({ id, lines }: Values): Promise<readonly OpenedBefore[]> {
  const asked = (lines as readonly Values[]).map(({ customerId, number }) => ({ customer: idOf(customerId), number }))
  return rowsOf<OpenedBefore>(
    `select distinct l.customer_id as "customerId", a.number, o.code
     from jsonb_to_recordset($2::jsonb) as a(customer uuid, number text)
       join opening_receivables_lines l on l.tenant_id = app_tenant() and l.customer_id = a.customer
         and ${numberValueOf('l.number')} = ${numberValueOf('a.number')}
       join opening_receivables o on o.tenant_id = l.tenant_id and o.id = l.owner_id
     where o.status = 'done' and o.id is distinct from $1::uuid`,
    [idOf(id), JSON.stringify(asked)],
  )
}

/** The order that a deposit is for. */
async function paidOrderOf({ orderId }: Values): Promise<Facts['paidOrder']> {
  const [found] = await rowsOf<NonNullable<Facts['paidOrder']>>(
    `select o.customer_id as "customerId" from sales_orders o where o.tenant_id = app_tenant() and o.id = $1::uuid`,
    [idOf(orderId)],
  )
  return found ?? null
}

/** The fund of a document, else that of its payment method. */
export async function fundOf({ fundId, paymentMethodId }: Values): Promise<Facts['fund']> {
  const [found] = await rowsOf<NonNullable<Facts['fund']>>(
    `select f.id, f.kind from funds f where f.tenant_id = app_tenant() and f.id = coalesce($1::uuid,
       (select m.fund_id from payment_methods m where m.tenant_id = app_tenant() and m.id = $2::uuid))`,
    [idOf(fundId), idOf(paymentMethodId)],
  )
  return found ?? null
}

/** What the customer of a document owes. */
export const receivableFact = defineFact({
  name: 'receivable',
  reads: ['customerId'],
  read: (row) => receivableOf(row),
})

/** The documents of a customer of which something is open. */
export const openItemsFact = defineFact({
  name: 'openItems',
  reads: ['customerId'],
  read: (row) => openItemsOf(row),
})

/** What a payment is set off against. */
export const allocatedFact = defineFact({
  name: 'allocated',
  reads: ['id'],
  read: (row) => allocatedOf(row),
})

/** Documents that another batch has taken over already. */
export const openedBeforeFact = defineFact({
  name: 'openedBefore',
  reads: ['id', 'lines'],
  read: (row) => openedBeforeOf(row),
})

/** The order that a deposit is for. */
export const paidOrderFact = defineFact({
  name: 'paidOrder',
  reads: ['orderId'],
  read: (row) => paidOrderOf(row),
})

/** The fund of a document. */
export const fundFact = defineFact({
  name: 'fund',
  reads: ['fundId', 'paymentMethodId'],
  read: (row) => fundOf(row),
})
