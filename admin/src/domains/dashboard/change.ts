import { formatMoney, formatNumber, withMinus } from '../../format/number.ts'
import type { Translate } from '../../i18n/translate.ts'

/** Percent from which a figure is said as a multiple. */
const MOST_PERCENT = 999

export type Change = {
  text: string
  direction: 'up' | 'down' | 'same'
  /** Whether more is better; it is unless said. */
  isGood?: boolean
}

/** How a figure changed. A percentage is of a base above zero; of others only the difference is said. */
export function changeOf(t: Translate, value: string, before: string): Change {
  const [now, then] = [Number(value), Number(before)]
  const direction = now === then ? 'same' : now > then ? 'up' : 'down'
  if (direction === 'same') return { text: t('dashboard.change.same'), direction }
  if (then === 0) return { text: t('dashboard.change.new'), direction }
  if (then < 0)
    return { text: t('dashboard.change.difference', { amount: withMinus(formatMoney(now - then)) }), direction }
  const percent = Math.abs((now - then) / then) * 100
  if (now > then && percent > MOST_PERCENT)
    return { text: t('dashboard.change.times', { n: formatNumber(now / then, 0) }), direction }
  return { text: t(`dashboard.change.${direction}`, { n: formatNumber(percent, percent < 10 ? 1 : 0) }), direction }
}
