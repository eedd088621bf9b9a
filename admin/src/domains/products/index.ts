import { areas } from '@barem/resources/areas'
import { lazy } from 'react'
import { deferred } from '../../resources/cells/deferred.tsx'
import { withWords } from '../../i18n/later.ts'
import { override } from '../../overrides/registry.ts'
import { addPages } from '../../routes/pages.tsx'
import { BAREM } from './barem.ts'
import { BaremCell, PieceCell } from './BaremCell.tsx'
import { PriceCell } from './PriceCell.tsx'
import { FAMILY_PATH } from './family/path.ts'

const ImageOrDrawing = deferred<'image'>(() => import('./ImageOrDrawing.tsx'))

override({
  products: {
    cells: {
      image: ImageOrDrawing,
      [BAREM]: BaremCell,
      pieceWeight: PieceCell,
      sellingPrice: PriceCell,
      costPrice: PriceCell,
    },
    absent: ['image'],
    groups: { weight: lazy(() => withWords('products', () => import('./form/WeightFields.tsx'))) },
    facts: { weight: lazy(() => withWords('products', () => import('./show/WeightCard.tsx'))) },
    beside: {
      area: areas.product,
      belowFigures: true,
      part: lazy(() => withWords('products', () => withWords('dashboard', () => import('./show/Months.tsx')))),
    },
    listActions: lazy(() => import('./ListActions.tsx')),
  },
})

addPages({
  path: FAMILY_PATH,
  title: 'menu.productFamily',
  area: areas.product,
  level: 'c',
  screen: lazy(() => withWords('products', () => withWords('validation', () => import('./family/FamilyPage.tsx')))),
})
