import { areas } from '@barem/resources/areas'
import { lazy } from 'react'
import { withWords } from '../../i18n/later.ts'
import { override } from '../../overrides/registry.ts'
import type { RowAction } from '../../overrides/types.ts'
import { mayAct } from '../../session/permissions.ts'

/** The action that explains the profit of a row. It takes the rights to costs and to invoices. */
const action = (...states: readonly string[]): RowAction => ({
  key: 'profit',
  word: 'crud.explainProfit',
  level: 'v',
  applies: ({ status }, who) =>
    (states.length === 0 || states.includes(String(status))) &&
    mayAct(who, areas.costPrice, 'v') &&
    mayAct(who, areas.invoice, 'v'),
  dialog: lazy(() => withWords('profit', () => withWords('dashboard', () => import('./ProfitDialog.tsx')))),
})

override({
  'sales-orders': { actions: [action('in_progress', 'done')] },
  invoices: { actions: [action('done')] },
  'warehouse-issues': { actions: [action('done')] },
  customers: { actions: [action()] },
})
