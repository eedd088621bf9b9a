import type { Facts } from '../../calc/settle/index.ts'
import type { PlannedEntry } from '../planner.ts'
import { entry, opposite } from './entry.ts'
import { refusal, type MayRefuse } from './refusals.ts'

/**
 * Money that comes into a fund or leaves it.
 * @param amount dong, above zero
 */
export const cash = (kind: 'receipt' | 'payment', fundId: unknown, amount: string): PlannedEntry =>
  entry('cash', kind, { fundId: String(fundId) }, { amount: kind === 'receipt' ? amount : opposite(amount) })

/**
 * Refuses money of a day before its fund begins.
 * @param field the one with the day
 */
export function beforeOpening(
  day: unknown,
  field: string,
  fundId: unknown,
  { fundOpenings }: Pick<Facts, 'fundOpenings'>,
): MayRefuse {
  const begins = fundOpenings.get(String(fundId))
  return begins !== undefined && String(day) < begins && refusal(null, field, 'beforeOpening', { day: begins })
}
