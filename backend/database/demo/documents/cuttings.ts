import { engine } from '#app/resources/serving'
import { singleId } from '#app/resources/write/single'
import { createRow, updateRow } from '#app/resources/write/save'
import { validateCreate } from '#app/resources/validation/validator'
import { rowsOf } from '#app/tenancy/run'
import type { Made } from '../made.ts'
import { steelUnits } from '../steel_families.ts'
import { addDocument, writer } from './add_document.ts'
import { dayAt, DAYS, morningOf, type Trade } from './trade.ts'

/** Cuttings of the demo, each of another product: what each bar of 11.7 m gives, and how many bars. */
const cuttings = [
  { quantity: '4', cuts: '4x2.8', steps: ['finish'], kerf: '3', note: 'Cắt theo yêu cầu công trình (minh họa)' },
  { quantity: '2', cuts: '3x2.5 + 1.2', steps: ['finish'], kerf: '0', note: null },
  { quantity: '3', cuts: '2x3 + 2x2', steps: [], kerf: '3', note: 'Chờ khách chốt kích thước (minh họa)' },
] as const

/** What is left of bars and too short goes by kg, at the price of a scrap yard. */
async function addScrap(made: Made, by: ReturnType<typeof writer>): Promise<void> {
  const products = engine.lookup('products')
  const name = 'Sắt vụn, dây thép phế liệu'
  const body = {
    ...{ code: 'PHE-LIEU', name, description: 'Scrap steel', productTypeId: made('product-types/Phụ liệu') },
    ...{ unitId: made(`product-units/${steelUnits.kg.vi}`), allowFraction: true, weightMode: 'per_piece' },
    ...{ densityWeight: '1', priceType: 'piece', sellingPrice: '8500', costPrice: '8000' },
  }
  const { id } = await createRow(engine, products, await validateCreate(products, body), by)
  const settings = engine.lookup('company-settings')
  await updateRow(engine, settings, await singleId(settings), { scrapProductId: id, scrapPrice: '8000' }, null, by)
}

/** Bars of which the main warehouse has plenty that nobody reserved, those with the least kg of a metre first. */
export async function addCuttings({ made }: Trade, users: ReadonlyMap<string, string>): Promise<void> {
  const [owner, keeper] = ['superadmin', 'ketoankho.demo'].map((name) =>
    writer(users.get(name)!, morningOf(DAYS - 1, 6)),
  )
  await addScrap(made, owner!)
  const warehouseId = made('warehouses/Kho Tổng')
  const goods = await rowsOf<{ id: string }>(
    `select p.id from stock_by_product_warehouse w join products p on p.tenant_id = w.tenant_id and p.id = w.product_id
        left join reservations_by_product_warehouse r
          on r.tenant_id = w.tenant_id and r.product_id = w.product_id and r.warehouse_id = w.warehouse_id
      where w.tenant_id = app_tenant() and w.warehouse_id = $1 and w.pieces - coalesce(r.pieces, 0) >= 50
        and p.length = 11.7 order by p.density_weight, p.code limit $2`,
    [warehouseId, cuttings.length],
  )
  for (const [place, { steps, kerf, note, ...line }] of cuttings.entries()) {
    const product = goods[place]
    if (!product) return
    const lines = [{ productId: product.id, ...line }]
    const body = { documentDate: dayAt(DAYS - 1), warehouseId, officerId: users.get('thukho.demo')!, kerf, note, lines }
    await addDocument('stock-cuttings', body, steps, keeper!)
  }
}
