import { DebtList } from './DebtList.tsx'

/** What each employee holds of advances by how late it is; a row opens the card. */
export default function ByEmployee() {
  return <DebtList name="advances-by-employee" />
}
