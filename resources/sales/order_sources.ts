import type { CreatedFrom } from '../kit/index.ts'

/**
 * What an order is made from: a return, whose goods the customer exchanges for others; or an issue of goods that the
 * customer got before anybody wrote an order.
 */
export const orderSources = [
  {
    relation: 'returnId',
    inStates: ['done'],
    remaining: 'credit',
    once: true,
    // What is left of the credit once it is sold pays for another one.
    onceUntil: ['done'],
    // What the credit has paid is guarded by the ledger.
    outlivesSource: true,
    copy: {
      ...{ customerId: 'customerId', contractNumber: 'contractNumber', taxCode: 'taxCode' },
      ...{ contactPerson: 'contactPerson', contactPhone: 'contactPhone', shippingAddress: 'shippingAddress' },
    },
    lines: {},
  },
  {
    relation: 'issueId',
    inStates: ['done'],
    where: { purpose: ['sale'] },
    remaining: 'unorderedCount',
    once: true,
    // What was issued of the order is taken back with the issue.
    outlivesSource: true,
    copy: {
      ...{ customerId: 'customerId', exportingWarehouseId: 'warehouseId', orderDate: 'documentDate' },
      ...{ receivingDate: 'documentDate', contactPerson: 'contactPerson', contactPhone: 'contactPhone' },
      ...{ shippingAddress: 'shippingAddress', receivingOfficer: 'receivingOfficer' },
    },
    lines: {},
    copiedLines: {
      lines: {
        source: 'lines',
        copy: { productId: 'productId', quantity: 'quantity' },
        without: 'orderLineId',
        oneFor: 'productId',
      },
    },
  },
] as const satisfies readonly CreatedFrom[]
