import type { InputOf } from '#app/engine/behaviour_of'
import type { Made } from './made.ts'
import { steelFamilies, steelGroups, steelProducts, steelUnits, type SteelProduct } from './steel_products.ts'

const round = (dong: number, step: number) => String(Math.round(dong / step) * step)

/** What a unit costs: as listed, or by its weight. Goods without a piece weight are priced by the kg. */
function unitPrice({ pricePerPiece, pricePerKg, listed }: SteelProduct): string {
  if (pricePerPiece) return pricePerPiece
  return round(Number(pricePerKg) * Number(listed.perPiece ?? 1), listed.perPiece ? 1000 : 10)
}

/** The body that creates a product of the price list; ids come from the categories by resource and name. */
export function productBody(product: SteelProduct, made: Made): InputOf<'products'> {
  const { family, group, unit, weightMode, attributes, listed, threshold, piecesPerBundle, shape, length } = product
  const sellingPrice = unitPrice(product)
  const weighed = weightMode === 'per_meter' || weightMode === 'per_piece' || weightMode === 'geometry'
  return {
    code: product.code,
    name: product.name,
    description: product.nameEn,
    productTypeId: made(`product-types/${steelFamilies[family].vi}`),
    productGroupId: made(`product-groups/${steelGroups[group].vi}`),
    unitId: made(`product-units/${steelUnits[unit].vi}`),
    allowFraction: unit === 'metre' || unit === 'kg',
    grade: product.grade,
    standard: product.standard,
    mill: product.mill,
    weightMode,
    shape,
    attributes,
    length: weighed ? length : null,
    densityWeight: product.barem,
    deviationThreshold: threshold,
    piecesPerBundle,
    priceType: weightMode === 'coil' ? 'actual_kg' : 'piece',
    sellingPrice,
    costPrice: round(Number(sellingPrice) * 0.95, listed.perPiece ? 500 : 10),
  }
}

export { steelProducts }
