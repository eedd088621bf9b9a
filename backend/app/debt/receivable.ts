import { defineFact } from '#app/engine/facts'
import type { Allocated, Facts, OpenedBefore, OpenItem, Receivable } from '@barem/resources/calc/settle'
import { isTakenOver, mayBeOwed, payableDebts, postedBy, receivableDebts } from '@barem/resources/debts'
import { debtLedgers } from '@barem/resources/ledgers'
import { snake, tableName } from '@barem/resources/kit'
import type { Values } from '#app/engine/behaviour'
import { allOf } from '#app/tenancy/all_of'
import { rowsOf } from '#app/tenancy/run'
import { isWhole } from './as_of.ts'
import {
  balanceTable,
  entriesTable,
  fieldOf,
  itemId,
  itemKey,
  joinItems,
  type KeptDebts,
  keyColumns,
  partyColumn,
} from './item_sql.ts'
import { numberValueOf } from '#app/engine/number_value'

const idOf = (id: unknown): string | null => (typeof id === 'string' ? id : null)

/** What the party of a document owes now, and its days of credit. */
async function receivableOf(debts: KeptDebts, row: Values): Promise<Receivable> {
  const id = idOf(row[debts.party])
  const [found] = id
    ? await rowsOf<Receivable>(
        `select coalesce(b.amount, 0)::text as balance, coalesce(c.credit_days, 0) as "creditDays"
           from ${tableName(debts.parties)} c left join ${balanceTable(debts, debts.party)} b
             on b.tenant_id = c.tenant_id and ${partyColumn(debts, 'b')} = c.id
           where c.tenant_id = app_tenant() and c.id = $1`,
        [id],
      )
    : []
  return found ?? { balance: null, creditDays: 0 }
}

/**
 * The items of a party of which something is open, those due first before others. They stay so while the balance of the
 * party is locked.
 */
export async function openItemsOf(debts: KeptDebts, row: Values): Promise<readonly OpenItem[]> {
  const id = idOf(row[debts.party])
  if (!id) return []
  const { items } = debts
  const credits = items.filter(({ side }) => side === 'credit')
  return rowsOf<OpenItem>(
    `select ${itemKey(items, 'i')} as key, ${itemId(items, 'i')} as id,
       case when i.open > 0 then 'debt' else 'credit' end as side, abs(i.open)::text as open, i.due, i.day,
       ${fieldOf(credits, 'order')} as "orderId" from (
       select ${keyColumns(debts, 'e')}, sum(e.amount) as open,
         min(coalesce(e.due_date, e.date)) filter (where ${isWhole('e')})::text as due,
         min(e.date) filter (where ${isWhole('e')})::text as day, min(e.seq) as first
       from ${entriesTable(debts)} e where e.tenant_id = app_tenant() and ${partyColumn(debts, 'e')} = $1
       group by ${keyColumns(debts, 'e')} having sum(e.amount) <> 0
     ) i ${joinItems(credits, 'i')}
     order by i.due, i.first`,
    [id],
  )
}

/**
 * What a payment has been set off against by its own postings, so that it may be set off anew: what debts lost, not
 * what an offset took of money that is held.
 */
async function allocatedOf(debts: KeptDebts, { id }: Values): Promise<readonly Allocated[]> {
  const owed = debts.items.filter(mayBeOwed)
  const keys = owed.map(({ key }) => `e.${snake(key)}`).join(', ')
  return rowsOf<Allocated>(
    `select ${itemKey(owed, 'e')} as key, ${itemId(owed, 'e')} as id, e.line_id as line, (-sum(e.amount))::text as amount
     from ${entriesTable(debts)} e
     where e.tenant_id = app_tenant() and e.document_id = $1::uuid and ${itemId(owed, 'e')} is not null
     group by ${keys}, e.line_id having sum(e.amount) < 0`,
    [idOf(id)],
  )
}

/** Of the parties and numbers of the lines of a batch, those that another batch in force has taken over. */
async function openedBeforeOf({ id, lines }: Values): Promise<readonly OpenedBefore[]> {
  const all = lines as readonly Values[]
  const debts = debtLedgers.find(({ party }) => all.some((line) => party in line))
  if (!debts) return []
  const table = tableName(debts.items.find(isTakenOver)!.document)
  const batches = tableName(postedBy(debts.items.find(isTakenOver)!))
  const asked = all.map(({ [debts.party]: party, number }) => ({ party: idOf(party), number }))
  return rowsOf<OpenedBefore>(
    `select distinct a.party as "partyId", a.number, o.code
     from jsonb_to_recordset($2::jsonb) as a(party uuid, number text)
       join ${table} l on l.tenant_id = app_tenant() and ${partyColumn(debts, 'l')} = a.party
         and ${numberValueOf('l.number')} = ${numberValueOf('a.number')}
       join ${batches} o on o.tenant_id = l.tenant_id and o.id = l.owner_id
     where o.status = 'done' and o.id is distinct from $1::uuid`,
    [idOf(id), JSON.stringify(asked)],
  )
}

/** What a payment waits for: the order of a deposit, or the contract of an advance, with its party. */
async function paidOrderOf({ orderId, contractId }: Values): Promise<Facts['paidOrder']> {
  const [found] = await rowsOf<NonNullable<Facts['paidOrder']>>(
    `select o.customer_id as "partyId" from sales_orders o where o.tenant_id = app_tenant() and o.id = $1::uuid
     union all
     select c.supplier_id from purchase_contracts c where c.tenant_id = app_tenant() and c.id = $2::uuid`,
    [idOf(orderId), idOf(contractId)],
  )
  return found ?? null
}

/** The fund of a document, else that of its payment method while that one is in use. */
export async function fundOf({ fundId, paymentMethodId }: Values): Promise<Facts['fund']> {
  const [found] = await rowsOf<NonNullable<Facts['fund']>>(
    `select f.id, f.kind from funds f where f.tenant_id = app_tenant() and case when $1::uuid is not null then f.id = $1::uuid
       else f.status = 'active' and f.id = (select m.fund_id from payment_methods m
         where m.tenant_id = app_tenant() and m.id = $2::uuid) end`,
    [idOf(fundId), idOf(paymentMethodId)],
  )
  return found ?? null
}

/** What the customer of a document owes. */
export const receivableFact = defineFact({
  name: 'receivable',
  reads: ['customerId'],
  read: (row) => receivableOf(receivableDebts, row),
})

/** The items of a customer of which something is open. */
export const openItemsFact = defineFact({
  name: 'openItems',
  reads: ['customerId'],
  read: (row) => openItemsOf(receivableDebts, row),
})

/** The items of a supplier of which something is open. */
export const openPayablesFact = defineFact({
  name: 'openPayables',
  reads: ['supplierId'],
  read: (row) => openItemsOf(payableDebts, row),
})

/** What a payment is set off against. */
export const allocatedFact = defineFact({
  name: 'allocated',
  reads: ['id'],
  read: async (row) => (await allOf(debtLedgers.map((debts) => allocatedOf(debts, row)))).flat(),
})

/** Documents that another batch has taken over already. */
export const openedBeforeFact = defineFact({
  name: 'openedBefore',
  reads: ['id', 'lines'],
  read: (row) => openedBeforeOf(row),
})

/** What a deposit or an advance is for. */
export const paidOrderFact = defineFact({
  name: 'paidOrder',
  reads: ['orderId', 'contractId'],
  read: (row) => paidOrderOf(row),
})

/** The fund of a document. */
export const fundFact = defineFact({
  name: 'fund',
  reads: ['fundId', 'paymentMethodId'],
  read: (row) => fundOf(row),
})
