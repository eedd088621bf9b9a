import { tenantTransaction } from '#app/tenancy/tenant_transaction'
import { transition } from '#app/resources/write/transition'
import type { Values } from '#app/engine/behaviour'
import type { InputOf } from '#app/engine/behaviour_of'
import { engine } from '#app/resources/serving'
import { validateCreate, validateUpdate } from '#app/resources/validation/validator'
import { createRow, updateRow } from '#app/resources/write/save'
import { storedNow } from '#app/resources/write/stored_values'
import type { Made } from '../made.ts'
import type { Random } from '../random.ts'
import { countRows } from '../statistics.ts'
import { addDocument, PACE, writer } from './add_document.ts'
import { addAdjustments } from './adjustments.ts'
import { addFundCounts, addFundTransfers, addOtherTransactions } from './cash.ts'
import { addBankStatement } from './bank_statements.ts'
import { contractBody } from './contracts.ts'
import { addCuttings } from './cuttings.ts'
import { addEarlierSales } from './earlier_sales.ts'
import { addExpenses } from './expenses.ts'
import { addInvoices } from './invoices.ts'
import { dayOfIssue, issueBody, piecesOn } from './issues.ts'
import { addDebtAdjustments } from './debt_adjustments.ts'
import { addDebtOffsets } from './debt_offsets.ts'
import { lifeOf, type Step } from './lives.ts'
import { openingDebtBody } from './opening_debts.ts'
import { openingBody, openings } from './openings.ts'
import { orderBody } from './orders.ts'
import { addOpeningPayables, addSupplierPayments, beginPayables } from './payables.ts'
import { addPriceSettlements } from './price_settlements.ts'
import { addSupplierClaims } from './supplier_claims.ts'
import { addIssuedBefore } from './issued_before.ts'
import { addServices } from './services.ts'
import { addSupplierReturn } from './supplier_returns.ts'
import { receiptBodies } from './receipts.ts'
import { dayAt, DAYS, morningOf, tradeOf, type Trade } from './trade.ts'
import { arrivalOf, transferBody, transfers } from './transfers.ts'
import { addReturnOfIssue } from './other_returns.ts'
import { addReturns } from './returns.ts'
import { earlierDays, recentDays } from './seasons.ts'
import { addStockCounts } from './stock_counts.ts'
import { addStraightDeliveries } from './straight_deliveries.ts'
import { addSupplierInvoices } from './supplier_invoices.ts'
import { addVatInvoices } from './vat_invoices.ts'
import { secondOf, weighingBody, weighings } from './weighings.ts'
import { decideOnWay, goesByWorkflow } from './way.ts'
import { addDemoWorkflow } from './workflow.ts'

/** How many there are before and in the last months, and how many of the newest are not settled yet. */
const counts = {
  'sales-orders': { earlier: 0, recent: 48, open: 8 },
  'purchase-contracts': { earlier: 10, recent: 12, open: 4 },
} as const
type Kind = keyof typeof counts

const bodies = { 'sales-orders': orderBody, 'purchase-contracts': contractBody }

/** What someone changes of a document that came back: the goods come two days later. */
async function change(kind: Kind, id: string, { day, clerk, at }: { day: number; clerk: string; at: Date }) {
  const definition = engine.lookup(kind)
  const { changes } = await validateUpdate(definition, { receivingDate: dayAt(day + 9) })
  await updateRow(engine, definition, id, changes, null, writer(clerk, at))
}

async function live(
  kind: Kind,
  id: string,
  steps: readonly Step[],
  people: { clerk: string; approver: string; day: number; began: Date },
) {
  for (const [index, { action, by, says }] of steps.entries()) {
    const at = new Date(people.began.getTime() + (index + 1) * PACE * 60_000)
    if (action === 'change') await change(kind, id, { day: people.day, clerk: people.clerk, at })
    else if (by === 'approver' && (await goesByWorkflow(kind, id))) await decideOnWay(kind, id, { action, says, at })
    else
      await transition(
        engine,
        engine.lookup(kind),
        id,
        action,
        { version: null, comment: says ?? null },
        writer(people[by], at),
      )
  }
}

