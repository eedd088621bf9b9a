import type { Trade } from '#app/goods/search'

/** Contracts, for what a supplier was paid last. */
export const purchase: Trade = {
  resource: 'purchase-contracts',
  partner: 'supplierId',
  table: 'purchase_contracts',
  column: 'supplier_id',
  date: 'contract_date',
  dated: 'purchase_contracts_prices',
}
