import { exact, exactly, given, rounded, type Figure } from '@barem/resources/calc/exact'
import type { WeightMode } from '@barem/resources/calc/barem'
import type { Basis } from '@barem/resources/calc/shapes'
import { measuredShapes } from '@barem/resources/calc/cutting'
import { rowsOf } from '#app/tenancy/run'

/** A product as its cut pieces need it. */
export interface CutProduct {
  id: string
  code: string
  name: string
  weightMode: WeightMode
  shape: string | null
  attributes: Readonly<Record<string, string>>
  /** Metres along which it is cut; null for goods without a length. */
  length: Figure
  /** kg of a metre or of a piece, as `baremBasis` says. */
  densityWeight: Figure
  baremBasis: Basis | null
}

const MEASURED = measuredShapes.map((name) => `'${name}'`).join(', ')

/** Whether a product is as long as one of its dimensions says, and what it is long, in SQL. */
const isMeasured = (p: string) => `(${p}.weight_mode = 'geometry' and ${p}.shape in (${MEASURED}))`
const lengthOf = (p: string) => {
  const millimetres = `replace(trim(${p}.attributes->>'L'), ',', '.')`
  return `(case when not ${isMeasured(p)} then ${p}.length
    when ${millimetres} ~ '^[0-9]+([.][0-9]+)?$' then round(${millimetres}::numeric / 1000, 4) end)`
}

const COLUMNS = `p.id, p.code, p.name, p.weight_mode as "weightMode", p.shape, p.attributes,
  ${lengthOf('p')}::text as length, p.density_weight::text as "densityWeight", p.barem_basis as "baremBasis"`

/** Products by id. */
export async function cutProducts(ids: readonly unknown[]): Promise<ReadonlyMap<string, CutProduct>> {
  const wanted = [...new Set(ids)].filter((id) => typeof id === 'string')
  if (wanted.length === 0) return new Map()
  const rows = await rowsOf<CutProduct>(
    `select ${COLUMNS} from products p where p.tenant_id = app_tenant() and p.id = any($1::uuid[])`,
    [wanted],
  )
  return new Map(rows.map((row) => [row.id, row]))
}

/** What a product and those of its family have in common, besides kg of a metre. */
const ALIKE = ['product_type_id', 'weight_mode', 'shape', 'grade', 'standard', 'mill']

/** Dimensions of a product but its length. */
const dimensionsOf = (p: string) => `(case when ${isMeasured(p)} then ${p}.attributes - 'L' else ${p}.attributes end)`

/** Products of the families of these, by the id of the one and metres. */
export type Family = ReadonlyMap<string, string>

export const memberKey = (productId: string, length: string) => `${productId} ${given(length, 'length').toFixed()}`

/** Products in business that differ from these in their length alone, of several the first by code. */
export async function familyOf(ids: Iterable<string>): Promise<Family> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Map()
  const rows = await rowsOf<{ of: string; id: string; length: string }>(
    `select s.id as of, p.id, ${lengthOf('p')}::text as length from products s join products p
        on p.tenant_id = s.tenant_id and p.id <> s.id and p.status = 'in_business' and ${lengthOf('p')} > 0
        and ${ALIKE.map((name) => `p.${name} is not distinct from s.${name}`).join(' and ')}
        and ${dimensionsOf('p')} is not distinct from ${dimensionsOf('s')}
        and p.barem_basis is not distinct from s.barem_basis
        and case p.barem_basis when 'metre' then p.density_weight = s.density_weight
          else abs(p.density_weight / ${lengthOf('p')} - s.density_weight / ${lengthOf('s')}) < 0.001 end
      where s.tenant_id = app_tenant() and s.id = any($1::uuid[]) and ${lengthOf('s')} > 0 order by p.code`,
    [wanted],
  )
  const family = new Map<string, string>()
  for (const { of, id, length } of rows) {
    const key = memberKey(of, length)
    if (!family.has(key)) family.set(key, id)
  }
  return family
}

/** kg of one piece, or of a metre, of a product of another length. */
export function weightAt({ densityWeight, baremBasis, length: whole }: CutProduct, length: string): Figure {
  const [weight, of] = [exactly(densityWeight), exactly(whole)]
  if (!weight || !of || of.isZero()) return null
  return baremBasis === 'piece' ? rounded(weight.times(length).div(of), 6) : weight.toFixed()
}

/** kg by barem of pieces that are cut from a product. */
export function pieceWeightAt(product: CutProduct, length: string, count: string): Figure {
  const weight = weightAt(product, length)
  const each = weight && (product.baremBasis === 'piece' ? weight : exact.mul(weight, length))
  return each && rounded(exact.mul(each, count), 2)
}
