import type { Source } from '#app/resources/query/source'
import { CODE } from './on_hand.ts'
import { isSale } from './sale.ts'
import { isTransfer } from './transfer_entries.ts'

/** SQL of what the place of an entry has after it: a warehouse, or a line of a transfer. */
const after = (measure: string) => `coalesce(e.by_product_warehouse_${measure}, e.by_product_transfer_line_${measure})`

/** Entries of the ledger of stock; those on their way name no warehouse. */
export const stockEntries: Source = {
  readsById: true,
  sql: () => `select s.*, g.product_type_id, g.product_group_id,
      g.search_text || ' ' || search_form(coalesce(s.code, '')) as search_text from (
      select e.id, ${CODE} as code, e.document, e.document_id::text as document_id, e.date, e.created_at as posted_at,
        e.kind, ${isSale('e')} as is_sale, ${isTransfer('e')} as is_transfer, e.product_id,
        e.warehouse_id, l.owner_id as transfer_id, e.pieces, e.actual_kg, e.barem_kg, e.value,
        ${after('pieces')} as pieces_after, ${after('actual_kg')} as actual_kg_after,
        ${after('barem_kg')} as barem_kg_after
      from stock_entries e
      left join stock_transfers_lines l on l.tenant_id = e.tenant_id and l.id = e.transfer_line_id
      where e.tenant_id = app_tenant()
    ) s left join products g on g.tenant_id = app_tenant() and g.id = s.product_id`,
}
