import { exact, sum } from '@barem/resources/calc/exact'
import type { Facts } from '@barem/resources/calc/settle'
import { payableDebts, paymentKind } from '@barem/resources/debts'
import { dayInVietnam } from '@barem/resources/kit'
import { cashLimit } from '#app/company/cash_limit'
import { defineFact } from '#app/engine/facts'
import type { Values } from '#app/engine/behaviour'
import { rowsOf } from '#app/tenancy/run'
import { fundOf, openItemsOf } from '#app/debt/receivable'

/** What cash pays of one seller on one day. A seller is a tax code, else a supplier. */
interface Bought {
  taxCode: string | null
  supplierId: string | null
  day: string
  amount: string
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)
const dayOf = (value: unknown): string => textOf(value) ?? dayInVietnam(new Date())
const largest = (amounts: readonly string[]): string => exact.max('0', ...amounts).toFixed()

/** SQL of the seller of a supplier `s`. */
const SELLER = 'coalesce(s.tax_code, s.id::text)'
/** SQL of the seller that $1, a tax code, and $2, a supplier, name; null for one that nobody knows. */
const ASKED = `coalesce($1, (select ${SELLER} from suppliers s where s.tenant_id = app_tenant() and s.id = $2::uuid))`

/** Dong that cash has paid to a seller on a day: by vouchers, and by slips that were not given back. */
async function paidBefore({ taxCode, supplierId, day }: Bought): Promise<string> {
  const [found] = await rowsOf<{ paid: string }>(
    `select coalesce(sum(p.amount), 0)::text as paid from (
       select d.amount from debt_transactions d
         join suppliers s on s.tenant_id = d.tenant_id and s.id = d.supplier_id
         join funds f on f.tenant_id = d.tenant_id and f.id = d.fund_id and f.kind = 'cash'
       where d.tenant_id = app_tenant() and d.status = 'done' and d.kind in ('payment', 'advance')
         and d.execution_date = $3::date and ${SELLER} = ${ASKED}
       union all
       select l.amount from payment_slips_lines l
         join payment_slips p on p.tenant_id = l.tenant_id and p.id = l.owner_id
         join funds f on f.tenant_id = p.tenant_id and f.id = p.fund_id and f.kind = 'cash'
       where l.tenant_id = app_tenant() and p.status = 'paid' and p.type = 'reimbursement'
         and coalesce(l.payment_date, p.document_date) = $3::date and l.seller_tax_code = ${ASKED}
         and not exists (select from payment_slips r
           where r.tenant_id = p.tenant_id and r.slip_id = p.id and r.status = 'paid')
     ) p`,
    [taxCode, supplierId, day],
  )
  return found!.paid
}

/** The debts that a payment says, else those that it reaches: due first before others. */
async function reached(row: Values, lines: readonly Values[]): Promise<{ receipts: string[]; invoices: string[] }> {
  const idsOf = (field: string) => lines.flatMap((line) => textOf(line[field]) ?? [])
  const named = { receipts: idsOf('receiptId'), invoices: idsOf('supplierInvoiceId') }
  if (lines.length > 0) return named
  const first = textOf(row.receiptId)
  const debts = (await openItemsOf(payableDebts, row))
    .filter(({ side }) => side === 'debt')
    .toSorted((one, other) => Number(other.id === first) - Number(one.id === first))
  const paid = debts.filter((_, place) => sum(debts.slice(0, place).map(({ open }) => open)).lt(String(row.amount)))
  const ids = (key: string) => paid.flatMap((item) => (item.key === key ? [item.id] : []))
  return { receipts: ids('receiptId'), invoices: ids('supplierInvoiceId') }
}

/** The most that a seller sold on the day of one of these receipts or invoices, with tax. */
async function soldOn(asked: { receipts: string[]; invoices: string[] }, since: string): Promise<string> {
  const [found] = await rowsOf<{ most: string }>(
    `select coalesce(max(o.of_day), 0)::text as most from (
       select r.id as receipt_id, null::uuid as invoice_id, sum(r.payable) over (
         partition by ${SELLER}, r.document_date) as of_day
       from warehouse_receipts r join suppliers s on s.tenant_id = r.tenant_id and s.id = r.supplier_id
       where r.tenant_id = app_tenant() and r.status = 'done' and r.document_date >= $3::date
       union all
       select i.receipt_id, i.id, sum(i.payable) over (
         partition by coalesce(i.seller_tax_code, i.supplier_id::text), i.issued_on)
       from supplier_invoices i
       where i.tenant_id = app_tenant() and i.status in ('recorded', 'done') and i.issued_on >= $3::date
     ) o where o.receipt_id = any($1::uuid[]) or o.invoice_id = any($2::uuid[])`,
    [asked.receipts, asked.invoices, since],
  )
  return found!.most
}

/** What a slip or a claim pays, by seller and day. A line without a tax code counts as a seller of its own. */
function boughtIn({ documentDate }: Values, lines: readonly Values[]): Bought[] {
  const all = lines
    .filter(({ amount }) => textOf(amount) !== null)
    .map((line) => ({
      ...{ taxCode: textOf(line.sellerTaxCode), supplierId: null, amount: String(line.amount) },
      day: dayOf(line.paymentDate ?? line.spentOn ?? documentDate),
    }))
  return [...Map.groupBy(all, ({ taxCode, day }, place) => `${taxCode ?? place} ${day}`).values()].map((own) => ({
    ...own[0]!,
    amount: sum(own.map(({ amount }) => amount)).toFixed(),
  }))
}

/** A payment to a supplier, or money that an employee has spent; nothing else buys. */
function purchasesOf(row: Values, lines: readonly Values[]): Bought[] {
  if (row.type === 'reimbursement') return boughtIn(row, lines)
  const { supplierId, amount, executionDate, kind } = row
  const { money, debts } = paymentKind(kind)
  if (money !== 'out' || debts.ledger !== 'payables' || !textOf(supplierId) || !textOf(amount)) return []
  return [{ taxCode: null, supplierId: String(supplierId), day: dayOf(executionDate), amount: String(amount) }]
}

async function cashTowards(row: Values, lines: readonly Values[]): Promise<Facts['cashTowards']> {
  const { limit, since } = await cashLimit()
  const bought = purchasesOf(row, lines).filter(({ day }) => day >= since)
  // A claim has no fund, so it counts as cash.
  if (bought.length === 0 || ('fundId' in row && (await fundOf(row))?.kind !== 'cash')) return null
  const amounts: string[] = []
  for (const one of bought) {
    const isKnown = one.taxCode !== null || one.supplierId !== null
    amounts.push(exact.add(one.amount, isKnown ? await paidBefore(one) : '0').toFixed())
  }
  if (row.type !== 'reimbursement' && row.kind === 'payment')
    amounts.push(await soldOn(await reached(row, lines), since))
  return { amount: largest(amounts), limit }
}

/** What cash pays of a seller and day. */
export const cashTowardsFact = defineFact({
  name: 'cashTowards',
  reads: [
    ...['kind', 'type', 'supplierId', 'amount', 'executionDate', 'documentDate', 'fundId', 'paymentMethodId'],
    ...['receiptId', 'lines.receiptId', 'lines.supplierInvoiceId'],
    ...['lines.sellerTaxCode', 'lines.amount', 'lines.paymentDate', 'lines.spentOn'],
  ],
  read: cashTowards,
})
