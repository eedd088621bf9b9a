import {
  adjustmentKind,
  isSecond,
  owedKeys,
  paymentKind,
  payableDebts,
  receivableDebts,
  type Debts,
  type ItemKey,
  type PaymentKind,
  employeeDebts,
} from '@barem/resources/debts'
import { relationKey, type AnyResource, type Field } from '@barem/resources/kit'
import type { Translate } from '../../i18n/translate.ts'
import { definitionOf } from '../../resources/model/registry.ts'
import type { AnyRow, Embedded } from '../../resources/model/columns.ts'

export type KeptDebts = PaymentKind['debts'] | typeof employeeDebts

/** An item of debts. */
export type Item = { key: ItemKey; id: string }

/** Whether both are one item: a receipt has its goods and its freight, of one id. */
export const isSame = (one: Item, other: Item | null): boolean => one.key === other?.key && one.id === other.id

export const payments = (): AnyResource => definitionOf('debt-transactions')!

/** Whose debts a payment or an adjustment of a kind is about, and what it does with them. */
export function settlingKind(kind: unknown): Pick<PaymentKind, 'debts' | 'does'> {
  const adjusting = adjustmentKind(kind)
  if (!adjusting) return paymentKind(kind)
  return { debts: adjusting.debts, does: adjusting.does === 'adds' ? 'back' : 'pays' }
}

/** The relation by which an adjustment names documents whose prices it lowers, and the key of their items. */
export function loweredBy(): { relation: string; key: ItemKey } {
  const { fields, createdFrom } = definitionOf('debt-adjustments')!
  const { relation } = createdFrom[0]!
  const { to } = fields[relation] as Extract<Field, { type: 'belongsToMany' }>
  return { relation, key: receivableDebts.items.find(({ document }) => document === to)!.key }
}

/** Keys of items of which debts may be, of customers, of suppliers and of employees. */
export const OWED: readonly ItemKey[] = [receivableDebts, payableDebts, employeeDebts].flatMap((debts) =>
  owedKeys<ItemKey>(debts.items),
)

/** Fields by which a payment itself says which debt it pays first; other debts are paid by lines. */
export const firstKeys = ({ items }: Pick<Debts<string, string, ItemKey>, 'items'>): readonly ItemKey[] =>
  owedKeys(items).filter((key) => key in payments().fields)

/** The debt that fields of a payment say is paid first; null where they say none. */
export function firstOf(kind: unknown, read: (name: string) => string | null | undefined): Item | null {
  const key = firstKeys(paymentKind(kind).debts).find((name) => read(name))
  return key ? { key, id: read(key)! } : null
}

/** The key of a debt by what its item is called, as lists of debts say it. */
export const keyNamed = ({ items }: KeptDebts, name: unknown): ItemKey =>
  (items.find((item) => item.name === name) ?? items[0]!).key

/** What an item is called: its number, and what it is where its document has another of that number, as freight has. */
export function itemText(t: Translate, { key, code }: { key: ItemKey; code: string | null }): string {
  for (const { items } of [receivableDebts, payableDebts, employeeDebts]) {
    const item = items.find((one) => one.key === key)
    if (item && isSecond(items, item)) return `${code ?? ''} ${t(`debt.moves.${item.name}`)}`
  }
  return code ?? ''
}

/** The party of a row, as answers embed it. */
export const partyOf = ({ party }: KeptDebts, row: AnyRow): Embedded | null =>
  row[relationKey(party)] as Embedded | null

/** Whether they are debts of the company, to suppliers. */
export const isOurs = ({ ledger }: Pick<KeptDebts, 'ledger'>): boolean => ledger === payableDebts.ledger

const SIDES: Readonly<Record<string, KeptDebts>> = { payable: payableDebts, employee: employeeDebts }

/** The debts of customers, unless an address says those of suppliers or of employees: `?side=payable`. */
export const debtsOfSide = (side: string | null): KeptDebts => SIDES[side ?? ''] ?? receivableDebts

/** Where some debts are read, and where their cards are: `employee-debts`. */
export const pathOf = ({ ledger }: Pick<KeptDebts, 'ledger'>): string =>
  ledger.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** What words of a side are called. */
export const sideOf = ({ ledger }: Pick<KeptDebts, 'ledger'>) =>
  ({ receivables: 'customer', payables: 'supplier', employeeDebts: 'employee' })[ledger] as
    'customer' | 'supplier' | 'employee'
