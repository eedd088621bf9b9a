import {
  attribute,
  replay,
  total,
  waitingOf,
  type Explained,
  type Replayed,
  type SaleEvent,
  type Share,
} from '@barem/resources/calc/profit'
import { exact, sum } from '@barem/resources/calc/exact'
import { allOf } from '#app/tenancy/all_of'
import { rowsOf } from '#app/tenancy/run'
import { deliveriesOf, eventsOf, type PostedEvent } from './events.ts'
import { figuresOf, linesOfCustomer, priorFiguresOf, type PostedFigures } from './figures.ts'

/** What profit is explained of: a document, a line of it, or what a customer bought in a range. */
export type Scope =
  | { of: 'sales-orders' | 'invoices' | 'warehouse-issues'; id: string; lineId: string | null }
  | { of: 'customers'; id: string; from: string; to: string }

/** One document, or a line of it, with what it adds to each part. */
export interface ProfitRow extends Omit<Explained, 'parts'> {
  id: string
  date: string
  document: string
  documentId: string
  code: string | null
  lineId: string
  productId: string
  productName: string
  pieces: string
  parts: Explained['parts']
}

/** What may not be known of goods, so that it is part of something else. */
export type Unknown = 'suggested' | 'buyWeight' | 'cost'

/** Rows of an answer at most, those that change the profit most. */
const MAX_ROWS = 200

/** SQL of the lines of orders that a document is about. */
const LINES: Readonly<Record<string, string>> = {
  'sales-orders': 'select id from sales_orders_lines where tenant_id = app_tenant() and owner_id = $1',
  invoices: `select distinct order_line_id as id from invoices_lines
    where tenant_id = app_tenant() and owner_id = $1 and order_line_id is not null`,
  'warehouse-issues': `select distinct order_line_id as id from warehouse_issues_lines
    where tenant_id = app_tenant() and owner_id = $1 and order_line_id is not null`,
}

const linesOf = async (scope: Scope): Promise<string[]> =>
  scope.of === 'customers'
    ? linesOfCustomer(scope.id, scope.from, scope.to)
    : (await rowsOf<{ id: string }>(LINES[scope.of]!, [scope.id])).map(({ id }) => id)

/** Replays lines of orders, each by itself. */
function replayed(events: readonly PostedEvent[]): Replayed {
  const lines = Map.groupBy(events, ({ orderLineId }) => orderLineId)
  const all = [...lines.values()].map((own) => replay(own.map(({ event }): SaleEvent => event)))
  return { taken: new Map(all.flatMap(({ taken }) => [...taken])), waiting: all.flatMap(({ waiting }) => waiting) }
}

type Posted = Share<PostedFigures>

/** The line of the document that a share is of. */
const lineIn = (scope: Scope, { of, issueLineId }: Posted): string =>
  scope.of === 'sales-orders' ? of.orderLineId : scope.of === 'warehouse-issues' ? issueLineId! : of.invoiceLineId

/** Which shares of the lines of orders belong to what is asked for. */
async function belongs(scope: Scope): Promise<(share: Posted) => boolean> {
  if (scope.of === 'customers')
    return ({ of }) => of.customerId === scope.id && of.date >= scope.from && of.date <= scope.to
  const isOfLine = (share: Posted) => scope.lineId === null || lineIn(scope, share) === scope.lineId
  if (scope.of === 'invoices') return (share) => share.of.invoiceId === scope.id && isOfLine(share)
  if (scope.of === 'sales-orders') return isOfLine
  const own = new Set(
    (
      await rowsOf<{ id: string }>(
        'select id from warehouse_issues_lines where tenant_id = app_tenant() and owner_id = $1',
        [scope.id],
      )
    ).map(({ id }) => id),
  )
  return (share) => share.issueLineId !== null && own.has(share.issueLineId) && isOfLine(share)
}

/** Shares of one line of one document as one row. */
function rowOf(scope: Scope, shares: readonly Posted[], names: ReadonlyMap<string, string>): ProfitRow {
  const [{ of }] = shares as [Posted]
  return {
    ...total(shares),
    id: shares[0]!.of.id,
    ...{ date: of.date, document: of.document, documentId: of.documentId, code: of.code },
    ...{ lineId: lineIn(scope, shares[0]!), productId: of.productId, productName: names.get(of.productId) ?? '' },
    pieces: sum(shares.map(({ pieces }) => pieces)).toFixed(),
  }
}

async function namesOf(productIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await rowsOf<{ id: string; name: string }>(
    `select id, name from products where tenant_id = app_tenant() and id = any($1::uuid[])`,
    [[...new Set(productIds)]],
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}

const straightLines = (shares: readonly Posted[]) => shares.some(({ parts }) => parts.buyWeight !== '0')

/** What is not known of them, and is in another part. */
function unknownOf(shares: readonly Posted[]): Unknown[] {
  const sold = shares.filter(({ of }) => of.kind === 'invoice')
  return [
    ...(sold.some(({ of }) => of.suggestedPrice === null) ? (['suggested'] as const) : []),
    ...(sold.length > 0 && !straightLines(sold) ? (['buyWeight'] as const) : []),
    ...(sold.some(({ issueLineId }) => issueLineId === null) ? (['cost'] as const) : []),
  ]
}

const sizeOf = ({ profit }: ProfitRow) => exact.abs(profit.booked)

/** The profit of what was invoiced of a scope, part by part, with the documents that make it. */
export async function profitOf(scope: Scope) {
  const lines = await linesOf(scope)
  const [figures, events, deliveries, mine, prior] = await allOf([
    figuresOf(lines),
    eventsOf(lines),
    deliveriesOf(lines),
    belongs(scope),
    scope.of === 'customers' ? priorFiguresOf(scope.id, scope.from, scope.to) : Promise.resolve([]),
  ])
  const played = replayed(events)
  const shares = [...attribute(figures, played, deliveries).filter(mine), ...attribute(prior, played, [])]
  const names = await namesOf(shares.map(({ of }) => of.productId))
  const groups = Map.groupBy(shares, (share) => `${share.of.id} ${lineIn(scope, share)}`)
  const rows = [...groups.values()].map((own) => rowOf(scope, own, names))
  const largest = rows.length > MAX_ROWS ? rows.toSorted((a, b) => sizeOf(b).cmp(sizeOf(a))).slice(0, MAX_ROWS) : rows
  const { pieces, costs } = waitingOf(played)
  return {
    ...total(shares),
    unknown: unknownOf(shares),
    waiting: scope.of === 'sales-orders' && scope.lineId === null ? { pieces, cost: costs.booked } : null,
    rows: largest,
    rowCount: rows.length,
  }
}
