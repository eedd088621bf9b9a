import { createElement } from 'react'
import { screens } from '../../../resources/index.ts'
import { definitionOf } from '../../../resources/model/registry.ts'
import { useDebtFilter } from './useDebtFilter.ts'
import './debt-list.css'

/** One of the two lists of debts, which begin with what they were narrowed to last on this device. */
export function DebtList({ name }: { name: 'debts-by-customer' | 'debts-by-document' }) {
  const isReady = useDebtFilter(definitionOf(name))
  return isReady ? createElement(screens.list!, { definition: definitionOf(name) }) : null
}
