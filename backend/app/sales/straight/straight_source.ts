import { exact, exactly } from '@barem/resources/calc/exact'
import type { Engine } from '#app/engine/engine'
import type { Values } from '#app/engine/behaviour'
import { rowsOf } from '#app/tenancy/run'
import { linesOf, takenFrom, type Maker } from '../sell/made_document.ts'

/** The contract that buys the goods of an order. */
export interface BuyingContract {
  id: string
  code: string
  status: string
  weightTerm: string
  warehouseId: string | null
}

/** Goods that came for an order by a receipt of their own, and have not all left. */
export interface WaitingReceipt {
  id: string
  code: string
  pieces: string
}

/** A line of an order of which something may go, with what the documents take over for it. */
export interface OpenLine {
  orderLineId: string
  /** Pieces that may go: of the order, and of the contract where it still buys some. */
  pieces: string
  /** kg of these pieces by barem; null where the product has no barem. */
  baremKg: string | null
  issue: Values
  /** Null where the contract does not buy the goods, or all of them came. */
  receipt: Values | null
}

/** Values that a receipt and an issue take over, and the lines of which something may go. */
export interface Source {
  receipt: Values
  issue: Values
  lines: readonly OpenLine[]
}

/** The contract that was made from an order and has not ended; null where there is none. */
export async function contractOf(orderId: string): Promise<BuyingContract | null> {
  const [found] = await rowsOf<BuyingContract>(
    `select id, code, status, weight_term as "weightTerm", receiving_warehouse_id as "warehouseId"
       from purchase_contracts
       where tenant_id = app_tenant() and order_id = $1::uuid and status <> 'cancelled'
       order by created_at desc limit 1`,
    [orderId],
  )
  return found ?? null
}

/** What an order is called, and the version that its delivery is checked against. */
export interface NamedOrder {
  id: string
  code: string
  version: number
  customer: string
}

/** @param id of an order that is there */
export async function orderOf(id: string): Promise<NamedOrder> {
  const [found] = await rowsOf<NamedOrder>(
    `select o.id, o.code, o.version, c.name as customer
       from sales_orders o join customers c on c.tenant_id = o.tenant_id and c.id = o.customer_id
       where o.tenant_id = app_tenant() and o.id = $1::uuid`,
    [id],
  )
  return found!
}

/** Receipts of a contract whose goods have not all left, the earliest first. */
export const waitingReceipts = (contractId: string): Promise<WaitingReceipt[]> =>
  rowsOf<WaitingReceipt>(
    `select r.id, r.code, (r.direct_count - coalesce(o.pieces, 0))::text as pieces
       from warehouse_receipts r
         left join lateral (select sum(l.quantity) as pieces from warehouse_issues i
           join warehouse_issues_lines l on l.tenant_id = i.tenant_id and l.owner_id = i.id
           where i.tenant_id = r.tenant_id and i.direct_receipt_id = r.id and i.status = 'done') o on true
       where r.tenant_id = app_tenant() and r.contract_id = $1::uuid and r.status = 'done'
         and r.direct_count > coalesce(o.pieces, 0)
       order by r.code`,
    [contractId],
  )

const statesFor = ({ lookup }: Engine, name: string, by: string): readonly string[] =>
  lookup(name).createdFrom.find(({ relation }) => relation === by)!.inStates

/** Whether goods may still come by a contract. */
export const isReady = (engine: Engine, { status }: BuyingContract): boolean =>
  statesFor(engine, 'warehouse-receipts', 'contractId').includes(status)

/** What is still open of an order, and of the contract that buys its goods where more may come by it. */
export async function sourceOf(maker: Maker, orderId: string, contract: BuyingContract | null): Promise<Source> {
  const [receipts, issues] = ['warehouse-receipts', 'warehouse-issues'].map(maker.engine.lookup)
  const issue = await takenFrom(maker, issues!, 'orderId', orderId)
  const receipt = contract && (await takenFrom(maker, receipts!, 'contractId', contract.id))
  const bought = new Map(
    receipt
      ? linesOf(receipts!, receipt).map((line, place) => [
          line.productId,
          { line, open: receipt.lines.lines![place]!.open },
        ])
      : [],
  )
  const lines = linesOf(issues!, issue).map((line, place): OpenLine => {
    const { pieces, baremKg } = issue.lines.lines![place]!.open
    const own = bought.get(line.productId)
    const [sold, left] = [String(pieces ?? '0'), own?.open.pieces ?? null]
    const goes = left === null ? sold : exact.min(sold, left).toFixed()
    const { requestedQuantity: _asked, quantity: _all, ...taken } = line
    const { quantity: _bought, ...received } = own?.line ?? {}
    return {
      orderLineId: String(line.orderLineId),
      pieces: goes,
      baremKg: exact.sub(sold, goes).isZero() && exactly(baremKg ?? null)?.gt(0) ? baremKg! : null,
      issue: taken,
      receipt: own ? received : null,
    }
  })
  return { receipt: receipt?.values ?? {}, issue: issue.values, lines }
}
