import { areas } from '@barem/resources/areas'
import { lazy } from 'react'
import { withWords } from '../../i18n/later.ts'
import { override } from '../../overrides/registry.ts'
import type { RowAction } from '../../overrides/types.ts'
import { addPages } from '../../routes/pages.tsx'

const BASE = '/finance-accounting'

addPages(
  {
    path: `${BASE}/debt-tracking`,
    title: 'menu.debtTracking',
    area: areas.debt,
    screen: lazy(() => withWords('debt', () => import('./DebtTrackingPage.tsx'))),
  },
  {
    path: `${BASE}/debt-tracking/:id`,
    title: 'menu.debtTracking',
    area: areas.debt,
    screen: lazy(() => withWords('debt', () => import('./DocumentPage.tsx'))),
  },
  {
    path: `${BASE}/receivables`,
    title: 'menu.receivables',
    area: areas.debt,
    screen: lazy(() => withWords('debt', () => import('./ReceivablesPage.tsx'))),
  },
  {
    path: `${BASE}/receivables/:id`,
    title: 'menu.receivables',
    area: areas.debt,
    screen: lazy(() => withWords('debt', () => import('./CardPage.tsx'))),
  },
)

addPages({
  path: `${BASE}/receivables/:id/statement`,
  title: 'menu.receivables',
  area: areas.debt,
  screen: lazy(() => withWords('debt', () => withWords('print', () => import('./StatementPage.tsx')))),
  isBare: true,
})

/** A code that the customer pays an invoice by. */
const qrAction: RowAction = {
  key: 'qr',
  word: 'crud.qr',
  level: 'v',
  applies: ({ status, owed }) => status === 'done' && typeof owed === 'string' && Number(owed) > 0,
  dialog: lazy(() => withWords('qr', () => import('./QrDialog.tsx'))),
}

override({
  'debt-transactions': {
    groups: {
      allocations: lazy(() => withWords('debt', () => import('./allocations/AllocationsGroup.tsx'))),
    },
    inputs: { allocations: lazy(() => withWords('debt', () => import('./allocations/AllocationsInput.tsx'))) },
    foot: lazy(() => withWords('debt', () => import('./PaymentPreview.tsx'))),
  },
  invoices: { actions: [qrAction] },
  customers: { beside: { area: areas.debt, part: lazy(() => withWords('debt', () => import('./CustomerDebt.tsx'))) } },
})
