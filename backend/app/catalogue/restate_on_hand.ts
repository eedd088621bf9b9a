import { freezeWeight } from '@barem/resources/calc/line'
import { dayInVietnam } from '@barem/resources/kit'
import { ledgers } from '@barem/resources/ledgers'
import { restateBarem, type Kept } from '@barem/resources/posting'
import { v7 as uuid } from 'uuid'
import type { Writer } from '#app/engine/behaviour'
import type { ValuesOf } from '#app/engine/behaviour_of'
import { append } from '#app/posting/append'
import { lockBalances } from '#app/posting/balance_rows'
import { rowsOf } from '#app/tenancy/run'

type Product = ValuesOf<'products'>

const WEIGHTS = ['weightMode', 'densityWeight', 'baremBasis', 'length'] as const

/** Where there are pieces of a product, on their way too, in the order in which balances are locked. */
const placesOf = (productId: string) =>
  rowsOf<{ warehouseId: string | null; transferLineId: string | null; pieces: string; baremKg: string }>(
    `select warehouse_id as "warehouseId", null::uuid as "transferLineId", pieces::text, barem_kg::text as "baremKg"
       from stock_by_product_warehouse where tenant_id = app_tenant() and product_id = $1 and pieces > 0
     union all
     select null, transfer_line_id, pieces::text, barem_kg::text
       from stock_by_product_transfer_line where tenant_id = app_tenant() and product_id = $1 and pieces > 0`,
    [productId],
  )

/**
 * Restates the kg by barem of what is on hand once the barem of a product changed, by an entry of today for each place,
 * without value. Lines of documents keep the barem that was agreed.
 */
export async function restateOnHand(productId: string, row: Product, before: Product, writer: Writer): Promise<void> {
  if (WEIGHTS.every((name) => String(row[name] ?? '') === String(before[name] ?? ''))) return
  // Nothing comes or leaves anywhere while the product itself is locked.
  const locked = await lockBalances(ledgers.stock, [{ productId }])
  const kept = (await placesOf(productId)).map(({ warehouseId, transferLineId, ...figures }): Kept => ({
    ...figures,
    keys: { productId, ...(warehouseId ? { warehouseId } : { transferLineId: transferLineId! }) },
  }))
  const change = uuid()
  const entries = restateBarem(kept, freezeWeight(row), change)
  await lockBalances(
    ledgers.stock,
    entries.map(({ keys }) => keys),
    locked,
  )
  await append(ledgers.stock, locked, entries, {
    ...{ postingId: change, document: 'products', documentId: productId, action: 'update', reversesId: null },
    ...{ date: dayInVietnam(writer.at ?? new Date()), writer },
  })
}
