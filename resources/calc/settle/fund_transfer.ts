import { defineDocumentComputation, mistake } from './computation.ts'

/** A transfer of money: it leads to another fund. */
export const fundTransfer = defineDocumentComputation({
  name: 'fundTransfer',
  reads: ['fromFundId', 'toFundId'],
  facts: [],
  compute: ({ fromFundId, toFundId }) =>
    fromFundId !== null && fromFundId === toFundId ? mistake('toFundId', 'sameFund') : { values: {} },
})
