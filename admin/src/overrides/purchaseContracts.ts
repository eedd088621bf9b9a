import type { registry } from '@barem/resources'
import { lazy } from 'react'
import { withWords } from '../i18n/later.ts'
import type { Override } from './types.ts'

export const purchaseContracts: Override<(typeof registry)['purchase-contracts']['fields']> = {
  inputs: {
    approverId: lazy(() => import('../documents/approver/ApproverInput.tsx')),
  },
  groups: {
    goods: lazy(() => withWords('grid', () => import('../documents/grid/LineGroup.tsx'))),
    charges: lazy(() => withWords('grid', () => import('../documents/grid/Charges.tsx'))),
  },
  foot: lazy(() => withWords('grid', () => withWords('counts', () => import('../documents/grid/TotalsBar.tsx')))),
  saving: async () =>
    (await withWords('grid', () => import('../documents/grid/saving.tsx'))).savingWithPreview('purchase-contracts'),
}
