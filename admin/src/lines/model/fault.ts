/** What is wrong with a cell, as a key of words. */
export type Fault =
  | 'unknownGoods'
  | 'severalGoods'
  | 'unsought'
  | 'unread'
  | 'unbundled'
  | 'tooFine'
  | 'whole'
  | 'repeated'
  | 'negative'
  | 'positive'
  | 'weighed'
