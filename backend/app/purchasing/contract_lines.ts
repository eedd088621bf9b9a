import { defineFact } from '#app/engine/facts'
import type { ContractLine } from '@barem/resources/calc/settle'
import type { Values } from '#app/engine/behaviour'
import { rowsOf } from '#app/tenancy/run'

/** The lines of contracts that lines are made from, with their prices in the order of their days, by id. */
async function contractLinesOf(lines: readonly Values[]): Promise<ReadonlyMap<string, ContractLine>> {
  const ids = lines.flatMap(({ contractLineId }) => (typeof contractLineId === 'string' ? [contractLineId] : []))
  if (ids.length === 0) return new Map()
  const rows = await rowsOf<ContractLine>(
    `select l.id, l.product_id as "productId", l.quantity::text, l.quantity_unit as "quantityUnit",
       l.price_type as "priceType", l.unit_price::text as "unitPrice", l.vat_rate::text as "vatRate",
       l.is_closed as "isClosed",
       case when l.weight_mode is not null then json_build_object('weightMode', l.weight_mode,
         'barem', l.barem::text, 'baremBasis', l.barem_basis, 'length', l.length::text) end as frozen,
       coalesce((select json_agg(json_build_object('validFrom', p.valid_from, 'unitPrice', p.unit_price::text)
           order by p.valid_from) from purchase_contracts_prices p
         where p.tenant_id = l.tenant_id and p.owner_id = l.owner_id and p.product_id = l.product_id), '[]') as prices,
       json_build_object('id', c.id, 'code', c.code, 'status', c.status, 'contractDate', c.contract_date,
         'weightTerm', c.weight_term, 'isDirect', c.order_id is not null, 'tolerance', c.tolerance::text) as contract
     from purchase_contracts_lines l
       join purchase_contracts c on c.tenant_id = l.tenant_id and c.id = l.owner_id
     where l.tenant_id = app_tenant() and l.id = any($1::uuid[])`,
    [ids],
  )
  return new Map(rows.map((row) => [row.id, row]))
}

/** The lines of contracts that lines are made from. */
export const contractLinesFact = defineFact({
  name: 'contractLines',
  reads: ['lines.contractLineId'],
  read: (_row, lines) => contractLinesOf(lines),
})
