import { Navigate, useSearchParams } from 'react-router'
import { DebtList } from './DebtList.tsx'

/**
 * Invoices and debts that were taken over, what is late longest first. `?tab=transactions` leads to the list of
 * transactions, which stands at an address of its own.
 */
export default function ByDocument() {
  const [query] = useSearchParams()
  if (query.get('tab') === 'transactions')
    return <Navigate to="/finance-accounting/debt-tracking/transaction" replace />
  return <DebtList name="debts-by-document" />
}
