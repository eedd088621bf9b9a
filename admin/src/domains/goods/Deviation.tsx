import type { CSSProperties } from 'react'
import { bandOf } from '@barem/resources/calc/bands'
import { formatNumber, withMinus } from '../../format/number.ts'
import { useLocale } from '../../i18n/i18n.ts'
import { calledIn } from '../../resources/model/columns.ts'
import { useBands } from './useBands.ts'

/** How far the scale is from the barem: in percent, and in the colour and word of its band. */
export function Deviation({ percent }: { percent: string | null }) {
  const language = useLocale()
  const band = bandOf(percent, useBands())
  if (percent === null) return <span className="cell-absent">—</span>
  return (
    <span className="deviation" title={band ? calledIn(language, band) : undefined}>
      <span
        className={band ? 'figures tinted' : 'figures'}
        style={band ? ({ '--tint': band.color } as CSSProperties) : undefined}
      >
        {withMinus(formatNumber(percent))}%
      </span>
      {band && (
        <small>
          <i style={{ background: band.color }} aria-hidden /> {calledIn(language, band)}
        </small>
      )}
    </span>
  )
}
