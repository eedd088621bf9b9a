import { companySettings } from '#app/company/settings'
import { todayInVietnam } from '#app/engine/today'
import type { Source } from '#app/resources/query/source'
import { coveredFreight, coveredGoods } from '#app/stock/covered_receipts'

const COLUMNS = (of: 'goods' | 'freight', supplier: string) => `r.id as receipt_id, r.code, '${of}' as of,
  ${supplier} as supplier_id, s.short_name, ${of === 'goods' ? 'r.contract_id' : 'null::uuid as contract_id'}, r.document_date,
  ${todayInVietnam()} - r.document_date as days, r.search_text || ' ' || s.search_text as search_text`

/** SQL of an id of the freight of a receipt `r` beside that of its goods (version 8). */
const FREIGHT_ID = `overlay(overlay(md5('freight' || r.id::text) placing '8' from 13) placing '8' from 17)::uuid`

/** Goods and freight of receipts since they owe, without an invoice. */
export const receiptsWithoutInvoice: Source = {
  async sql({ bind }) {
    const since = `${bind((await companySettings()).payablesSince)}::date`
    const from = (supplier: string) => `from warehouse_receipts r
      join suppliers s on s.tenant_id = r.tenant_id and s.id = ${supplier}`
    const where = `where r.tenant_id = app_tenant() and r.status = 'done'
      and (${since} is null or r.document_date >= ${since})`
    return `select r.id, ${COLUMNS('goods', 'r.supplier_id')}, g.net - g.covered as amount,
        g.tax - g.covered_tax as tax, g.net - g.covered + g.tax - g.covered_tax as total,
        case when g.is_begun then 'part' else 'none' end as invoiced
      ${from('r.supplier_id')} cross join lateral (${coveredGoods}) g
      ${where} and not g.is_done
      union all
      select ${FREIGHT_ID} as id, ${COLUMNS('freight', 'r.freight_supplier_id')}, r.freight - f.covered, 0,
        r.freight - f.covered, 'none'
      ${from('r.freight_supplier_id')} cross join lateral (${coveredFreight}) f
      ${where} and r.freight > f.covered`
  },
}
