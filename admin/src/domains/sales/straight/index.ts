import { areas } from '@barem/resources/areas'
import { lazy } from 'react'
import { withWords } from '../../../i18n/later.ts'
import { tilePages } from '../../../home/tilePages.ts'
import type { RowAction } from '../../../overrides/types.ts'
import type { Page } from '../../../routes/pages.tsx'
import { mayAct } from '../../../session/permissions.ts'
import type { Session } from '../../../session/token.ts'
import { STRAIGHT_PATH } from './path.ts'

/** States of an order whose goods may leave. */
const OPEN: readonly unknown[] = ['approved', 'in_progress']

const worded = <M>(module: () => Promise<M>) =>
  withWords('straight', () => withWords('sell', () => withWords('documents', module)))

const mayBoth = (who: Session): boolean =>
  mayAct(who, areas.warehouseReceipt, 'c') && mayAct(who, areas.warehouseIssue, 'c')

/** Receives goods of an order from its supplier and issues them to its customer at once. */
export const straightAction: RowAction = {
  key: 'straight',
  word: 'crud.straight',
  level: 'v',
  makes: 'warehouse-issues',
  applies: ({ status, source, makes = [] }, who) =>
    source === 'supplier_direct' &&
    OPEN.includes(status) &&
    mayBoth(who) &&
    (makes as readonly string[]).includes('warehouse-issues.orderId'),
  dialog: lazy(() => worded(() => import('./StraightDialog.tsx'))),
}

/** The same for people who see no more of orders than what is to be delivered. */
export const straightPage: Page = {
  path: STRAIGHT_PATH,
  title: 'crud.straight',
  area: areas.warehouseIssue,
  level: 'c',
  isPart: true,
  screen: lazy(() => worded(() => import('./StraightPage.tsx'))),
}

tilePages.set('straight', STRAIGHT_PATH)
