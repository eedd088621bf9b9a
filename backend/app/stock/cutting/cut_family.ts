import { exact, exactly, given, rounded, type Figure } from '@barem/resources/calc/exact'
import type { WeightMode } from '@barem/resources/calc/barem'
import type { Basis } from '@barem/resources/calc/shapes'
import { rowsOf } from '#app/tenancy/run'

/** A product as its cut pieces need it. */
export interface CutProduct {
  id: string
  code: string
  name: string
  weightMode: WeightMode
  /** Metres; null for goods without a length. */
  length: Figure
  /** kg of a metre or of a piece, as `baremBasis` says. */
  densityWeight: Figure
  baremBasis: Basis | null
}

const COLUMNS = `p.id, p.code, p.name, p.weight_mode as "weightMode", p.length::text as length,
  p.density_weight::text as "densityWeight", p.barem_basis as "baremBasis"`

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
const ALIKE = ['product_type_id', 'weight_mode', 'shape', 'attributes', 'grade', 'standard', 'mill']

/** Products of the families of these, by the id of the one and metres. */
export type Family = ReadonlyMap<string, string>

export const memberKey = (productId: string, length: string) => `${productId} ${given(length, 'length').toFixed()}`

/** Products in business that differ from these in their length alone, of several the first by code. */
export async function familyOf(ids: Iterable<string>): Promise<Family> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Map()
  const rows = await rowsOf<{ of: string; id: string; length: string }>(
    `select s.id as of, p.id, p.length::text as length from products s join products p on p.tenant_id = s.tenant_id
        and p.id <> s.id and p.status = 'in_business' and p.length is not null
        and ${ALIKE.map((name) => `p.${name} is not distinct from s.${name}`).join(' and ')}
        and p.barem_basis is not distinct from s.barem_basis
        and case p.barem_basis when 'metre' then p.density_weight = s.density_weight
          else abs(p.density_weight / p.length - s.density_weight / s.length) < 0.001 end
      where s.tenant_id = app_tenant() and s.id = any($1::uuid[]) and s.length > 0 order by p.code`,
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
