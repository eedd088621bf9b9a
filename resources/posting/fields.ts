/** Fields of a document that planners read, those of its lines by path. Apart from them: definitions read these. */
export const postingFields = {
  /** Each line is goods that come into the warehouse of the document. */
  openingStock: [
    ...['openedOn', 'warehouseId', 'lines.productId', 'lines.quantity', 'lines.actualWeight'],
    ...['lines.theoreticalWeight', 'lines.amount'],
  ],
  /** Goods received: into stock at what they are paid with their freight, and into what is received of a contract. */
  receiveGoods: [
    ...['documentDate', 'contractId', 'warehouseId', 'reason', 'overReason', 'lines.productId', 'lines.contractLineId'],
    ...['lines.quantity', 'lines.actualWeight', 'lines.declaredWeight', 'lines.theoreticalWeight', 'lines.errorMargin'],
    ...['lines.reason', 'lines.priceType', 'lines.paidWeight', 'lines.amount', 'lines.freightShare', 'vat'],
    ...['lines.tax', 'noContractReason'],
  ],
  /** Goods issued: out of stock at their moving average, and into what is issued of an order. */
  issueGoods: [
    ...['documentDate', 'orderId', 'moreOrderIds', 'customerId', 'warehouseId', 'reason', 'lines.productId'],
    ...['lines.orderLineId', 'lines.quantity', 'lines.actualWeight', 'lines.theoreticalWeight', 'lines.errorMargin'],
    'lines.reason',
  ],
  /** Goods that leave a warehouse for another one, and are on their way. */
  sendGoods: ['documentDate', 'fromWarehouseId', 'lines.productId', 'lines.quantity', 'lines.actualWeight'],
  /** Goods that were on their way and arrive. */
  arriveGoods: ['arrivedOn', 'toWarehouseId', 'lines.productId', 'lines.arrivedWeight', 'lines.reason'],
  /** Goods invoiced: a debt of the customer, paid from deposits for the order, and what is invoiced of the order. */
  postInvoice: [
    ...['documentDate', 'orderId', 'moreOrderIds', 'customerId', 'dueDate', 'grandTotal', 'oldDebt', 'newDebt'],
    ...[
      'lines.productId',
      'lines.orderLineId',
      'lines.quantity',
      'lines.actualWeight',
      'lines.theoreticalWeight',
      'lines.amount',
      'lines.discountShare',
    ],
    ...[
      'lines.shippingShare',
      'lines.shippingTax',
      'lines.tax',
      'lines.vatRate',
      'vat',
      'tax',
      'shippingFee',
      'shippingFeeDue',
    ],
  ],
  /** Documents of customers that are taken over from the books before: each is a debt of its own. */
  openingReceivables: [
    ...['openedOn', 'controlTotal', 'total', 'lines.customerId', 'lines.number', 'lines.documentDate', 'lines.dueDate'],
    'lines.amount',
  ],
  /** Money of a customer that comes in or goes back: into a fund or out of it, and over documents of the customer. */
  postPayment: [
    'executionDate',
    'kind',
    'customerId',
    'invoiceId',
    'fundId',
    'amount',
    'allocations.invoiceId',
    'allocations.openingLineId',
    'allocations.amount',
  ],
  /** What a payment is set off against, anew. */
  reallocatePayment: [
    ...['kind', 'customerId', 'executionDate', 'reallocatedOn', 'allocations.invoiceId', 'allocations.openingLineId'],
    'allocations.amount',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** The same of what documents hold in ledgers while they are in force. */
export const holderFields = {
  /** Goods that are reserved in a warehouse for the lines of an order, as far as there are any. */
  reserveGoods: ['exportingWarehouseId', 'lines.productId', 'lines.quantity', 'lines.isClosed'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type HolderName = keyof typeof holderFields

export type PlannerName = keyof typeof postingFields
