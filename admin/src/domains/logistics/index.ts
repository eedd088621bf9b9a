import { areas } from '@barem/resources/areas'
import { lazy } from 'react'
import { resourcePart, withWords } from '../../i18n/later.ts'
import type { Cell } from '../../resources/cells/cell.ts'
import { deferred } from '../../resources/cells/deferred.tsx'
import { override, overrideLines, overrideLists } from '../../overrides/registry.ts'
import { listPage } from '../../routes/listPage.ts'
import { movedLists } from './moved.ts'
import { addPages } from '../../routes/pages.tsx'
import { undoStraightAction } from './straight/index.ts'

const DeviationCell = deferred(() => import('./DeviationCell.tsx'))

/** Goods that come or leave on one truck, which is weighed as a whole. */
const groups = { goods: lazy(() => withWords('logistics', () => import('./load/LoadGoods.tsx'))) }

/** Goods of a count, which can be filled in with what the books have. */
const countGoods = lazy(() => withWords('logistics', () => import('./counting/CountGoods.tsx')))

/** Papers of a count, which the server lists. */
const papers = lazy(() => withWords('logistics', () => import('./counting/CountPapers.tsx')))

const startLater = async () => (await import('../../transfer/usualWarehouse.ts')).usualWarehouse('warehouseId')

override({
  'warehouse-receipts': { groups, startLater },
  'warehouse-issues': { groups, startLater, actions: [undoStraightAction] },
  'stock-counts': { groups: { goods: countGoods, papers } },
})

override({
  'stock-cuttings': {
    groups: { goods: lazy(() => withWords('logistics', () => import('./cutting/CutGoods.tsx'))) },
  },
})

overrideLines({
  'stock-cuttings.lines': {
    cells: { cuts: deferred(() => withWords('logistics', () => import('./cutting/CutCell.tsx'))) as Cell },
  },
})

type Cells = typeof import('./onHandCells.tsx')

/** A cell of the list of stock, which comes with its words. */
const cell = (name: keyof Cells) =>
  deferred(() => withWords('logistics', async () => ({ default: (await import('./onHandCells.tsx'))[name] as Cell })))

const tabs = lazy(() => withWords('logistics', () => import('./InventoryTabs.tsx')))

type MovedCells = typeof import('./movedCells.tsx')
const movedCell = (name: keyof MovedCells) =>
  deferred(() => withWords('logistics', async () => ({ default: (await import('./movedCells.tsx'))[name] as Cell })))

const movedFigures = Object.fromEntries(
  ['opening', 'came', 'went', 'closing'].flatMap((part) =>
    ['Pieces', 'Kg', 'BaremKg', 'Value'].map((measure) => [part + measure, movedCell('Moved')]),
  ),
)
const movedOf = {
  tabs,
  absent: ['warehouseId'],
  cells: { ...movedFigures, name: movedCell('MovedName'), warehouseId: movedCell('MovedPlace') },
}

overrideLists({
  ...Object.fromEntries(movedLists.map(([name]) => [name, movedOf])),
  'stock-on-hand': {
    tabs,
    absent: ['warehouseId'],
    cells: {
      ...{ name: cell('Product'), pieces: cell('Pieces'), reserved: cell('Reserved'), available: cell('Available') },
      ...{ warehouseId: cell('Place'), actualKg: cell('Kilos'), baremKg: cell('Kilos') },
      ...{
        onOrder: cell('OnOrder'),
        onOrderKg: cell('OnOrder'),
        inTransit: cell('InTransit'),
        sold: cell('Sold'),
        value: cell('Worth'),
      },
      ...{ minimumStock: cell('Minimum'), daysLeft: cell('DaysLeft') },
      ...{ profitByActualKg: cell('Profit'), profitByBaremKg: cell('Profit') },
    },
  },
  'sold-not-taken': { tabs },
  'stock-entries': { absent: ['warehouseId'], cells: { warehouseId: cell('Place') } },
})

overrideLines({ 'warehouse-receipts.lines': { cells: { errorMargin: DeviationCell } } })

addPages({
  path: '/logistics/yard',
  title: 'menu.yard',
  area: areas.warehouseIssue,
  screen: lazy(() => withWords('logistics', () => import('./yard/YardPage.tsx'))),
})

addPages(
  { path: '/logistics/inventory', title: 'menu.inventory', area: areas.inventory, screen: listPage('stock-on-hand') },
  {
    path: '/logistics/inventory/entries',
    title: 'resources.stock-entries.title',
    area: areas.inventory,
    screen: listPage('stock-entries'),
  },
  {
    path: '/logistics/inventory/on-order',
    title: 'resources.stock-on-order.title',
    area: areas.inventory,
    screen: listPage('stock-on-order'),
  },
  {
    path: '/logistics/weight-differences',
    title: 'menu.weightDifferences',
    area: areas.warehouseReceipt,
    screen: listPage('weight-differences'),
  },
  {
    path: '/logistics/weight-differences/lines',
    title: 'resources.weighed-lines.title',
    area: areas.warehouseReceipt,
    screen: listPage('weighed-lines'),
  },
  {
    path: '/logistics/inventory/profit',
    title: 'resources.profit-entries.title',
    area: areas.invoice,
    screen: listPage('profit-entries'),
  },
)

addPages(
  ...movedLists.map(([name, path]) => ({
    path,
    title: `resources.${name}.title`,
    area: areas.inventory,
    screen: listPage(name),
  })),
)

addPages(
  {
    path: '/logistics/inventory/card',
    title: 'menu.inventory',
    area: areas.inventory,
    screen: lazy(() =>
      withWords('logistics', () =>
        withWords('card', () => withWords(resourcePart('stock-entries'), () => import('./card/CardPage.tsx'))),
      ),
    ),
  },
  {
    path: '/logistics/inventory/card/paper',
    title: 'menu.inventory',
    area: areas.inventory,
    screen: lazy(() => withWords('card', () => withWords('print', () => import('./card/CardPaperPage.tsx')))),
    isBare: true,
  },
)

addPages({
  path: '/logistics/inventory/sold-not-taken',
  title: 'resources.sold-not-taken.title',
  area: areas.order,
  screen: listPage('sold-not-taken'),
})
