import { exactly, type Figure } from '../calc/exact.ts'
import type { Tolerances } from '../calc/settle/index.ts'
import type { Keys } from './balances.ts'
import type { PostingRefusal, Row } from './planner.ts'

export const linesOf = ({ lines }: Row) => lines as readonly Row[]

export const idOf = ({ id }: Row) => String(id)

/** Where the goods of a line are: their product in a warehouse. */
export const placeOf = (warehouseId: unknown, { productId }: Row): Keys => ({
  productId: String(productId),
  warehouseId: String(warehouseId),
})

/**
 * Why a document cannot be posted.
 * @param line null where it is about the document as a whole
 * @param field of the line or of the document, where the refusal is shown
 * @param meta figures that the message names
 */
export const refusal = (
  line: Row | null,
  field: string,
  rule: string,
  meta: PostingRefusal['meta'] = {},
): PostingRefusal => ({ code: 'COM_ERR_001', line: line && idOf(line), field, rule, keys: {}, meta })

/** Whether the scale is further off the barem than goods may be, in percent. */
export function isOffBarem({ productId, errorMargin }: Row, { own, highest }: Tolerances): boolean {
  const [percent, bound] = [exactly(errorMargin as Figure), exactly(own[String(productId)] ?? highest)]
  return percent !== null && bound !== null && !percent.isZero() && percent.abs().gte(bound)
}
