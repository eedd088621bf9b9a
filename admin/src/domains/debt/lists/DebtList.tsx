import { createElement } from 'react'
import { screens } from '../../../resources/index.ts'
import { definitionOf } from '../../../resources/model/registry.ts'
import { useDebtFilter } from './useDebtFilter.ts'
import './debt-list.css'

type Name =
  | ('debts-by-customer' | 'debts-by-document' | 'payables-by-supplier' | 'payables-by-document')
  | ('advances-by-employee' | 'advances-by-document')

/** One of the lists of debts, which begin with what they were narrowed to last on this device. */
export function DebtList({ name }: { name: Name }) {
  const isReady = useDebtFilter(definitionOf(name))
  return isReady ? createElement(screens.list!, { definition: definitionOf(name) }) : null
}
