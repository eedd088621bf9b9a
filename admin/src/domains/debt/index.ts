import { areas } from '@barem/resources/areas'
import { createElement, lazy } from 'react'
import { withWords } from '../../i18n/later.ts'
import { listPage } from '../../routes/listPage.ts'
import { withTotals } from '../../overrides/byWords.ts'
import type { Area } from '../../session/permissions.ts'
import { override } from '../../overrides/registry.ts'
import { addPages } from '../../routes/pages.tsx'
import { collectOf, isOwed, payBack, payOf, qrAction, transactions } from './actions.ts'
import { party, partyHead, tabs } from './lists/overrides.ts'

const BASE = '/finance-accounting'

addPages(
  {
    path: `${BASE}/debt-tracking`,
    title: 'menu.debtTracking',
    area: areas.debt,
    screen: lazy(() => withWords('debt', () => import('./lists/ByDocument.tsx'))),
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
    screen: lazy(() => withWords('debt', () => import('./lists/ByCustomer.tsx'))),
  },
  {
    path: `${BASE}/debt-tracking/payable`,
    title: 'menu.payables',
    area: areas.debt,
    screen: lazy(() => withWords('debt', () => import('./lists/PayableDocuments.tsx'))),
  },
  {
    path: `${BASE}/payables`,
    title: 'menu.payables',
    area: areas.debt,
    screen: lazy(() => withWords('debt', () => import('./lists/BySupplier.tsx'))),
  },
  {
    path: `${BASE}/debt-tracking/employee`,
    title: 'menu.advances',
    area: areas.debt,
    screen: lazy(() => withWords('debt', () => import('./lists/AdvanceDocuments.tsx'))),
  },
  {
    path: `${BASE}/employee-debts`,
    title: 'menu.advances',
    area: areas.debt,
    screen: lazy(() => withWords('debt', () => import('./lists/ByEmployee.tsx'))),
  },
  {
    path: `${BASE}/receipts-without-invoice`,
    title: 'menu.receiptsWithoutInvoice',
    area: areas.debt,
    screen: listPage('receipts-without-invoice'),
  },
  {
    path: `${BASE}/contract-deposits`,
    title: 'menu.contractDeposits',
    area: areas.debt,
    screen: listPage('contract-deposits'),
  },
  {
    path: `${BASE}/cash-paid-invoices`,
    title: 'menu.cashPaidInvoices',
    area: areas.debt,
    screen: listPage('cash-paid-invoices'),
  },
  { path: `${BASE}/vat-in`, title: 'menu.vatIn', area: areas.debt, screen: listPage('vat-in') },
)

addPages(
  {
    path: '/finance',
    title: 'menu.finance',
    area: areas.cashBook,
    screen: lazy(() => withWords('finance', () => withWords('dashboard', () => import('./finance/FinancePage.tsx')))),
  },
  {
    path: `${BASE}/cash-book`,
    title: 'menu.cashBook',
    area: areas.cashBook,
    screen: lazy(() => withWords('cash', () => import('./cash/CashBookPage.tsx'))),
  },
  {
    path: `${BASE}/bank-statement`,
    title: 'menu.bankStatements',
    area: areas.cashBook,
    screen: lazy(() =>
      withWords('statements', () => withWords('sheets', () => import('./statements/StatementsPage.tsx'))),
    ),
  },
  {
    path: `${BASE}/cash-book/paper`,
    title: 'menu.cashBook',
    area: areas.cashBook,
    screen: lazy(() => withWords('cash', () => withWords('print', () => import('./cash/CashBookPaperPage.tsx')))),
    isBare: true,
  },
)

/** The card of a party, and its statement on paper. */
const pagesOf = (path: string, side: string, title: string, area: Area) => {
  const debts = async () => (await import('./items.ts')).debtsOfSide(side)
  addPages(
    {
      path: `${BASE}/${path}/:id`,
      title: `menu.${title}`,
      area,
      screen: lazy(() =>
        withWords('debt', async () => {
          const [{ CardPage }, own] = await Promise.all([import('./CardPage.tsx'), debts()])
          return { default: () => createElement(CardPage, { debts: own }) }
        }),
      ),
    },
    {
      path: `${BASE}/${path}/:id/statement`,
      title: `menu.${title}`,
      area,
      screen: lazy(() =>
        withWords('debt', () =>
          withWords('print', async () => {
            const [{ StatementPage }, own] = await Promise.all([import('./StatementPage.tsx'), debts()])
            return { default: () => createElement(StatementPage, { debts: own }) }
          }),
        ),
      ),
      isBare: true,
    },
  )
}
pagesOf('receivables', 'receivable', 'receivables', areas.debt)
pagesOf('payables', 'payable', 'payables', areas.debt)
// The server knows whose they are: people see their own, at `mine`.
pagesOf('employee-debts', 'employee', 'advances', 'all')

