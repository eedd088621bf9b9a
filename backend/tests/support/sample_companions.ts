/** What must be said besides, when a field of a resource is. */
export const companions: Readonly<Record<string, Record<string, unknown>>> = {
  'product-units.baseUnitId': { factor: '10.0000' },
  'sales-orders.supplierId': { source: 'supplier_direct' },
  'sales-orders.sourcePrice': { source: 'supplier_direct' },
}

/** Fields that a row cannot be without although they are not always required, by resource. */
export const needed: ReadonlySet<string> = new Set([
  // A count that is compared says when counting was over.
  'stock-counts.countedAt',
  'products.attributes',
  'products.length',
  'products.densityWeight',
  'products.baremReason',
  'purchase-contracts.lines',
  // Worked out where nobody writes them.
  'invoices.dueDate',
  'invoices.shippingFee',
])
