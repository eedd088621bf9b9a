import type { registry } from '@barem/resources'
import { defaultWarehouse, orderStart, rememberWarehouse } from './orderStart.ts'
import type { Override } from '../../overrides/types.ts'

export const salesOrders: Override<(typeof registry)['sales-orders']['fields']> = {
  start: orderStart,
  startLater: defaultWarehouse,
  saving: async () => ({ saved: async ({ saved }) => rememberWarehouse(saved.exportingWarehouseId) }),
}
