import type { CreatedFrom } from '../kit/index.ts'

/** What an order is made from: a return, whose goods the customer exchanges for others. */
export const exchangeSources = [
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
] as const satisfies readonly CreatedFrom[]
