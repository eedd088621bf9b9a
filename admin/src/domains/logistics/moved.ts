const BASE = '/logistics/inventory/moved'

/** The lists of goods that moved in a range of days, with the paths of their screens. */
export const movedLists = [
  ['stock-moved-by-product', BASE],
  ['stock-moved-by-place', `${BASE}/place`],
  ['stock-moved-by-group', `${BASE}/group`],
  ['stock-moved-by-type', `${BASE}/type`],
  ['stock-moved-by-warehouse', `${BASE}/warehouse`],
] as const
