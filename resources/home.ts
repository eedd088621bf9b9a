/** Tiles of Home that documents share, in the order in which they are shown; those of one document come after them. */
export const homeTiles: readonly string[] = [
  'approve',
  'issue',
  'yard',
  'receive',
  'invoice',
  'collect',
  'pay',
  'unpriced',
  'rejected',
  'drafts',
]
