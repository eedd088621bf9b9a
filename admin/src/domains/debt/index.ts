import { areas } from '@barem/resources/areas'
import { dayInVietnam } from '@barem/resources/kit'
import { createElement, lazy } from 'react'
import { withWords } from '../../i18n/later.ts'
import { override, overrideLists } from '../../overrides/registry.ts'
import type { RowAction } from '../../overrides/types.ts'
import { addPages } from '../../routes/pages.tsx'
import type { Cell } from '../../resources/cells/cell.ts'
import { deferred } from '../../resources/cells/deferred.tsx'
import type { AnyRow } from '../../resources/model/columns.ts'
import { mayAct } from '../../session/permissions.ts'

const BASE = '/finance-accounting'
/** Buckets of what is late. */
const LATE = ['late30', 'late60', 'late90', 'later']

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
    path: `${BASE}/receivables/:id`,
    title: 'menu.receivables',
    area: areas.debt,
    screen: lazy(() => withWords('debt', () => import('./CardPage.tsx'))),
  },
)

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

addPages({
  path: `${BASE}/receivables/:id/statement`,
  title: 'menu.receivables',
  area: areas.debt,
  screen: lazy(() => withWords('debt', () => withWords('print', () => import('./StatementPage.tsx')))),
  isBare: true,
})

/** What was owed on a day that is over may be paid by now. */
const isToday = (day: unknown) => day === dayInVietnam(new Date())
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

/** Pays back what is left of a return. */
const payBack: RowAction = {
  ...collectOf(
    'PayBackReturn',
    ({ status, credit }) => status === 'done' && isOwed(credit),
    ({ credit }) => String(credit),
  ),
  key: 'payBack',
  word: 'crud.payBack',
}

/** The page with the money of a posted document. */
const transactions: RowAction = {
  key: 'transactions',
  word: 'crud.transactions',
  level: 'v',
  applies: ({ status }, who) => status === 'done' && mayAct(who, areas.debt, 'v'),
  dialog: lazy(() => import('./ToTransactions.tsx')),
}

/** A code that the customer pays an invoice by. */
const qrAction: RowAction = {
  key: 'qr',
  word: 'crud.qr',
  level: 'v',
  applies: ({ status, owed }) => status === 'done' && isOwed(owed),
  dialog: lazy(() => withWords('qr', () => import('./QrDialog.tsx'))),
}

const tabs = lazy(() => withWords('debt', async () => ({ default: (await import('./DebtTabs.tsx')).DebtTabs })))

type Cells = typeof import('./lists/cells.tsx')

/** A cell of the lists of debts, which comes with its words. */
const cell = (name: Exclude<keyof Cells, 'BucketHead'>) =>
  deferred(() => withWords('debt', async () => ({ default: (await import('./lists/cells.tsx'))[name] as Cell })))

const part = cell('Part')

/** The head of a bucket, with the days that it is of. */
const bucket = (name: string) =>
  lazy(() =>
    withWords('debt', async () => {
      const { BucketHead } = await import('./lists/cells.tsx')
      return { default: () => createElement(BucketHead, { name }) }
    }),
  )

overrideLists({
  'debts-by-customer': {
    tabs,
    cells: {
      ...{ name: cell('Customer'), balance: cell('Balance'), later: cell('Latest'), overdueDays: cell('Days') },
      ...{ notDue: part, late30: part, late60: part, late90: part, unapplied: part },
    },
    actions: [
      collectOf(
        'CollectOfCustomer',
        ({ balance, asOf }) => isOwed(balance) && isToday(asOf),
        ({ balance }) => String(balance),
      ),
    ],
    heads: Object.fromEntries(LATE.map((name) => [name, bucket(name)])),
  },
  'debts-by-document': {
    tabs,
    cells: {
      ...{
        customerId: cell('Debtor'),
        owed: cell('Balance'),
        overdueDays: cell('Days'),
        amount: part,
        initialPaid: part,
        refund: part,
        collected: part,
      },
    },
    listNote: lazy(() => withWords('debt', () => import('./lists/Unapplied.tsx'))),
    actions: [
      {
        ...collectOf(
          'CollectOfDebt',
          ({ owed, asOf }) => isOwed(owed) && isToday(asOf),
          ({ owed }) => String(owed),
        ),
        inRow: true,
      },
    ],
  },
})

override({
  'debt-transactions': {
    startLater: async () => (await import('../../transfer/useUsualFund.ts')).usualFund(),
    tabs,
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
    beside: { area: areas.debt, part: lazy(() => withWords('debt', () => import('./CustomerDebt.tsx'))) },
  },
})
