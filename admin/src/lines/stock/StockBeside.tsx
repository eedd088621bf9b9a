import { useTranslate } from '@refinedev/core'
import { useShared } from '../context.ts'
import { useAvailable } from './available.ts'
import { foundIn } from './enough.ts'
import { stockText } from './StockNote.tsx'

/** Gives what is available of found goods, for a list to choose from; null where nothing is taken from stock. */
export function useStockBeside(found: readonly { id: string }[]) {
  const t = useTranslate()
  const { shelves } = useShared()
  const places = useAvailable(new Map(found.map(({ id }) => [id, []])), shelves !== null)
  if (shelves === null) return null
  return ({ id }: { id: string }) => {
    const all = places?.get(id)
    if (!all) return null
    const at = foundIn(all, shelves.place, 0)
    const isNone = (at.here?.available ?? Number(at.other?.available ?? 0)) === 0
    return <small className={isNone ? 'stock-text short' : 'stock-text'}>{stockText(t, at)}</small>
  }
}
