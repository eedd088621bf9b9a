import type { registry } from '@barem/resources'
import { lazy } from 'react'
import { defaultWarehouse, orderStart, rememberWarehouse } from '../documents/form/orderStart.ts'
import { withWords } from '../i18n/later.ts'
import type { Override } from './types.ts'

export const salesOrders: Override<(typeof registry)['sales-orders']['fields']> = {
  inputs: {
    approverId: lazy(() => import('../documents/approver/ApproverInput.tsx')),
  },
  groups: {
    goods: lazy(() => withWords('grid', () => import('../documents/grid/LineGroup.tsx'))),
    charges: lazy(() => withWords('grid', () => import('../documents/grid/Charges.tsx'))),
  },
  foot: lazy(() => withWords('grid', () => withWords('counts', () => import('../documents/grid/TotalsBar.tsx')))),
  start: orderStart,
  startLater: defaultWarehouse,
  saving: async () => ({
    ...(await withWords('grid', () => import('../documents/grid/saving.tsx'))).savingWithPreview('sales-orders'),
    saved: async ({ saved }) => rememberWarehouse(saved.exportingWarehouseId),
  }),
}
