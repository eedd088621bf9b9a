import { useTranslate } from '@refinedev/core'
import { formatNumber } from '../../../format/number.ts'
import { type DrawnBar, shareOf } from './bars.ts'
import './cutting.css'

const metres = (length: string) => formatNumber(length, 4)

/** Percent of a drawing from which on a stretch has room for its length. */
const ROOM = 9

/** Draws one bar with its cuts, and says them in words for screen readers. */
export function BarDrawing({ bar }: { bar: DrawnBar }) {
  const t = useTranslate()
  const said = bar.cuts.map(({ count, length }) => t('logistics.cutting.pieces', { count, length: metres(length) }))
  const rest =
    bar.over !== null
      ? t('logistics.cutting.over', { length: metres(bar.over) })
      : bar.restIs
        ? t(`logistics.cutting.${bar.restIs}`, { length: metres(bar.rest) })
        : t('logistics.cutting.nothingLeft')
  return (
    <span className={bar.over === null ? 'cut-bar' : 'cut-bar over'}>
      <span className="cut-bar-drawing" aria-hidden="true">
        {bar.stretches.map((stretch, place) => (
          <span key={place} className={`cut-stretch ${stretch.kind}`} style={{ width: `${shareOf(stretch, bar)}%` }}>
            {shareOf(stretch, bar) >= ROOM &&
              (stretch.count > 1 ? `${stretch.count}×${metres(stretch.length)}` : metres(stretch.length))}
          </span>
        ))}
      </span>
      <span className="cut-bar-words">{[...said, rest].join(' · ')}</span>
    </span>
  )
}
