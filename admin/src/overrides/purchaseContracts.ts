import type { registry } from '@barem/resources'
import { lazy } from 'react'
import { withWords } from '../i18n/later.ts'
import type { Override } from './types.ts'

export const purchaseContracts: Override<(typeof registry)['purchase-contracts']['fields']> = {
  inputs: { supplierId: lazy(() => import('../documents/form/SupplierInput.ts')) },
  widths: { code: 152, supplierId: 232, status: 132, contractDate: 104, theoreticalWeight: 112, grandTotal: 140 },
  figures: ['grandTotal', 'contractDate'],
  groups: {
    goods: lazy(() => withWords('grid', () => import('../documents/grid/LineGroup.tsx'))),
    charges: lazy(() => withWords('grid', () => import('../documents/grid/Charges.tsx'))),
  },
  foot: lazy(() => withWords('grid', () => import('../documents/grid/TotalsBar.tsx'))),
  saving: async () =>
    (await withWords('grid', () => import('../documents/grid/saving.tsx'))).savingWithPreview('purchase-contracts'),
}
