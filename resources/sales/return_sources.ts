import type { CreatedFrom } from '../kit/index.ts'

/** What a return is made from: invoices of a customer, or an issue that is not invoiced yet. */
export const returnSources = [
  {
    relation: 'invoiceId',
    moreRelation: 'moreInvoiceIds',
    inStates: ['done'],
    copy: {
      customerId: 'customerId',
      contractNumber: 'contractNumber',
      taxCode: 'taxCode',
      contactPerson: 'contactPerson',
      contactPhone: 'contactPhone',
      shippingAddress: 'shippingAddress',
    },
    lines: {
      lines: {
        source: 'lines',
        relation: 'invoiceLineId',
        copy: { productId: 'productId' },
        progress: 'returning',
        remaining: { quantity: 'quantity', actualKg: 'actualWeight', baremKg: 'theoreticalWeight' },
        closedFlag: null,
        except: 'isService',
        prefill: { quantity: 'quantity' },
        // Few of the goods of an invoice come back.
        pickedBy: 'quantity',
      },
    },
  },
  // Goods that come back on the truck before they are invoiced.
  {
    relation: 'issueId',
    inStates: ['done'],
    copy: {
      customerId: 'customerId',
      warehouseId: 'warehouseId',
      contactPerson: 'contactPerson',
      contactPhone: 'contactPhone',
      shippingAddress: 'shippingAddress',
    },
    lines: {
      lines: {
        source: 'lines',
        relation: 'issueLineId',
        copy: { productId: 'productId' },
        progress: 'returning',
        remaining: { quantity: 'quantity' },
        // What is invoiced comes back of its invoice.
        whileMore: { by: 'orderLineId', of: 'fulfilment', than: 'invoicing' },
        closedFlag: null,
        prefill: { quantity: 'quantity' },
        pickedBy: 'quantity',
      },
    },
  },
] as const satisfies readonly CreatedFrom[]
