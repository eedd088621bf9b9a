import { areas } from '@barem/resources/areas'
import { lazy } from 'react'
import { withWords } from '../../i18n/later.ts'
import { override } from '../../overrides/registry.ts'
import type { RowAction } from '../../overrides/types.ts'
import { addPages } from '../../routes/pages.tsx'
import type { AnyRow } from '../../resources/model/columns.ts'
import { mayAct } from '../../session/permissions.ts'

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

const isOwed = (amount: unknown) => typeof amount === 'string' && Number(amount) > 0

/** Receives money of a customer, for those who may enter payments. */
const collectOf = (
  dialog: keyof typeof import('./collect/CollectDialog.tsx'),
  owes: (row: AnyRow) => boolean,
  amount: (row: AnyRow) => string,
): RowAction => ({
  key: 'collect',
  makes: 'debt-transactions',
  amount,
  word: 'crud.collect',
  level: 'v',
  applies: (row, who) => owes(row) && mayAct(who, areas.transaction, 'c'),
  dialog: lazy(() =>
    withWords('debt', () =>
      withWords('documents', async () => ({ default: (await import('./collect/CollectDialog.tsx'))[dialog] })),
    ),
  ),
})

/** A code that the customer pays an invoice by. */
const qrAction: RowAction = {
  key: 'qr',
  word: 'crud.qr',
  level: 'v',
  applies: ({ status, owed }) => status === 'done' && isOwed(owed),
  dialog: lazy(() => withWords('qr', () => import('./QrDialog.tsx'))),
}

override({
  'debt-transactions': {
    startLater: async () => (await import('../../transfer/useUsualFund.ts')).usualFund(),
    tabs: lazy(() => withWords('debt', async () => ({ default: (await import('./DebtTabs.tsx')).DebtTabs }))),
    groups: {
      allocations: lazy(() => withWords('debt', () => import('./allocations/AllocationsGroup.tsx'))),
    },
    inputs: { allocations: lazy(() => withWords('debt', () => import('./allocations/AllocationsInput.tsx'))) },
    foot: lazy(() => withWords('debt', () => import('./PaymentPreview.tsx'))),
  },
  invoices: {
    actions: [
      collectOf(
        'CollectOfInvoice',
        ({ status, owed }) => status === 'done' && isOwed(owed),
        ({ owed }) => String(owed),
      ),
      qrAction,
    ],
  },
  customers: {
    actions: [
      collectOf(
        'CollectOfCustomer',
        ({ debt }) => isOwed(debt),
        ({ debt }) => String(debt),
      ),
    ],
    beside: { area: areas.debt, part: lazy(() => withWords('debt', () => import('./CustomerDebt.tsx'))) },
  },
})
