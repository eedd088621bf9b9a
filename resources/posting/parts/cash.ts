import type { PlannedEntry } from '../planner.ts'
import { entry, opposite } from './entry.ts'

/**
 * Money that comes into a fund or leaves it.
 * @param amount dong, above zero
 */
export const cash = (kind: 'receipt' | 'payment', fundId: unknown, amount: string): PlannedEntry =>
  entry('cash', kind, { fundId: String(fundId) }, { amount: kind === 'receipt' ? amount : opposite(amount) })
