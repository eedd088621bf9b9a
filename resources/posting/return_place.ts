import { RETURN_PLACES } from '../calc/return_places.ts'
import type { Keys } from './balances.ts'
import type { Row } from './planner.ts'

/** The field of a return with the warehouse that goods of a line go to. */
export const placeField = ({ productStatus }: Row) => RETURN_PLACES[productStatus as keyof typeof RETURN_PLACES]

/** Where goods of a line that come back go to. */
export const placeOf = (document: Row, line: Row): Keys => ({
  productId: String(line.productId),
  warehouseId: String(document[placeField(line)] ?? document.warehouseId),
})
