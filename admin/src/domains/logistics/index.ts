import { areas } from '@barem/resources/areas'
import { lazy } from 'react'
import { withWords } from '../../i18n/later.ts'
import { deferred } from '../../resources/cells/deferred.tsx'
import { overrideLines } from '../../overrides/registry.ts'
import { addPages } from '../../routes/pages.tsx'

const DeviationCell = deferred(() => import('./DeviationCell.tsx'))

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
