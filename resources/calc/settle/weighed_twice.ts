import { exact, exactly, type Figure } from '../exact.ts'
import { defineDocumentComputation, mistake } from './computation.ts'

const NONE = { gross: null, tare: null, net: null }

/** A truck that was weighed twice: the heavier weighing is gross, and net is what was loaded or unloaded. */
export const weighedTwice = defineDocumentComputation({
  name: 'weighedTwice',
  reads: ['firstWeight', 'firstAt', 'secondWeight', 'secondAt', 'gross', 'tare', 'net'],
  facts: [],
  compute({ firstWeight, secondWeight, firstAt, secondAt }) {
    const [first, second] = [exactly(firstWeight as Figure), exactly(secondWeight as Figure)]
    if (first === null || second === null) return { values: NONE }
    if (first.eq(second)) return mistake('secondWeight', 'sameWeight')
    if (firstAt && secondAt && new Date(String(secondAt)) < new Date(String(firstAt)))
      return mistake('secondAt', 'beforeFirst')
    const [gross, tare] = [exact.max(first, second), exact.min(first, second)]
    return { values: { gross: gross.toFixed(), tare: tare.toFixed(), net: gross.minus(tare).toFixed() } }
  },
})
