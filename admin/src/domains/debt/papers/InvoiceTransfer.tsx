import { aboveZero } from '@barem/resources/calc/exact'
import type { Translate } from '../../../i18n/translate.ts'
import TransferCode from '../../../transfer/TransferCode.tsx'
import { useAccounts } from '../../../transfer/transfer.ts'
import type { Invoice } from './printed.ts'

/** The code by which a customer transfers what is still to be paid of an invoice. */
export function InvoiceTransfer({ row: { code, owed }, t }: { row: Invoice; t: Translate }) {
  const [account] = useAccounts(true) ?? []
  if (!account || !code || !aboveZero(owed)) return null
  return <TransferCode account={account} amount={owed!} code={code} size={112} t={t} />
}