/** The newest contract that waits for the first of several steps is approved there, and waits for the next. */
async function approveOneStep(kind: Kind): Promise<void> {
  const { rows } = (await tenantTransaction().client.rawQuery(
    `select record_id as id, requested_at as at from approval_instances where tenant_id = app_tenant() and resource = ?
       and status = 'pending' and workflow_version_id is not null and jsonb_array_length(route) > 1
     order by requested_at desc limit 1`,
    [kind],
  )) as { rows: { id: string; at: Date }[] }
  const at = rows[0] && new Date(rows[0].at.getTime() + PACE * 60_000)
  if (at) await decideOnWay(kind, rows[0]!.id, { action: 'approve', says: 'Đã đối chiếu giá với nhà máy.', at }, 1)
}

/** Nobody loads a truck for an order that is not approved. */
const labelOf = (kind: Kind, life: readonly Step[], { made }: Trade) =>
  kind === 'sales-orders' && life.at(-1)?.action !== 'approve' ? { orderStatusId: made('order-statuses/Mới nhận') } : {}

/** One document after the other through its life, in the order of their days. */
async function addOf(kind: Kind, trade: Trade, users: ReadonlyMap<string, string>) {
  const definition = engine.lookup(kind)
  const { earlier, recent, open } = counts[kind]
  const days = [...earlierDays(earlier), ...recentDays(recent)]
  for (const [index, day] of days.entries()) {
    const [clerk, approver] = trade.random.chance(0.8)
      ? [users.get('quantri.demo')!, users.get('superadmin')!]
      : [users.get('superadmin')!, users.get('quantri.demo')!]
    const body = bodies[kind](trade, day, approver)
    const life = lifeOf(trade.random, days.length - 1 - index, open)
    const values = await validateCreate(definition, { ...body, ...labelOf(kind, life, trade) })
    const began = morningOf(day, index)
    const { id } = await createRow(engine, definition, values, writer(clerk, began))
    await live(kind, id, life, { clerk, approver, day, began })
  }
}

/** What the warehouses had on the first day, posted. */
async function addOpenings(trade: Trade, users: ReadonlyMap<string, string>) {
  const by = writer(users.get('superadmin')!, morningOf(0, 0))
  for (const opening of openings) await addDocument('opening-stocks', openingBody(trade, opening), ['post'], by)
}

/** What customers owed on the first day, posted. */
async function addOpeningDebts(trade: Trade, users: ReadonlyMap<string, string>) {
  const by = writer(users.get('ketoan.demo')!, morningOf(0, 1))
  await addDocument('opening-receivables', openingDebtBody(trade), ['post'], by)
}

/** The goods that came of approved contracts, each load when it came. */
async function addReceipts(trade: Trade, users: ReadonlyMap<string, string>) {
  const contracts = engine.lookup('purchase-contracts')
  const { rows } = (await tenantTransaction().client.rawQuery(
    `select id from purchase_contracts where tenant_id = app_tenant() and status = 'approved' order by code`,
  )) as { rows: { id: string }[] }
  const officer = users.get('thukho.demo')!
  const bodies: InputOf<'warehouse-receipts'>[] = []
  for (const [place, { id }] of rows.entries())
    bodies.push(...receiptBodies(trade, { ...(await storedNow(contracts, id)), id }, place, officer))
  bodies.sort((one, other) => (String(one.documentDate) < String(other.documentDate) ? -1 : 1))
  for (const [place, body] of bodies.entries()) {
    const by = writer(officer, new Date(`${body.documentDate}T${String(8 + (place % 8)).padStart(2, '0')}:15:00+07:00`))
    await addDocument('warehouse-receipts', body, ['request'], by)
  }
}

/** The goods that left for approved orders, as far as there were enough; the newest orders still wait. */
async function addIssues(trade: Trade, users: ReadonlyMap<string, string>) {
  const orders = engine.lookup('sales-orders')
  const { rows } = (await tenantTransaction().client.rawQuery(
    `select id from sales_orders where tenant_id = app_tenant() and status = 'approved' and source = 'warehouse'
      order by order_date, code`,
  )) as { rows: { id: string }[] }
  const officer = users.get('thukho.demo')!
  for (const [place, { id }] of rows.entries()) {
    const order: Values = { ...(await storedNow(orders, id)), id }
    const day = dayOfIssue(order)
    // Some still wait for their truck.
    if (day === null || place % 4 === 3) continue
    const there = await piecesOn(String(order.exportingWarehouseId), day)
    const body = issueBody(trade, order, { day, officer, place }, (product) => there.get(product) ?? '0')
    if (!body) continue
    const by = writer(officer, new Date(`${day}T${String(8 + (place % 8)).padStart(2, '0')}:40:00+07:00`))
    await addDocument('warehouse-issues', body, ['request'], by)
  }
}

