import type { Trade } from '#app/goods/search'
import { view } from '#app/routing/rule'

/** Contracts, for what a supplier was paid last. */
export const purchase: Trade = {
  resource: 'purchase-contracts',
  rule: view('purchaseContract'),
  partner: 'supplierId',
  table: 'purchase_contracts',
  column: 'supplier_id',
  date: 'contract_date',
  dated: 'purchase_contracts_prices',
  hasServices: false,
}
