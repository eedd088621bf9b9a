import { USUAL_DELIVERIES, type UsualWeight } from '@barem/resources/calc/odd-weight'
import { defineFact } from '#app/engine/facts'
import { rowsOf } from '#app/tenancy/run'

/** Percent that our scale was off, of lines `l` of posted receipts `r`; what nobody weighed is none. */
const OFF = `round((l.actual_weight / coalesce(l.declared_weight, l.theoretical_weight) - 1) * 100, 2)`

/** The deliveries before a receipt: those of days before it, and of its day those with smaller numbers. */
const USUAL = `
  select p.id, count(o.off)::int as before, round(avg(o.off), 2)::text as mean,
    round(stddev_samp(o.off), 2)::text as spread
  from unnest($4::uuid[]) p(id) cross join lateral (
    select ${OFF} as off
      from warehouse_receipts r join warehouse_receipts_lines l on l.tenant_id = r.tenant_id and l.owner_id = r.id
      where r.tenant_id = app_tenant() and r.status = 'done' and r.supplier_id = $1::uuid and l.product_id = p.id
        and r.id is distinct from $2::uuid and l.actual_weight > 0
        and coalesce(l.declared_weight, l.theoretical_weight) > 0
        and (r.document_date < $3::date or (r.document_date = $3::date and ($5::text is null or r.code < $5)))
      order by r.document_date desc, r.code desc, l.id desc limit ${USUAL_DELIVERIES}
  ) o group by p.id`

const idIn = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** How far our scale was off in the last deliveries of the products of a receipt by its supplier. */
export const usualWeightsFact = defineFact({
  name: 'usualWeights',
  reads: ['id', 'code', 'status', 'supplierId', 'documentDate', 'lines.productId'],
  async read({ id, code, status, supplierId, documentDate }, lines) {
    const products = [...new Set(lines.flatMap(({ productId }) => idIn(productId) ?? []))]
    if (!idIn(supplierId) || !idIn(documentDate) || products.length === 0) return {}
    // A draft has a number that says nothing of its turn.
    const turn = status === 'done' ? idIn(code) : null
    const rows = await rowsOf<UsualWeight & { id: string }>(USUAL, [
      ...[supplierId, idIn(id), documentDate, products, turn],
    ])
    return Object.fromEntries(rows.map(({ id: product, ...usual }) => [product, usual]))
  },
})
