/** Fields that functions for lines work with. Apart from the functions: a browser reads definitions without them. */
export const lineSettlementFields = {
  saleLine: [
    ...['productId', 'weightMode', 'barem', 'baremBasis', 'theoreticalWeight', 'estimated', 'amount', 'errorMarginKg'],
    ...['errorMargin', 'quantity', 'length', 'actualWeight', 'weightSource', 'priceType', 'importPrice', 'salePrice'],
    'unitPrice',
  ],
  purchaseLine: [
    ...['productId', 'weightMode', 'barem', 'baremBasis', 'pieces', 'theoreticalWeight', 'amount', 'quantity'],
    ...['quantityUnit', 'length', 'priceType', 'unitPrice'],
  ],
  arrivalLine: [
    ...['productId', 'weightMode', 'barem', 'baremBasis', 'theoreticalWeight', 'amount', 'quantity', 'length'],
    ...['actualWeight', 'priceType', 'unitPrice'],
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** The same of each function for documents. */
export const documentSettlementFields = {
  saleTotals: [
    ...['orderDate', 'customerId', 'salesMethodId', 'salesChannelId', 'deliveryTariffId', 'distance', 'lines'],
    ...['shippingAddress', 'calculationMethod', 'sourcePrice', 'shippingFee', 'suggestedShippingFee'],
    ...['discountSource', 'discount', 'discountPolicy', 'weightEstimated', 'itemCount', 'theoreticalWeight'],
    ...['actualWeight', 'estimated', 'total', 'grandTotal'],
  ],
  purchaseTotals: ['lines', 'prices', 'shippingFee', 'itemCount', 'theoreticalWeight', 'total', 'grandTotal'],
  arrivalTotals: ['lines', 'itemCount', 'theoreticalWeight', 'actualWeight', 'total'],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** Fields that people read and write in lines of goods, by how they are typed; plain lines need none. */
export const lineEntryFields = {
  sale: ['productId', 'quantity', 'actualWeight', 'priceType', 'salePrice', 'unitPrice', 'amount'],
  purchase: ['productId', 'quantity', 'quantityUnit', 'priceType', 'unitPrice', 'amount'],
  plain: [],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type LineSettlementName = keyof typeof lineSettlementFields
export type DocumentSettlementName = keyof typeof documentSettlementFields
