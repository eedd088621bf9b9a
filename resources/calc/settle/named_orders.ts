import type { Row } from './computation.ts'

/** Orders besides the first one that a document is made from. */
const others = ({ moreOrderIds }: Row): readonly unknown[] => (moreOrderIds as readonly string[] | undefined) ?? []

/** Whether a document is made from an order: its first one, or one of the others. */
export const namesOrder = (document: Row, id: string | null | undefined): boolean =>
  id != null && (document.orderId === id || others(document).includes(id))

/** The field of a document that names an order. */
export const fieldOfOrder = (document: Row, id: string): 'orderId' | 'moreOrderIds' =>
  others(document).includes(id) && document.orderId !== id ? 'moreOrderIds' : 'orderId'

/** The orders that lines are made from, each once. */
export const ordersOf = <O extends { id: string }>(sources: readonly { order: O }[]): O[] => [
  ...new Map(sources.map(({ order }) => [order.id, order])).values(),
]
