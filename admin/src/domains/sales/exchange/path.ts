/** Where goods are exchanged. */
export const EXCHANGE_PATH = '/sale-management/refund/exchange'
