import type { registry } from '@barem/resources'
import { lazy } from 'react'
import { deferred } from '../../resources/cells/deferred.tsx'
import { withWords } from '../../i18n/later.ts'
import type { Override } from '../../overrides/types.ts'
import { BAREM } from './barem.ts'
import { BaremCell, PieceCell } from './BaremCell.tsx'

const ImageOrDrawing = deferred<'image'>(() => import('./ImageOrDrawing.tsx'))

export const products: Override<(typeof registry)['products']['fields']> = {
  cells: { image: ImageOrDrawing, [BAREM]: BaremCell, pieceWeight: PieceCell },
  absent: ['image'],
  groups: { weight: lazy(() => withWords('products', () => import('./form/WeightFields.tsx'))) },
  facts: { weight: lazy(() => withWords('products', () => import('./show/WeightCard.tsx'))) },
  listActions: lazy(() => import('./ListActions.tsx')),
}
