import { DebtList } from './DebtList.tsx'

/** Advances that employees were given, what is due first first. */
export default function AdvanceDocuments() {
  return <DebtList name="advances-by-document" />
}
