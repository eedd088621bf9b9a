import { attributesAt, lengthInName } from '@barem/resources/calc/cutting'
import { exact, exactly, given, rounded, type Figure } from '@barem/resources/calc/exact'
import type { Values, Writer } from '#app/engine/behaviour'
import { rowsOf } from '#app/tenancy/run'
import { weightAt, type CutProduct } from './cut_family.ts'

/** What a product of another length has as the one that it is cut from. */
const SAME = [
  ...['productTypeId', 'productGroupId', 'unitId', 'allowFraction', 'image', 'grade', 'standard', 'mill'],
  ...['weightMode', 'shape', 'materialDensity', 'baremReason', 'deviationThreshold', 'allowCut'],
  ...['priceType', 'valuationBasis'],
] as const

const MAX_CODE = 40

/** A length as it ends a code or a name: `11.7`, `6m`, `11,7 m`. */
const lengthAtEnd = (length: Figure) => {
  const metres = exactly(length)?.toFixed() ?? ''
  return new RegExp(`[-x ]?${metres.replace('.', '[.,]')} ?m?$`, 'i')
}

/**
 * A text that ends with another length, in place of the one that it may end with now; that of plates ends with mm, such
 * as `10x1500x6000`.
 * @param after the length as it is written where no mm stand
 */
function withLength(text: string, product: CutProduct, metres: string, after: string): string {
  const millimetres = lengthInName(product)
  return millimetres !== null && text.endsWith(millimetres)
    ? text.slice(0, -millimetres.length) + exact.mul(metres, 1000).toFixed()
    : text.replace(lengthAtEnd(product.length), '') + after
}

/** A code of the family that no product has; none where all of them are taken, so that the next number is. */
async function freeCode(product: CutProduct, length: string): Promise<string | undefined> {
  const wanted = withLength(product.code, product, length, `-${length}M`)
  if (wanted.length > MAX_CODE) return undefined
  const taken = await rowsOf('select 1 from products where tenant_id = app_tenant() and lower(code) = lower($1)', [
    wanted,
  ])
  return taken.length > 0 ? undefined : wanted
}

/** A price of a piece by its length; one of a kg stays. */
const priceAt = (price: unknown, { length: whole }: CutProduct, length: string, per: unknown): Figure => {
  const [dong, of] = [exactly(price as Figure), exactly(whole)]
  return dong && per === 'piece' && of ? rounded(dong.times(length).div(of), 0) : ((price ?? null) as Figure)
}

/**
 * Makes the product of a family that has a length: as the one that is cut, with its prices of a piece by the length.
 * @returns its id
 */
export async function makeMember(product: CutProduct, length: string, writer: Writer): Promise<string> {
  // Loaded here: behaviours are a part of the engine.
  const [{ engine }, { createRow }, { storedNow }] = await Promise.all([
    import('#app/resources/serving'),
    import('#app/resources/write/save'),
    import('#app/resources/write/stored_values'),
  ])
  const products = engine.lookup('products')
  const whole = await storedNow(products, product.id)
  const metres = given(length, 'length').toFixed()
  const name = withLength(product.name, product, metres, ` ${metres} m`)
  const code = await freeCode(product, metres)
  const values: Values = {
    ...Object.fromEntries(SAME.map((field) => [field, whole[field]])),
    ...(code !== undefined && { code }),
    ...{ name, description: name, status: 'in_business', attributes: attributesAt(product, metres) },
    length: whole.length === null ? null : exact.mul(metres, 1).toFixed(4),
    // What follows from dimensions is worked out anew; what somebody weighed differs by the length.
    densityWeight: whole.densityWeight === whole.computedWeight ? null : weightAt(product, metres),
    sellingPrice: priceAt(whole.sellingPrice, product, metres, whole.priceType),
    costPrice: priceAt(whole.costPrice, product, metres, whole.priceType),
  }
  const { id } = await createRow(engine, products, values, writer)
  return id
}
