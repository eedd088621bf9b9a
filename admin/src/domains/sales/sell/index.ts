import { areas } from '@barem/resources/areas'
import { lazy } from 'react'
import { withWords } from '../../../i18n/later.ts'
import type { RowAction } from '../../../overrides/types.ts'
import { mayAct } from '../../../session/permissions.ts'
import type { Session } from '../../../session/token.ts'

/** States in which an order was approved and is not done yet. */
const OPEN: readonly unknown[] = ['approved', 'in_progress']

/** Whether an order can be sold at once: a draft that nobody was asked about, or what is open of an approved one. */
const mayBeSold = (status: unknown, approval: unknown) => (status === 'draft' ? !approval : OPEN.includes(status))

/** Whether somebody may change an order that is not approved yet; one that is being written is their own. */
const isTheirs = (who: Session | null, maker: unknown): boolean =>
  maker === null || maker === who?.userId || mayAct(who, areas.order, 'u')

/** Sells an order at once, from its page or from its form. */
export const sellAction: RowAction = {
  key: 'sell',
  word: 'crud.sell',
  level: 'c',
  saves: 'F8',
  applies: ({ status = 'draft', source = 'warehouse', approval = null, createdById = null }, who) =>
    mayBeSold(status, approval) &&
    (status !== 'draft' || isTheirs(who, createdById)) &&
    source === 'warehouse' &&
    mayAct(who, areas.order, 'c') &&
    mayAct(who, areas.invoice, 'c'),
  dialog: lazy(() => withWords('sell', () => withWords('documents', () => import('./SellDialog.tsx')))),
}
