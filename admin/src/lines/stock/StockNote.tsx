import { useTranslate } from '@refinedev/core'
import { formatNumber } from '../../format/number.ts'
import type { Translate } from '../../i18n/translate.ts'
import { useShared } from '../context.ts'
import type { Line } from '../model/line.ts'
import { type Found, foundFor } from './enough.ts'
import './stock.css'

const figure = (value: number | string) => formatNumber(String(value), 3)

/** What is available, and where else when it is not enough. */
export function stockText(t: Translate, { here, isShort, other }: Found): string {
  const elsewhere = other && t('grid.stock.other', { warehouse: other.warehouse.name, figure: figure(other.available) })
  if (here === null) return elsewhere ?? t('grid.stock.nowhere')
  const own = t('grid.stock.here', { figure: figure(here.available) })
  const held =
    here.reserved > 0 && t('grid.stock.held', { onHand: figure(here.onHand), reserved: figure(here.reserved) })
  const more = isShort || here.available === 0 ? (elsewhere ?? t('grid.stock.nowhere')) : null
  return [held ? `${own} (${held})` : own, more].filter(Boolean).join(' · ')
}

/** Says of a line whose goods are not enough what there is of them; null of the others. */
export function useShortStock(line: Line): string | null {
  const t = useTranslate()
  const { shelves } = useShared()
  const found = shelves && foundFor(shelves, line)
  return found?.isShort ? stockText(t, found) : null
}

/** Below a line: what there is of its goods. */
export function StockNote({ line }: { line: Line }) {
  const t = useTranslate()
  const { shelves, spec } = useShared()
  const found = shelves && foundFor(shelves, line)
  if (!found) return null
  return (
    <tr role="row" className="grid-notes-row open" data-line={line.key}>
      <td role="gridcell" colSpan={spec.columns.length + 2}>
        <div className="grid-notes">
          <span className={found.isShort ? 'stock-text short' : 'stock-text'}>{stockText(t, found)}</span>
        </div>
      </td>
    </tr>
  )
}
