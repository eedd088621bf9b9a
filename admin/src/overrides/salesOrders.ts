import type { registry } from '@barem/resources'
import { lazy } from 'react'
import { orderStart, rememberWarehouse } from '../documents/form/orderStart.ts'
import { withWords } from '../i18n/later.ts'
import type { Override } from './types.ts'

export const salesOrders: Override<(typeof registry)['sales-orders']['fields']> = {
  inputs: { customerId: lazy(() => import('../documents/form/CustomerInput.ts')) },
  widths: {
    code: 152,
    customerId: 252,
    status: 132,
    orderDate: 104,
    receivingDate: 124,
    actualWeight: 112,
    grandTotal: 140,
    itemCount: 136,
  },
  figures: ['grandTotal', 'orderDate'],
  groups: {
    goods: lazy(() => withWords('grid', () => import('../documents/grid/LineGroup.tsx'))),
    charges: lazy(() => withWords('grid', () => import('../documents/grid/Charges.tsx'))),
  },
  foot: lazy(() => withWords('grid', () => import('../documents/grid/TotalsBar.tsx'))),
  start: orderStart,
  saving: async () => ({
    ...(await withWords('grid', () => import('../documents/grid/saving.tsx'))).savingWithPreview('sales-orders'),
    saved: async ({ saved }) => rememberWarehouse(saved.exportingWarehouseId),
  }),
}
