import { aboveZero, exact, positive, rounded, type Figure } from '../exact.ts'
import { shapes, type ShapeName } from '../shapes.ts'

/** The dimension in mm along which goods of a shape are as long as they are: that of plates, which have no metres. */
const ALONG = 'L'

/** Shapes whose length is one of their dimensions. */
export const measuredShapes: readonly ShapeName[] = (Object.keys(shapes) as ShapeName[]).filter((name) =>
  shapes[name].dimensions.some(({ symbol }) => symbol === ALONG),
)

/** A product as far as its length goes. */
export interface LongGoods {
  weightMode?: string | null
  length?: Figure
  shape?: string | null
  attributes?: Readonly<Record<string, string>> | null
}

/** Whether goods are as long as one of their dimensions says, as plates are. */
export const isMeasured = ({ weightMode, shape }: LongGoods): boolean =>
  weightMode === 'geometry' && measuredShapes.some((name) => name === shape)

/** Metres along which goods are cut; null for those that have no length. */
export function goodsLength(goods: LongGoods): Figure {
  const length = isMeasured(goods) ? millimetres(goods.attributes?.[ALONG]) : goods.length
  return aboveZero(length ?? null)?.toFixed() ?? null
}

const millimetres = (typed: string | undefined): Figure => {
  const read = positive(typed ?? '')
  return read && rounded(read.div(1000), 4)
}

/** The dimensions of goods of another length; those of goods that are long by metres stay. */
export const attributesAt = (goods: LongGoods, metres: string): Record<string, string> => ({
  ...goods.attributes,
  ...(isMeasured(goods) && { [ALONG]: exact.mul(metres, 1000).toFixed() }),
})

/** The text with which a code or a name of goods says their length, such as `6000`; null where that is not known. */
export const lengthInName = (goods: LongGoods): string | null =>
  isMeasured(goods) ? (goods.attributes?.[ALONG]?.trim() ?? null) : null
