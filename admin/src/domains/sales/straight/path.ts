/** Where goods of an order are delivered straight, by people who may see no more of it: `?orderId=…`. */
export const STRAIGHT_PATH = '/logistics/export-warehouse/straight'
