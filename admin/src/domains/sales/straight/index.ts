import { areas } from '@barem/resources/areas'
import { lazy } from 'react'
import { withWords } from '../../../i18n/later.ts'
import type { RowAction } from '../../../overrides/types.ts'
import { mayAct } from '../../../session/permissions.ts'
import type { Session } from '../../../session/token.ts'

/** States of an order whose goods may leave. */
const OPEN: readonly unknown[] = ['approved', 'in_progress']

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
  dialog: lazy(() =>
    withWords('straight', () => withWords('sell', () => withWords('documents', () => import('./StraightDialog.tsx')))),
  ),
}
