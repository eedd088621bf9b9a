import { createElement, lazy } from 'react'
import { withWords } from '../../../i18n/later.ts'
import { overrideLists } from '../../../overrides/registry.ts'
import type { Cell } from '../../../resources/cells/cell.ts'
import { deferred } from '../../../resources/cells/deferred.tsx'
import { collectOf, isOwed, isToday, payDeposit, payOf } from '../actions.ts'

/** Buckets of what is late. */
const LATE = ['late30', 'late60', 'late90', 'later']

export const tabs = lazy(() => withWords('debt', async () => ({ default: (await import('../DebtTabs.tsx')).DebtTabs })))

/** What stands below a list by document. */
const unapplied = (name: keyof typeof import('./Unapplied.tsx')) =>
  lazy(() => withWords('debt', async () => ({ default: (await import('./Unapplied.tsx'))[name] })))

type Cells = typeof import('./cells.tsx')

/** A cell of the lists of debts, which comes with its words. */
const cell = (name: Exclude<keyof Cells, 'BucketHead' | 'PartyHead'>) =>
  deferred(() => withWords('debt', async () => ({ default: (await import('./cells.tsx'))[name] as Cell })))

const part = cell('Part')

/** Whom money came from or went to: a customer or a supplier. */
export const party = cell('Party') as Cell<'belongsTo'>
export const partyHead = lazy(() =>
  withWords('debt', async () => ({ default: (await import('./cells.tsx')).PartyHead })),
)

/** The head of a bucket, with the days that it is of. */
const bucket = (name: string) =>
  lazy(() =>
    withWords('debt', async () => {
      const { BucketHead } = await import('./cells.tsx')
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
    listNote: unapplied('OfCustomers'),
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

overrideLists({
  'payables-by-supplier': {
    tabs,
    cells: {
      ...{ name: cell('Customer'), balance: cell('Balance'), later: cell('Latest'), overdueDays: cell('Days') },
      ...{ notDue: part, late30: part, late60: part, late90: part, unapplied: part },
    },
    actions: [
      payOf(
        'PaySupplier',
        ({ balance, asOf }) => isOwed(balance) && isToday(asOf),
        ({ balance }) => String(balance),
      ),
    ],
    heads: Object.fromEntries(LATE.map((name) => [name, bucket(name)])),
  },
  'payables-by-document': {
    tabs,
    cells: {
      ...{ supplierId: cell('Debtor'), owed: cell('Balance'), overdueDays: cell('Days') },
      ...{ amount: part, initialPaid: part, collected: part },
    },
    listNote: unapplied('OfSuppliers'),
    chosen: lazy(() => withWords('debt', () => import('../pay/PayChosen.tsx'))),
    actions: [
      {
        ...payOf(
          'PayDebt',
          ({ owed, asOf }) => isOwed(owed) && isToday(asOf),
          ({ owed }) => String(owed),
        ),
        inRow: true,
      },
    ],
  },
})

overrideLists({
  'advances-by-employee': {
    tabs,
    cells: {
      ...{ name: cell('Customer'), balance: cell('Balance'), later: cell('Latest'), overdueDays: cell('Days') },
      ...{ notDue: part, late30: part, late60: part, late90: part, unapplied: part },
    },
    heads: Object.fromEntries(LATE.map((name) => [name, bucket(name)])),
  },
  'advances-by-document': {
    tabs,
    cells: {
      ...{ employeeId: cell('Debtor'), owed: cell('Balance'), overdueDays: cell('Days') },
      ...{ amount: part, collected: part },
    },
    listNote: unapplied('OfEmployees'),
  },
  'contract-deposits': { actions: [{ ...payDeposit, inRow: true }] },
})
