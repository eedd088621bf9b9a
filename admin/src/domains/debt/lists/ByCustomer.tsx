import { DebtList } from './DebtList.tsx'

/** What each customer owes by how late it is; a row opens its card. */
export default function ByCustomer() {
  return <DebtList name="debts-by-customer" />
}
