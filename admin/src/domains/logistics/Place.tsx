import { useTranslate } from '@refinedev/core'
import { Link } from 'react-router'
import { paths } from '../../resources/model/paths.ts'
import { registered } from '../../resources/model/registry.ts'
import type { OnHand } from './stock.ts'

/** Where goods are: in a warehouse, or on their way between two by a transfer. */
export function Place({ row: { warehouse, transfer } }: { row: Pick<OnHand, 'warehouse' | 'transfer'> }) {
  const t = useTranslate()
  const definition = registered('stock-transfers')
  if (!transfer) return warehouse?.name ?? '—'
  const text = t('logistics.inTransit', transfer)
  return definition ? <Link to={paths.show(definition, transfer.id)}>{text}</Link> : text
}
