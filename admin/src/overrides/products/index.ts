import type { registry } from '@barem/resources'
import { lazy } from 'react'
import { withWords } from '../../i18n/later.ts'
import type { Override } from '../types.ts'
import { BaremCell, PieceCell } from './BaremCell.tsx'

export const products: Override<(typeof registry)['products']['fields']> = {
  cells: { densityWeight: BaremCell, pieceWeight: PieceCell },
  widths: {
    image: 72,
    code: 120,
    name: 236,
    unitId: 84,
    densityWeight: 124,
    pieceWeight: 120,
    sellingPrice: 124,
    costPrice: 124,
    status: 156,
  },
  figures: ['pieceWeight', 'sellingPrice'],
  groups: { weight: lazy(() => withWords('products', () => import('./form/WeightFields.tsx'))) },
  facts: { weight: lazy(() => withWords('products', () => import('./show/WeightCard.tsx'))) },
  listActions: lazy(() => import('./ListActions.tsx')),
}
