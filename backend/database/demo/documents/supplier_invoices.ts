import { addDays } from '@barem/resources/calc/days'
import { exact } from '@barem/resources/calc/exact'
import type { PriceType } from '@barem/resources/calc/line'
import type { InputOf } from '#app/engine/behaviour_of'
import { tenantTransaction } from '#app/tenancy/tenant_transaction'
import { addDocument, writer } from './add_document.ts'
import { dayAt, DAYS, type Trade } from './trade.ts'

type Body = InputOf<'supplier-invoices'>

interface Received {
  id: string
  day: string
  supplierId: string
  carrierId: string | null
  taxCode: string | null
  lines: { id: string; productId: string; quantity: string; priceType: PriceType; unitPrice: string }[]
}

/** Of so many receipts one was invoiced at another price, and the last ones have no invoice yet. */
const DIFFERS_EVERY = 5
const WAITING = 3

async function received(): Promise<Received[]> {
  const { rows } = (await tenantTransaction().client.rawQuery(
    `select r.id, r.document_date::text as day, r.supplier_id as "supplierId", s.tax_code as "taxCode",
       case when r.freight > 0 then r.freight_supplier_id end as "carrierId",
       (select json_agg(json_build_object('id', l.id, 'productId', l.product_id, 'quantity', l.quantity::text,
           'priceType', l.price_type, 'unitPrice', l.unit_price::text) order by l.position)
         from warehouse_receipts_lines l where l.tenant_id = r.tenant_id and l.owner_id = r.id) as lines
     from warehouse_receipts r join suppliers s on s.tenant_id = r.tenant_id and s.id = r.supplier_id
     where r.tenant_id = app_tenant() and r.status = 'done' order by r.document_date, r.code`,
  )) as { rows: Received[] }
  return rows
}

const last = dayAt(DAYS - 1)
const within = (day: string) => (day > last ? last : day)

const paper = (place: number, issuedOn: string) => ({
  ...{ serial: `K${issuedOn.slice(2, 4)}TDM`, number: String(1204 + place * 7).padStart(8, '0'), issuedOn },
  documentDate: issuedOn,
})

/** The goods of a receipt, as the mill invoices them some days later: now and then at a price that it raised. */
function goodsBody({ id, day, supplierId, taxCode, lines }: Received, place: number): Body {
  return {
    ...paper(place, within(addDays(day, 2 + (place % 3)))),
    ...{ receiptId: id, supplierId, sellerTaxCode: taxCode, costs: [] },
    lines: lines.map((line) => {
      const { id: receiptLineId, productId, quantity, priceType } = line
      const raised = exact.mul(line.unitPrice, '1.004').toFixed(0)
      const unitPrice = place % DIFFERS_EVERY === 2 ? { unitPrice: raised } : {}
      return { receiptLineId, productId, quantity, priceType, ...unitPrice }
    }),
    ...(place % DIFFERS_EVERY === 2 && { note: 'Nhà máy điều chỉnh giá theo thông báo, đã xác nhận qua điện thoại' }),
  }
}

/** Invoices of mills, of the carrier of a month, of a service, and one whose goods are still to come. */
export async function addSupplierInvoices({ suppliers, goods, made }: Trade, users: ReadonlyMap<string, string>) {
  const accountant = users.get('ketoan.demo')!
  const add = (body: Body, steps: readonly string[]) =>
    addDocument('supplier-invoices', body, steps, writer(accountant, new Date(`${body.documentDate}T15:20:00+07:00`)))
  const receipts = await received()
  const invoiced = receipts.slice(0, -WAITING)
  for (const [place, receipt] of invoiced.entries()) await add(goodsBody(receipt, place), ['matchInvoice'])

  const carried = invoiced.filter(({ carrierId }) => carrierId !== null).slice(0, 3)
  const total = String(carried.length * 3_500_000 + 600_000)
  const freight: Body = {
    ...{ ...paper(90, within(addDays(carried.at(-1)!.day, 4))), supplierId: carried[0]!.carrierId! },
    ...{ freightReceiptIds: carried.map(({ id }) => id), lines: [] },
    costs: [{ content: 'Cước vận chuyển trong tháng, có phụ phí cẩu', amount: total }],
  }
  await add(freight, ['matchInvoice'])

  const expense: Body = {
    ...{ ...paper(91, dayAt(DAYS - 12)), supplierId: suppliers[2 % suppliers.length]!.id, lines: [] },
    costs: [
      { expenseId: made('business-expenses/Cẩu hàng'), content: 'Thuê cẩu tháng trước', amount: '8400000' },
      { expenseId: made('business-expenses/Bốc xếp'), content: 'Bốc xếp ngoài giờ', amount: '2150000' },
    ],
  }
  await add(expense, ['matchInvoice'])

  const { supplierId } = receipts.at(-1)!
  const early: Body = {
    ...{ ...paper(92, dayAt(DAYS - 3)), supplierId, costs: [], note: 'Hóa đơn về trước, xe đang trên đường' },
    lines: [{ productId: goods[0]!.id, quantity: '100', priceType: 'piece', unitPrice: '265000' }],
  }
  await add(early, ['record'])
}
