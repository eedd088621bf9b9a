/** Kinds of vouchers, by whether money comes in or goes out, in cash or by an account. */
export const vouchers = {
  in: { cash: 'PT', bank: 'BC' },
  out: { cash: 'PC', bank: 'UNC' },
} as const
