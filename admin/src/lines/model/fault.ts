/** What is wrong with a cell, as a key of words. */
export type Fault =
  | 'unknownGoods'
  | 'severalGoods'
  | 'unsought'
  | 'unread'
  | 'tooFine'
  | 'whole'
  | 'repeated'
  | 'negative'
  | 'positive'
  | 'weighed'
