import { itemOf, payableDebts, receivableDebts } from '@barem/resources/debts'
import { useTranslate } from '@refinedev/core'
import type { RowDialogProps } from '../../../overrides/types.ts'
import { itemText, keyNamed, partyOf, type KeptDebts } from '../items.ts'
import CollectDrawer from './CollectDrawer.tsx'
import type { Debtor } from './collect.ts'

/** The dialog that settles an item of a document, from its row or its page. @param left the field of what is left */
const settling =
  (debts: KeptDebts, kind: Debtor['kind'], document: string, left: string) =>
  ({ row, onClose }: RowDialogProps) => {
    const t = useTranslate()
    const { key } = itemOf(debts.items, document)
    return (
      <CollectDrawer
        of={{
          kind,
          partyId: String(row[debts.party]),
          name: partyOf(debts, row)?.name ?? '',
          first: { key, id: row.id },
          code: itemText(t, { key, code: String(row.code) }),
          owed: String(row[left]),
        }}
        onClose={onClose}
      />
    )
  }

/** Receives money for an invoice. */
export const CollectOfInvoice = settling(receivableDebts, 'receipt', 'invoices', 'owed')

/** Pays back what is left of a return. */
export const PayBackReturn = settling(receivableDebts, 'refund', 'returns', 'credit')

/** Pays the goods of a receipt. */
export const PayReceipt = settling(payableDebts, 'payment', 'warehouse-receipts', 'owed')

/** Pays what an invoice of a supplier owes beyond its receipts. */
export const PaySupplierInvoice = settling(payableDebts, 'payment', 'supplier-invoices', 'owed')

/** The same for a row of a list of debts. @param id the field with the id of the item */
const settlingDebt =
  (debts: KeptDebts, kind: Debtor['kind'], id: string) =>
  ({ row, onClose }: RowDialogProps) => {
    const t = useTranslate()
    const key = keyNamed(debts, row.of)
    return (
      <CollectDrawer
        of={{
          kind,
          partyId: String(row[debts.party]),
          name: partyOf(debts, row)?.name ?? '',
          first: { key, id: String(row[id]) },
          code: itemText(t, { key, code: String(row.code) }),
          owed: String(row.owed),
        }}
        onClose={onClose}
      />
    )
  }

/** Receives money for an invoice, or a debt that was taken over. */
export const CollectOfDebt = settlingDebt(receivableDebts, 'receipt', 'id')

/** Pays goods or freight of a receipt, or a debt that was taken over. */
export const PayDebt = settlingDebt(payableDebts, 'payment', 'itemId')

/** Settles what is due first of a party. @param amounts the fields that may have what is owed */
const settlingParty =
  (kind: Debtor['kind'], amounts: readonly string[]) =>
  ({ row, onClose }: RowDialogProps) => {
    const owed = amounts.map((name) => row[name]).find((amount) => amount != null)
    return (
      <CollectDrawer
        of={{
          kind,
          partyId: row.id,
          name: String(row.name),
          first: null,
          owed: String(owed),
        }}
        onClose={onClose}
      />
    )
  }

export const CollectOfCustomer = settlingParty('receipt', ['debt', 'balance'])
export const PaySupplier = settlingParty('payment', ['owed', 'balance'])
