import { DebtList } from './DebtList.tsx'

/** What each supplier is owed by how late it is; a row opens its card. */
export default function BySupplier() {
  return <DebtList name="payables-by-supplier" />
}
