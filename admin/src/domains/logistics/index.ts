import { areas } from '@barem/resources/areas'
import { lazy } from 'react'
import { withWords } from '../../i18n/later.ts'
import { deferred } from '../../resources/cells/deferred.tsx'
import { override, overrideLines } from '../../overrides/registry.ts'
import { addPages } from '../../routes/pages.tsx'

const DeviationCell = deferred(() => import('./DeviationCell.tsx'))

/** Goods that come or leave on one truck, which is weighed as a whole. */
const groups = { goods: lazy(() => withWords('logistics', () => import('./load/LoadGoods.tsx'))) }

override({ 'warehouse-receipts': { groups }, 'warehouse-issues': { groups } })

overrideLines({ 'warehouse-receipts.lines': { cells: { errorMargin: DeviationCell } } })

addPages({
  path: '/logistics/yard',
  title: 'menu.yard',
  area: areas.warehouseIssue,
  screen: lazy(() => withWords('logistics', () => import('./yard/YardPage.tsx'))),
})

addPages({
  path: '/logistics/inventory',
  title: 'menu.inventory',
  area: areas.inventory,
  screen: lazy(() => withWords('logistics', () => import('./InventoryPage.tsx'))),
})
