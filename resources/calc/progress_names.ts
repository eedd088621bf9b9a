/** How definitions say how far a document is. Apart from the functions: a browser reads definitions without them. */
export const progressNames = [
  // Goods that are bought: each line is done once it is closed, or came in full; tonnes within the tolerance.
  'bought',
  // Goods that are sold: each line is done once it is closed or was issued in full, and all issued is invoiced.
  'sold',
] as const

export type ProgressName = (typeof progressNames)[number]