/** The money of one document, as a page of its own. */
const transactionsOf = (document: 'invoices' | 'returns') =>
  lazy(() =>
    withWords('debt', async () => {
      const { TransactionsPage } = await import('./TransactionsPage.tsx')
      return { default: () => createElement(TransactionsPage, { document }) }
    }),
  )

addPages(
  {
    path: '/sale-management/invoice/:id/transaction',
    title: 'menu.debtTracking',
    area: areas.debt,
    screen: transactionsOf('invoices'),
  },
  {
    path: '/sale-management/refund/:id/transaction',
    title: 'menu.debtTracking',
    area: areas.debt,
    screen: transactionsOf('returns'),
  },
)

/** What a party owes or is owed, beside its documents. */
const beside = (name: keyof typeof import('./PartyDebt.tsx')) =>
  lazy(() => withWords('debt', async () => ({ default: (await import('./PartyDebt.tsx'))[name] })))

/** The debts that are paid, or taken off, as a table of what is open. */
const allocations = lazy(() => withWords('debt', () => import('./allocations/AllocationsGroup.tsx')))

/** The debts of a side that pay each other. */
const offsetSide = (name: 'Receivables' | 'Payables') =>
  lazy(() => withWords('debt', async () => ({ default: (await import('./allocations/OffsetGroup.tsx'))[name] })))

override({
  'debt-offsets': { groups: { allocations: offsetSide('Receivables'), payableAllocations: offsetSide('Payables') } },
  'debt-adjustments': {
    absent: ['customerId'],
    cells: { customerId: party },
    heads: { customerId: partyHead },
    groups: { allocations },
  },
  'debt-transactions': {
    absent: ['customerId'],
    cells: { customerId: party },
    heads: { customerId: partyHead },
    startLater: async () => (await import('../../transfer/useUsualFund.ts')).usualFund(),
    tabs,
    groups: { allocations },
    inputs: { allocations: lazy(() => withWords('debt', () => import('./allocations/AllocationsInput.tsx'))) },
    foot: lazy(() => withWords('debt', () => withTotals(() => import('./PaymentPreview.tsx')))),
  },
  'company-settings': {
    inputs: { payablesSince: lazy(() => withWords('debt', () => import('./PayablesSinceInput.tsx'))) },
  },
  invoices: {
    actions: [
      collectOf(
        'CollectOfInvoice',
        ({ status, owed }) => status === 'done' && isOwed(owed),
        ({ owed }) => String(owed),
      ),
      qrAction,
      transactions,
    ],
  },
  returns: { actions: [payBack, transactions] },
  customers: {
    actions: [
      collectOf(
        'CollectOfCustomer',
        ({ debt }) => isOwed(debt),
        ({ debt }) => String(debt),
      ),
    ],
    beside: { area: areas.debt, part: beside('CustomerDebt') },
  },
  'opening-payables': {
    listNote: lazy(() =>
      withWords('debt', async () => ({ default: (await import('./lists/OpeningTotals.tsx')).OpeningTotals })),
    ),
  },
  'warehouse-receipts': {
    actions: [
      payOf(
        'PayReceipt',
        ({ status, owed }) => status === 'done' && isOwed(owed),
        ({ owed }) => String(owed),
      ),
    ],
  },
  'supplier-invoices': {
    actions: [
      payOf(
        'PaySupplierInvoice',
        ({ status, owed }) => status === 'done' && isOwed(owed),
        ({ owed }) => String(owed),
      ),
    ],
  },
  'fund-counts': {
    foot: lazy(() => withWords('debt', () => withWords('cash', () => import('./cash/CountFoot.tsx')))),
  },
  employees: { beside: { area: areas.debt, part: beside('EmployeeDebt') } },
  'expense-tickets': {
    groups: { allocations: lazy(() => withWords('debt', () => import('./allocations/ClearedGroup.tsx'))) },
    tabs: lazy(() => withWords('debt', () => import('./OwnAdvances.tsx'))),
  },
  suppliers: {
    actions: [
      payOf(
        'PaySupplier',
        ({ owed }) => isOwed(owed),
        ({ owed }) => String(owed),
      ),
    ],
    beside: { area: areas.debt, part: beside('SupplierDebt') },
  },
})
