import type { Trade } from '#app/goods/search'

/** Orders, for what a customer paid last. */
export const sale: Trade = {
  resource: 'sales-orders',
  // Own orders are open to everybody who is signed in.
  rule: 'signedIn',
  partner: 'customerId',
  table: 'sales_orders',
  column: 'customer_id',
  date: 'order_date',
  dated: null,
  hasServices: true,
}
