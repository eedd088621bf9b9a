import { areas } from '@barem/resources/areas'
import { lazy } from 'react'
import { withWords } from '../../../i18n/later.ts'
import type { RowAction } from '../../../overrides/types.ts'
import type { Page } from '../../../routes/pages.tsx'
import { mayExchange } from './may.ts'
import { EXCHANGE_PATH } from './path.ts'

export const exchangePage: Page = {
  path: EXCHANGE_PATH,
  title: 'menu.exchange',
  area: areas.refund,
  level: 'c',
  isPart: true,
  screen: lazy(() =>
    withWords('exchange', () => withWords('documents', () => withWords('sell', () => import('./ExchangePage.tsx')))),
  ),
}

/** Exchanges goods of a posted invoice of which something may come back. */
export const exchangeAction: RowAction = {
  key: 'exchange',
  word: 'crud.exchange',
  level: 'v',
  applies: ({ makes = [], status }, who) =>
    status === 'done' && mayExchange(who) && (makes as readonly string[]).includes('returns.invoiceId'),
  dialog: lazy(() => import('./ToExchange.tsx')),
}

/** The same of the ticked ones of the list. */
export const exchangeChosen = lazy(() => withWords('exchange', () => import('./ExchangeChosen.tsx')))
