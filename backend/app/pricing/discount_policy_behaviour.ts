import { exact } from '@barem/resources/calc/exact'
import type { Behaviour } from '#app/engine/behaviour'
import { ApiError } from '#app/http/api_error'
import { refuseBackwards } from './periods.ts'

/** Discount policies: a rate is at most 100 %. */
export const discountPolicyBehaviour: Behaviour = {
  settle(row) {
    refuseBackwards(row)
    row.priority ??= 0
    if (row.type === 'rate' && new exact(String(row.discount)).gt(100))
      throw new ApiError('COM_ERR_001', {
        errors: [{ field: 'discount', rule: 'range', meta: { min: '0.01', max: '100' } }],
      })
  },
}
