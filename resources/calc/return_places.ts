/** The field of a return with the warehouse for goods in each state. */
export const RETURN_PLACES = {
  good: 'warehouseId',
  damaged: 'damagedWarehouseId',
  scrap: 'scrapWarehouseId',
} as const
