/** Fields that functions for lines work with. Apart from the functions: a browser reads definitions without them. */
export const lineSettlementFields = {
  /** Goods that are sold: weights, deviation, prices and amount of a line. */
  saleLine: [
    ...['productId', 'weightMode', 'barem', 'baremBasis', 'theoreticalWeight', 'estimated', 'amount', 'errorMarginKg'],
    ...['errorMargin', 'quantity', 'length', 'actualWeight', 'weightSource', 'priceType', 'importPrice', 'salePrice'],
    ...['unitPrice', 'vatRate'],
  ],
  /** Goods that are bought: pieces, weight and amount of a line, also in tonnes and without a quantity. */
  purchaseLine: [
    ...['productId', 'weightMode', 'barem', 'baremBasis', 'pieces', 'theoreticalWeight', 'amount', 'quantity'],
    ...['quantityUnit', 'length', 'priceType', 'unitPrice', 'vatRate'],
  ],
  /** Goods that come: weight and value of a line. */
  arrivalLine: [
    ...['productId', 'weightMode', 'barem', 'baremBasis', 'theoreticalWeight', 'amount', 'quantity', 'length'],
    ...['actualWeight', 'priceType', 'unitPrice'],
  ],
  /** Goods received: the weights of a line, how far they differ, the weight that is paid, and the amount. */
  receiptLine: [
    ...['productId', 'contractLineId', 'weightMode', 'barem', 'baremBasis', 'theoreticalWeight', 'amount', 'quantity'],
    ...['length', 'actualWeight', 'declaredWeight', 'errorMarginKg', 'errorMargin', 'paidWeight', 'priceType'],
    ...['unitPrice', 'vatRate'],
  ],
  /** Goods that leave: the weights of a line, and how far they differ. */
  issueLine: [
    ...['productId', 'orderLineId', 'weightMode', 'barem', 'baremBasis', 'theoreticalWeight', 'quantity', 'length'],
    ...['actualWeight', 'isUnweighed', 'errorMarginKg', 'errorMargin'],
  ],
  /** Goods that go to another warehouse: the weights of a line where they leave and where they arrive. */
  transferLine: [
    ...['productId', 'weightMode', 'barem', 'baremBasis', 'theoreticalWeight', 'quantity', 'length'],
    ...['actualWeight', 'arrivedWeight', 'arrivedDifference'],
  ],
  /** Goods that are invoiced: what was issued of a line of an order, at the prices that it froze. */
  invoiceLine: [
    ...['orderLineId', 'productId', 'productName', 'unit', 'englishUnit', 'weightMode', 'barem', 'baremBasis'],
    ...['length', 'quantity', 'theoreticalWeight', 'actualWeight', 'priceType', 'unitPrice', 'amount'],
    ...['discountShare', 'vatRate'],
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** The same of each function for documents. */
export const documentSettlementFields = {
  /** An order: delivery fee, discount, weights and totals. */
  saleTotals: [
    ...['orderDate', 'customerId', 'salesMethodId', 'salesChannelId', 'deliveryTariffId', 'distance', 'lines'],
    ...['shippingAddress', 'calculationMethod', 'sourcePrice', 'shippingFee', 'suggestedShippingFee'],
    ...['discountSource', 'discount', 'discountPolicy', 'weightEstimated', 'itemCount', 'theoreticalWeight'],
    ...['actualWeight', 'estimated', 'total', 'vat', 'tax', 'grandTotal', 'oldDebt'],
  ],
  /** A purchase contract: weights and totals, with its dated prices. */
  purchaseTotals: [
    ...['lines', 'prices', 'shippingFee', 'itemCount', 'theoreticalWeight', 'total', 'vat', 'tax', 'grandTotal'],
  ],
  /** Goods that come: weights and value of the document. */
  arrivalTotals: ['lines', 'itemCount', 'theoreticalWeight', 'actualWeight', 'total'],
  /** A receipt: weights, amount, and the value with its share of the freight. */
  receiptTotals: [
    ...['lines', 'contractId', 'documentDate', 'freight', 'freightBy', 'itemCount', 'theoreticalWeight'],
    ...['declaredWeight', 'actualWeight', 'total', 'stockValue', 'vat', 'tax', 'payable', 'ticketIds', 'weighedTotal'],
  ],
  /** An issue: pieces and weights. */
  issueTotals: [
    ...['lines', 'orderId', 'moreOrderIds', 'itemCount', 'theoreticalWeight', 'actualWeight', 'ticketIds'],
    'weighedTotal',
  ],
  /** A transfer: pieces and weights by each scale, from one place to another. */
  transferTotals: [
    ...['lines', 'fromWarehouseId', 'toWarehouseId', 'itemCount', 'theoreticalWeight', 'actualWeight'],
    'arrivedWeight',
  ],
  /** A truck that is weighed twice. */
  weighedTwice: ['firstWeight', 'firstAt', 'secondWeight', 'secondAt', 'gross', 'tare', 'net'],
  /** An invoice: weights and totals with its shares of discount and delivery fee, due date, old and new debt. */
  invoiceTotals: [
    ...['lines', 'orderId', 'customerId', 'documentDate', 'dueDate', 'itemCount', 'theoreticalWeight'],
    ...['actualWeight', 'total', 'discount', 'shippingFee', 'vat', 'tax', 'grandTotal', 'oldDebt', 'newDebt'],
  ],
  /** A payment of debt: the voucher that it is, by its kind and its fund. */
  debtTransaction: ['kind', 'fundId', 'paymentMethodId', 'voucher'],
  /** Documents that are taken over: their sum. */
  openingTotals: ['lines', 'total'],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** Fields that people read and write in lines of goods, by how they are typed; plain lines need none. */
export const gridFields = {
  sale: ['productId', 'quantity', 'actualWeight', 'priceType', 'salePrice', 'unitPrice', 'amount'],
  purchase: ['productId', 'quantity', 'quantityUnit', 'priceType', 'unitPrice', 'amount'],
  plain: [],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type LineSettlementName = keyof typeof lineSettlementFields
export type DocumentSettlementName = keyof typeof documentSettlementFields
