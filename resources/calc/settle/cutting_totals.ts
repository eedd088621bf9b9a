import { defineDocumentComputation } from './computation.ts'

/** Bars that are cut, once their lines are settled: what a kg of their scrap is worth. */
export const cuttingTotals = defineDocumentComputation({
  name: 'cuttingTotals',
  reads: ['scrapPrice'],
  facts: ['settings'],
  compute: (_row, { settings }) => ({ values: { scrapPrice: settings.scrapPrice } }),
})