/** Orders that still wait for goods reserve what is in their warehouse, the oldest first. */
async function reserveForOrders(users: ReadonlyMap<string, string>) {
  const orders = engine.lookup('sales-orders')
  const { rows } = (await tenantTransaction().client.rawQuery(
    `select id from sales_orders where tenant_id = app_tenant() and status in ('approved', 'in_progress')
        and source = 'warehouse' order by order_date, code`,
  )) as { rows: { id: string }[] }
  const by = writer(users.get('superadmin')!, morningOf(DAYS - 1, 0))
  for (const { id } of rows) await transition(engine, orders, id, 'reserve', { version: null, comment: null }, by)
}

/** Goods that went to the other warehouse, those on their way, and those that are to go. */
async function addTransfers(trade: Trade, users: ReadonlyMap<string, string>) {
  const definition = engine.lookup('stock-transfers')
  const officer = users.get('thukho.demo')!
  for (const [place, { until }] of transfers.entries()) {
    const body = await transferBody(trade, place, officer)
    if (!body) continue
    const by = writer(officer, new Date(`${body.documentDate}T14:20:00+07:00`))
    const { id } = await createRow(engine, definition, await validateCreate(definition, body), by)
    if (until === 'draft') continue
    await transition(engine, definition, id, 'send', { version: null, comment: null }, by)
    if (until === 'sent') continue
    const { lines } = (await storedNow(definition, id)) as { lines: { id: string; actualWeight: string | null }[] }
    const said = arrivalOf(place, lines)
    const later = writer(officer, new Date(`${said.arrivedOn}T08:05:00+07:00`))
    await transition(engine, definition, id, 'arrive', { version: null, comment: null, said }, later)
  }
}

/** Trucks that were weighed, the last ones once: they are in the yard. */
async function addWeighings(users: ReadonlyMap<string, string>) {
  const definition = engine.lookup('weighing-tickets')
  const weigher = users.get('thukho.demo')!
  const now = new Date()
  for (const weighing of weighings) {
    const { at, body } = weighingBody(weighing, now)
    const { id } = await createRow(engine, definition, await validateCreate(definition, body), writer(weigher, at))
    const second = secondOf(weighing, at)
    if (!second) continue
    const said = { secondWeight: weighing.second, secondAt: second.toISOString() }
    await transition(engine, definition, id, 'weigh', { version: null, comment: null, said }, writer(weigher, second))
  }
}

/**
 * A year of orders and contracts in all states, as people would have made them, the newest of yesterday, and what
 * was in stock and owed before, what came of the contracts, what left for the orders and went between the warehouses,
 * how that was invoiced and paid, and what is reserved. All else is the same in every demo.
 */
export async function addDocuments(
  company: string,
  random: Random,
  made: Made,
  users: ReadonlyMap<string, string>,
): Promise<void> {
  const trade = await tradeOf(random, made)
  await addDemoWorkflow(company, users)
  for (const kind of Object.keys(counts) as Kind[]) await addOf(kind, trade, users)
  await approveOneStep('purchase-contracts')
  await addOpenings(trade, users)
  await addOpeningDebts(trade, users)
  await beginPayables(trade, users)
  await addOpeningPayables(trade, users)
  await addReceipts(trade, users)
  await addEarlierSales(trade, users)
  await addIssues(trade, users)
  await addTransfers(trade, users)
  await addAdjustments(trade, users)
  await addStockCounts(trade, users)
  await addWeighings(users)
  await addReturnOfIssue(trade, users)
  await countRows()
  await addInvoices(trade, users)
  await addReturns(trade, users)
  await addSupplierInvoices(trade, users)
  await addPriceSettlements(users)
  await addSupplierPayments(trade, users)
  await addDebtAdjustments(users)
  await addSupplierClaims(users)
  await addSupplierReturn(users)
  await addIssuedBefore(users)
  await addDebtOffsets(trade, users)
  await addOtherTransactions(trade, users)
  await addFundTransfers(trade, users)
  await addExpenses(trade, users)
  await addFundCounts(trade, users)
  await addBankStatement(trade, users)
  await addVatInvoices(users)
  await addStraightDeliveries(trade, users)
  await addServices(trade, users)
  await reserveForOrders(users)
  await addCuttings(trade, users)
}
