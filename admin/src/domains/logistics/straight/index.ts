import { areas } from '@barem/resources/areas'
import { lazy } from 'react'
import { withWords } from '../../../i18n/later.ts'
import type { RowAction } from '../../../overrides/types.ts'
import { mayAct } from '../../../session/permissions.ts'

/** Takes an issue of goods that went straight back together with the receipt that brought them. */
export const undoStraightAction: RowAction = {
  key: 'undoStraight',
  word: 'crud.undoStraight',
  level: 'u',
  applies: ({ status, directReceiptId }, who) =>
    status === 'done' && typeof directReceiptId === 'string' && mayAct(who, areas.warehouseReceipt, 'u'),
  dialog: lazy(() => withWords('straight', () => withWords('documents', () => import('./UndoDialog.tsx')))),
}
