import type { Translate } from '../../../i18n/translate.ts'
import { formatNumber } from '../../../format/number.ts'

type Thresholds = { condition?: unknown; quantity?: unknown; volume?: unknown }
type Name = 'quantity' | 'volume'

/** The thresholds that each condition looks at. */
export const THRESHOLDS: Readonly<Record<string, readonly Name[]>> = {
  quantity: ['quantity'],
  volume: ['volume'],
  both: ['quantity', 'volume'],
  either: ['quantity', 'volume'],
}

/** `≥ 100 cây`; nothing for a threshold that is always reached. */
function part(values: Thresholds, name: Name, t: Translate): string[] {
  const figure = String(values[name] ?? '0')
  return Number(figure) > 0
    ? [`≥\u00a0${formatNumber(figure, 3)}\u00a0${name === 'volume' ? 'kg' : t('resources.discount-policies.pieces')}`]
    : []
}

/** A condition with its figures: `≥ 100 cây và ≥ 5,000 kg`. */
export function conditionText(values: Thresholds, t: Translate): string {
  const either = values.condition === 'either'
  const parts = (THRESHOLDS[String(values.condition)] ?? []).flatMap((name) => part(values, name, t))
  if (parts.length === 0 || (either && parts.length === 1)) return t('resources.discount-policies.always')
  return parts.join(` ${t(either ? 'resources.discount-policies.or' : 'resources.discount-policies.and')} `)
}
