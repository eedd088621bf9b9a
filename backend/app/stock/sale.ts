/**
 * SQL of whether an entry of stock counts as sold: goods of an issue to a customer, or of a return, and what took them
 * back. Kg that only the scale differs by are none.
 */
export const isSale = (alias: string): string => `(${alias}.kind not in ('weight_variance', 'barem_restate')
  and (${alias}.document = 'returns' or ${alias}.document = 'warehouse-issues' and exists (select from warehouse_issues s
    where s.tenant_id = ${alias}.tenant_id and s.id = ${alias}.document_id and s.purpose = 'sale')))`
