import type { registry } from '@barem/resources'
import { lazy } from 'react'
import { withWords } from '../../i18n/later.ts'
import type { Override } from '../types.ts'
import { ConditionCell, DiscountCell } from './cells.tsx'

export const discountPolicies: Override<(typeof registry)['discount-policies']['fields']> = {
  cells: { discount: DiscountCell, condition: ConditionCell },
  inputs: { discount: lazy(() => import('./DiscountInput.tsx')) },
  groups: { conditions: lazy(() => withWords('discounts', () => import('./Conditions.tsx'))) },
  widths: { code: 100, name: 196, discount: 116, condition: 204, enabled: 96 },
  figures: ['discount', 'condition'],
}
