import type { CreditPolicy } from './choices.ts'
import { exact, exactly, sum, type Figure } from './exact.ts'

/** What a sale on credit is decided by; amounts in dong as decimal strings. */
export interface Credit {
  /** `warn` tells it, `reason` asks for one, `approve` takes the right to decide about debts. */
  policy: CreditPolicy
  /** What a customer may owe beyond the limit, or may be late with, before it counts. */
  tolerance: string
  /** What the customer may owe; null for any amount. */
  limit: Figure
  /** What the customer owes now; money that is held for them counts against it. */
  balance: string
  /** What of it is late. */
  late: string
  /** What other orders in force still come to that is not invoiced. */
  promised: string
  /** What the orders of the document still come to that is not invoiced. */
  due: string
  /** Money that is held for just these orders. */
  prepaid: string
}

/** What is paid before it leaves takes no credit. */
const isPrepaid = ({ due, prepaid }: Credit) => exactly(due)!.gt(0) && exact.sub(prepaid, due).gte(0)

/** Dong by which the customer would owe more than the limit; null within the tolerance, and without a limit. */
export function overLimit(credit: Credit): Figure {
  const { limit, balance, promised, due, tolerance } = credit
  if (limit === null || isPrepaid(credit)) return null
  const over = sum([balance, promised, due]).minus(limit)
  return over.gt(tolerance) ? over.toFixed() : null
}

/** Dong that the customer is late with; null where that is within the tolerance. */
export function lateDebt(credit: Credit): Figure {
  const late = exactly(credit.late)!
  return !isPrepaid(credit) && late.gt(credit.tolerance) ? late.toFixed() : null
}
