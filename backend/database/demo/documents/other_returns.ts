import { addDays } from '@barem/resources/calc/days'
import { exchange } from '#app/sales/exchange/exchange'
import { madeFrom } from '#app/resources/read/made_from'
import { engine } from '#app/resources/serving'
import { rowsOf } from '#app/tenancy/run'
import { addDocument, writer } from './add_document.ts'
import { dayAt, DAYS, type Trade } from './trade.ts'

const POSTED = ['receive', 'request'] as const

/** Somebody who writes at this hour of a day. */
const writerOn = (users: ReadonlyMap<string, string>, day: string) =>
  writer(users.get('superadmin')!, new Date(`${day}T15:20:00+07:00`))

/** Bars that are in the main warehouse and that no order has reserved, those with the most first. */
const plenty = (warehouseId: string) =>
  rowsOf<{ id: string }>(
    `select s.product_id as id from stock_by_product_warehouse s
        join products p on p.tenant_id = s.tenant_id and p.id = s.product_id and p.weight_mode <> 'coil'
        left join reservations_by_product_warehouse r on r.tenant_id = s.tenant_id and r.product_id = s.product_id
          and r.warehouse_id = s.warehouse_id
      where s.tenant_id = app_tenant() and s.warehouse_id = $1::uuid
      order by s.pieces - coalesce(r.pieces, 0) desc, p.code`,
    [warehouseId],
  )

/** Goods that were sold before the company began here come back. */
export async function addReturnWithoutInvoice({ customers, made }: Trade, users: ReadonlyMap<string, string>) {
  const warehouseId = made('warehouses/Kho Tổng')
  const [product] = await plenty(warehouseId)
  if (!product) return
  const day = dayAt(DAYS - 6)
  const line = { productId: product.id, quantity: '6', ownPrice: '172000', ownPriceType: 'piece' as const }
  const body = {
    ...{ basis: 'none' as const, customerId: customers[2]!.id, documentDate: day, warehouseId, lines: [line] },
    ...{ reasonId: made('return-reasons/Thừa so với công trình'), note: 'Hàng bán từ trước khi dùng phần mềm' },
  }
  await addDocument('returns', body as never, POSTED, writerOn(users, day))
}

/** Goods come back on the truck before they are invoiced, and are delivered again. */
export async function addReturnOfIssue({ made }: Trade, users: ReadonlyMap<string, string>) {
  const [issue] = await rowsOf<{ id: string; day: string }>(
    `select i.id, i.document_date::text as day from warehouse_issues i
        join warehouse_issues_lines l on l.tenant_id = i.tenant_id and l.owner_id = i.id and l.weight_mode <> 'coil'
        join fulfilment_by_order_line f on f.tenant_id = l.tenant_id and f.order_line_id = l.order_line_id
        left join invoicing_by_order_line v on v.tenant_id = l.tenant_id and v.order_line_id = l.order_line_id
      where i.tenant_id = app_tenant() and i.status = 'done' and l.quantity >= 5
        and f.quantity - coalesce(v.quantity, 0) >= l.quantity and i.document_date < $1::date
      order by i.document_date desc, i.code limit 1`,
    [dayAt(DAYS - 1)],
  )
  if (!issue) return
  const returns = engine.lookup('returns')
  const from = returns.createdFrom.find(({ relation }) => relation === 'issueId')!
  const { values, lines } = await madeFrom(engine, returns, from, issue.id)
  const line = lines.lines!.find(({ open }) => Number(open.quantity) >= 2)
  if (!line) return
  const day = addDays(issue.day, 1)
  const { productId, issueLineId } = line
  const body = {
    ...{ ...values, documentDate: day, reasonId: made('return-reasons/Giao sai quy cách'), delivery: 'again' },
    lines: [{ productId, issueLineId, quantity: '2' }],
  }
  await addDocument('returns', body as never, POSTED, writerOn(users, day))
}

/** A customer brings some bars of a paid invoice and takes others at once, today. */
export async function addExchange(invoiceId: string, trade: Trade, users: ReadonlyMap<string, string>) {
  const { goods, made } = trade
  const returns = engine.lookup('returns')
  const from = returns.createdFrom.find(({ relation }) => relation === 'invoiceId')!
  const { values, lines } = await madeFrom(engine, returns, from, invoiceId)
  const { productId, invoiceLineId } = lines.lines![0]!
  const warehouseId = made('warehouses/Kho Tổng')
  const known = new Map(goods.map((product) => [product.id, product]))
  const taken = (await plenty(warehouseId)).map(({ id }) => known.get(id)).find((one) => one && one.id !== productId)
  const customer = trade.customers.find(({ id }) => id === values.customerId)
  if (!taken || !customer) return
  const userId = users.get('superadmin')!
  const today = dayAt(DAYS)
  const order = {
    ...{ orderDate: today, receivingDate: today, exportingWarehouseId: warehouseId },
    ...{
      shippingAddress: customer.warehouseAddress ?? customer.companyAddress,
      discountSource: 'manual',
      discount: '0',
    },
    lines: [{ productId: taken.id, quantity: '3', priceType: taken.priceType, salePrice: taken.sellingPrice }],
  }
  const back = {
    ...{ ...values, documentDate: today, warehouseId, reasonId: made('return-reasons/Khách đổi hàng') },
    lines: [{ productId, invoiceLineId, quantity: '2' }],
  }
  const maker = { engine, writer: writer(userId, new Date()), seen: (resource: typeof returns) => resource }
  const issue = { officerId: userId, driverName: customer.contactPerson }
  await exchange(maker, { back, order, issue, payment: null, isDraft: false })
}
