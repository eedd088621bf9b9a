import { areas } from '@barem/resources/areas'
import { lazy } from 'react'
import { withWords } from '../../i18n/later.ts'
import { override } from '../../overrides/registry.ts'
import type { RowAction } from '../../overrides/types.ts'
import type { AnyRow } from '../../resources/model/columns.ts'
import { mayAct } from '../../session/permissions.ts'

/** Settles prices of the goods of a contract that came at provisional ones, receipt by receipt or of all together. */
const settleContract: RowAction = {
  key: 'settlePrices',
  word: 'crud.settlePrices',
  level: 'v',
  applies: ({ status, lines = [] }, who) =>
    ['approved', 'in_progress', 'done'].includes(String(status)) &&
    (lines as readonly AnyRow[]).some(({ priceState }) => priceState === 'provisional') &&
    mayAct(who, areas.debt, 'c') &&
    mayAct(who, areas.warehouseReceipt, 'v'),
  dialog: lazy(() => withWords('debt', () => withWords('documents', () => import('./SettleContract.tsx')))),
}

override({ 'purchase-contracts': { actions: [settleContract] } })
