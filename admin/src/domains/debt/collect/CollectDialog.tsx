import { itemOf, receivableDebts } from '@barem/resources/debts'
import { relationKey } from '@barem/resources/kit'
import type { RowDialogProps } from '../../../overrides/types.ts'
import type { Embedded } from '../../../resources/model/columns.ts'
import { keyNamed } from '../items.ts'
import CollectDrawer from './CollectDrawer.tsx'

/** Receives money for an invoice, from its row or its page. */
export function CollectOfInvoice({ row, onClose }: RowDialogProps) {
  const customer = row[relationKey('customerId')] as Embedded | null
  const of = {
    customerId: String(row.customerId),
    name: customer?.name ?? '',
    first: { key: itemOf(receivableDebts.items, 'invoices').key, id: row.id },
    owed: String(row.owed),
  }
  return <CollectDrawer of={of} onClose={onClose} />
}

/** Pays back what is left of a return, from its row or its page. */
export function PayBackReturn({ row, onClose }: RowDialogProps) {
  const customer = row[relationKey('customerId')] as Embedded | null
  const of = {
    customerId: String(row.customerId),
    name: customer?.name ?? '',
    first: { key: itemOf(receivableDebts.items, 'returns').key, id: row.id },
    owed: String(row.credit),
    isCreditor: true,
  }
  return <CollectDrawer of={of} onClose={onClose} />
}

/** Receives money for a row of the list of debts: an invoice, or a debt that was taken over. */
export function CollectOfDebt({ row, onClose }: RowDialogProps) {
  const customer = row[relationKey('customerId')] as Embedded | null
  const of = {
    customerId: String(row.customerId),
    name: customer?.name ?? '',
    first: { key: keyNamed(row.of), id: row.id },
    owed: String(row.owed),
  }
  return <CollectDrawer of={of} onClose={onClose} />
}

/** Receives money of a customer for what is due first. */
export function CollectOfCustomer({ row, onClose }: RowDialogProps) {
  const of = { customerId: row.id, name: String(row.name), first: null, owed: String(row.debt ?? row.balance) }
  return <CollectDrawer of={of} onClose={onClose} />
}
