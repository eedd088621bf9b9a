import { areas } from '@barem/resources/areas'
import { dayInVietnam } from '@barem/resources/kit'
import { lazy } from 'react'
import { withWords } from '../../i18n/later.ts'
import type { RowAction } from '../../overrides/types.ts'
import type { AnyRow } from '../../resources/model/columns.ts'
import { mayAct } from '../../session/permissions.ts'

/** What was owed on a day that is over may be paid by now. */
export const isToday = (day: unknown) => day === dayInVietnam(new Date())
export const isOwed = (amount: unknown) => typeof amount === 'string' && Number(amount) > 0

/** Receives money of a customer or pays a supplier, for those who may enter payments. */
export const collectOf = (
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
export const payBack: RowAction = {
  ...collectOf(
    'PayBackReturn',
    ({ status, credit }) => status === 'done' && isOwed(credit),
    ({ credit }) => String(credit),
  ),
  key: 'payBack',
  word: 'crud.payBack',
}

/** Pays a supplier what is due first, or one debt. */
export const payOf = (...given: Parameters<typeof collectOf>): RowAction => ({
  ...collectOf(...given),
  key: 'pay',
  word: 'crud.pay',
})

/** The page with the money of a posted document. */
export const transactions: RowAction = {
  key: 'transactions',
  word: 'crud.transactions',
  level: 'v',
  applies: ({ status }, who) => status === 'done' && mayAct(who, areas.debt, 'v'),
  dialog: lazy(() => import('./ToTransactions.tsx')),
}

/** A code that the customer pays an invoice by. */
export const qrAction: RowAction = {
  key: 'qr',
  word: 'crud.qr',
  level: 'v',
  applies: ({ status, owed }) => status === 'done' && isOwed(owed),
  dialog: lazy(() => withWords('qr', () => import('./QrDialog.tsx'))),
}

/** An advance that pays the deposit of a contract. */
export const payDeposit: RowAction = {
  key: 'payDeposit',
  makes: 'debt-transactions',
  amount: ({ owed }) => String(owed),
  word: 'crud.pay',
  level: 'v',
  applies: ({ owed }, who) => isOwed(owed) && mayAct(who, areas.transaction, 'c'),
  dialog: lazy(() => import('./ToAdvance.tsx')),
}
