import type { registry } from '@barem/resources'
import { lazy } from 'react'
import { withWords } from '../../../i18n/later.ts'
import type { Override } from '../../../overrides/types.ts'
import { MethodCell, ScopeCell } from './cells.tsx'

export const priceConfigurations: Override<(typeof registry)['price-configurations']['fields']> = {
  cells: { scope: ScopeCell, method: MethodCell },
  groups: { price: lazy(() => withWords('prices', () => import('./PriceFields.tsx'))) },
}
