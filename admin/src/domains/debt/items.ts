import { owedKeys, receivableDebts, type ReceivableKey } from '@barem/resources/debts'
import type { AnyResource } from '@barem/resources/kit'
import { definitionOf } from '../../resources/model/registry.ts'

export const payments = (): AnyResource => definitionOf('debt-transactions')!

/** Keys of items of which debts may be. */
export const OWED = owedKeys(receivableDebts.items)

/** Fields by which a payment itself says which debt it pays first; other debts are paid by lines. */
export const firstKeys = (): readonly ReceivableKey[] => OWED.filter((key) => key in payments().fields)

/** The key of a debt by what its item is called, as the list of debts says it. */
export const keyNamed = (name: unknown): ReceivableKey => {
  const { items } = receivableDebts
  return (items.find((item) => item.name === name) ?? items[0]!).key
}
