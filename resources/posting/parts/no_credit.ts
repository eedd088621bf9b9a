/** The measures of `crediting` while a supplier credits nothing: each kind of credit says its own. */
export const NO_CREDIT = {
  ...{ shortKg: '0', kg: '0', amount: '0', tax: '0' },
  ...{ quantity: '0', invoicedQuantity: '0', invoicedAmount: '0', invoicedTax: '0' },
  ...{ loweredAmount: '0', loweredTax: '0' },
} as const
