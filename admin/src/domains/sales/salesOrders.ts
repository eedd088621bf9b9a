import type { registry } from '@barem/resources'
import { defaultWarehouse, orderStart } from './orderStart.ts'
import { sellAction } from './sell/index.ts'
import { straightAction } from './straight/index.ts'
import type { Override } from '../../overrides/types.ts'

export const salesOrders: Override<(typeof registry)['sales-orders']['fields']> = {
  actions: [sellAction, straightAction],
  start: orderStart,
  startLater: defaultWarehouse,
}
