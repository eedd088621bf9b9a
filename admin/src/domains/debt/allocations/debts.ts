import { exact, exactly, sum } from '@barem/resources/calc/exact'
import type { ItemKey } from '@barem/resources/debts'
import { relationKey } from '@barem/resources/kit'
import { isSame, OWED, type Item } from '../items.ts'
import { type First, type Open, paidBy } from '../paid.ts'

/** A line of a payment, as its form holds it: which debt is paid by the key of its item, and how many dong of it. */
export type Allocation = {
  [key in ItemKey]?: string | null
} & { key?: string; amount?: string | null }

/** A row that a relation leads to, as answers embed it. */
type Named = { code?: string | null; name?: string | null } | null | undefined

const keyOf = (line: Allocation) => OWED.find((key) => line[key]) ?? OWED.at(-1)!
const idOf = (line: Allocation) => line[keyOf(line)] ?? ''
const isOf = (line: Allocation, item: Item) => isSame({ key: keyOf(line), id: idOf(line) }, item)

function codeOf(line: Allocation): string | null {
  const named = (line as Readonly<Record<string, unknown>>)[relationKey(keyOf(line))] as Named
  return named?.code ?? named?.name ?? null
}

const sumOf = (lines: readonly Allocation[]) => sum(lines.map(({ amount }) => exactly(amount ?? '0')?.toFixed() ?? '0'))

/**
 * The debts that a payment may pay, each with what is open of it without this payment.
 * @param own what the payment has paid so far; nothing while it is not posted
 */
export function payable(items: readonly Open[], own: readonly Allocation[]): Open[] {
  const debts = items.filter(({ side }) => side === 'debt')
  const paid = own
    .filter((line) => !debts.some((item) => isOf(line, item)))
    .map((line): Open => ({
      key: keyOf(line),
      ...{ id: idOf(line), side: 'debt', open: '0', due: '', day: '', orderId: null },
      code: codeOf(line),
    }))
  return [...debts, ...paid].map((item) => {
    const got = sumOf(own.filter((line) => isOf(line, item)))
    return { ...item, open: exact.add(item.open, got).toFixed() }
  })
}

/** What is paid of each debt where nobody says otherwise. */
export const usual = (debts: readonly Open[], amount: string, first: First): Allocation[] =>
  paidBy(debts, amount, 'receipt', first).parts.map(({ item, amount: part }) => ({
    [item.key]: item.id,
    amount: part,
  }))

/** The amount that lines say of a debt; null where they leave it out. */
export const amountOf = (lines: readonly Allocation[], item: Open): string | null =>
  lines.find((line) => isOf(line, item))?.amount ?? null

/** Lines with another amount of one debt; without it where that is null. */
export function withAmount(lines: readonly Allocation[], item: Open, amount: string | null): Allocation[] {
  const others = lines.filter((line) => !isOf(line, item))
  return amount === null ? others : [...others, { key: `${item.key} ${item.id}`, [item.key]: item.id, amount }]
}

/**
 * What is left of a payment after its lines, in dong. Lines that pay more than the payment make it negative. Null while
 * the amount cannot be read.
 */
export const restOf = (lines: readonly Allocation[], amount: string | null | undefined): string | null => {
  const whole = exactly(amount ?? null)
  return whole && whole.minus(sumOf(lines)).toFixed()
}

/** Lines with a debt that is chosen: it gets what is left of the payment, or as much as all of it. */
export function chosen(lines: readonly Allocation[], item: Open, amount: string | null): Allocation[] {
  const whole = exactly(amount)
  const rest = whole?.minus(sumOf(lines))
  const most = rest?.gt(0) ? rest : whole
  return withAmount(lines, item, most ? exact.min(most, item.open).toFixed() : item.open)
}
