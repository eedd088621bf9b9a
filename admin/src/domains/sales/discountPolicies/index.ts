import type { registry } from '@barem/resources'
import { lazy } from 'react'
import { withWords } from '../../../i18n/later.ts'
import type { Override } from '../../../overrides/types.ts'
import { AudienceCell, ConditionCell, DiscountCell } from './cells.tsx'

export const discountPolicies: Override<(typeof registry)['discount-policies']['fields']> = {
  cells: { discount: DiscountCell, condition: ConditionCell, audience: AudienceCell },
  inputs: { discount: lazy(() => import('./DiscountInput.tsx')) },
  groups: { conditions: lazy(() => withWords('discounts', () => import('./Conditions.tsx'))) },
}
