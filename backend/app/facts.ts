import type { FactReaders } from '#app/engine/facts'
import { periodNow } from './company/period.ts'
import { companySettings, settingsNow } from './company/settings.ts'
import { companyVat } from './company/vat.ts'
import { creditOf } from './debt/credit.ts'
import { allocatedOf, fundOf, openedBeforeOf, openItemsOf, paidOrderOf, receivableOf } from './debt/receivable.ts'
import { goodsOfLines } from './goods/goods.ts'
import { paidAtOnce, walkInNow } from './debt/walk_in.ts'
import { orderFacts } from './pricing/pricing_facts.ts'
import { contractLinesOf } from './purchasing/contract_lines.ts'
import { billableLinesOf } from './sales/billable_lines.ts'
import { orderLinesOf } from './sales/order_lines.ts'
import { vatInvoicesOf } from './sales/vat_invoices.ts'
import { tolerancesOf } from './sales/tolerances.ts'
import { availableForLines } from './stock/available.ts'
import { reservedAtPlaces } from './stock/reserved.ts'
import { ticketsOf } from './stock/tickets.ts'

/** Where the facts come from that figures and reviews of documents depend on. */
export const factReaders: FactReaders = {
  goods: (_row, lines) => goodsOfLines(lines),
  pricing: (row) => orderFacts(row),
  tolerances: (_row, lines) => tolerancesOf(lines),
  period: () => periodNow(),
  vat: () => companyVat(),
  needsContract: async () => (await companySettings()).receiptNeedsContract,
  settings: () => settingsNow(),
  available: (_row, lines) => availableForLines(lines),
  reserved: (_row, places) => reservedAtPlaces(places),
  contractLines: (_row, lines) => contractLinesOf(lines),
  orderLines: (_row, lines) => orderLinesOf(lines),
  tickets: (row) => ticketsOf(row),
  billableLines: (_row, lines) => billableLinesOf(lines),
  receivable: (row) => receivableOf(row),
  credit: (row, lines) => creditOf(row, lines),
  openItems: (row) => openItemsOf(row),
  allocated: (row) => allocatedOf(row),
  openedBefore: (row) => openedBeforeOf(row),
  walkIn: () => walkInNow(),
  paidAtOnce: async () => paidAtOnce(),
  vatInvoices: (row) => vatInvoicesOf(row),
  paidOrder: (row) => paidOrderOf(row),
  fund: (row) => fundOf(row),
}
