import { areas } from '@barem/resources/areas'
import { lazy } from 'react'
import { withWords } from '../../../i18n/later.ts'
import type { RowAction } from '../../../overrides/types.ts'
import { mayAct } from '../../../session/permissions.ts'

/** States of an order that can be sold at once; one that is not saved yet is a draft. */
const OPEN: readonly unknown[] = ['draft', 'rejected', 'approved', 'in_progress']

/** Sells an order at once, from its page or from its form. */
export const sellAction: RowAction = {
  key: 'sell',
  word: 'crud.sell',
  level: 'u',
  saves: 'F8',
  applies: ({ status = 'draft', source = 'warehouse' }, who) =>
    OPEN.includes(status) &&
    source === 'warehouse' &&
    mayAct(who, areas.warehouseIssue, 'c') &&
    mayAct(who, areas.invoice, 'c'),
  dialog: lazy(() => withWords('sell', () => withWords('documents', () => import('./SellDialog.tsx')))),
}
