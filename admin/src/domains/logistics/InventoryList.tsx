import { createElement } from 'react'
import { screens } from '../../resources/index.ts'
import { definitionOf } from '../../resources/model/registry.ts'

/** What is on hand of each product in each warehouse; a figure opens the entries that it comes from. */
export default function InventoryList() {
  return createElement(screens.list!, { definition: definitionOf('stock-on-hand') })
}
