import type { Debts } from './dashboard.ts'

/** Dong that all debtors are late with. */
export const overdueIn = ({ sum }: Debts): bigint =>
  ['late30', 'late60', 'late90', 'later'].reduce((all, name) => all + BigInt(sum[name as keyof typeof sum]), 0n)
