import { Decimal } from 'decimal.js'
import { pieceWeight, theoreticalBarem, type WeightMode } from '@barem/resources/calc/barem'
import { freezeWeight, type PriceType } from '@barem/resources/calc/line'
import type { Basis } from '@barem/resources/calc/shapes'
import type { BehaviourOf, ValuesOf } from '#app/engine/behaviour_of'
import { ApiError, type FieldError } from '#app/http/api_error'
import { rowsOf } from '#app/tenancy/run'
import { restateOnHand } from './restate_on_hand.ts'

type Product = ValuesOf<'products'>

const refuse = (...errors: FieldError[]): never => {
  throw new ApiError('COM_ERR_001', { errors })
}

const isBlank = (value: unknown) => value === null || value === undefined || value === ''
const same = (one: unknown, other: unknown) =>
  isBlank(one) === isBlank(other) && (isBlank(one) || new Decimal(String(one)).eq(String(other)))

/**
 * The only price type of some weight modes: goods counted by the piece have no kg price, goods that are only weighed no
 * other.
 */
const ONLY_PRICE: Partial<Record<WeightMode, PriceType>> = { none: 'piece', coil: 'actual_kg' }

const GIVEN: Partial<Record<WeightMode, Basis>> = { per_piece: 'piece', per_meter: 'metre' }

/**
 * Weight by dimensions: computed, and overridden only with a reason. What was never overridden follows its dimensions.
 */
function settleGeometry(row: Product, before: Product | null): Basis {
  const barem = theoreticalBarem({
    shape: row.shape!,
    attributes: row.attributes,
    density: row.materialDensity || undefined,
  })
  if (!barem.ok) {
    const names = [...barem.missing, ...barem.wrong].filter((name) => name !== 'density')
    return refuse(
      barem.wrong.includes('density')
        ? { field: 'materialDensity', rule: 'required' }
        : {
            field: 'attributes',
            rule: barem.missing.length > 0 ? 'dimensionsMissing' : 'dimensionsWrong',
            meta: { names: names.join(', ') },
          },
    )
  }
  // A reason that comes with the old figure means that it is to stay.
  const followed =
    before !== null &&
    same(before.densityWeight, before.computedWeight) &&
    same(row.densityWeight, before.densityWeight) &&
    isBlank(row.baremReason)
  if (isBlank(row.densityWeight) || followed) row.densityWeight = new Decimal(barem.value).toFixed(6)
  row.computedWeight = new Decimal(barem.value).toFixed(6)
  row.baremFormula = barem.formula
  if (same(row.densityWeight, row.computedWeight)) row.baremReason = null
  else if (isBlank(row.baremReason))
    refuse({ field: 'baremReason', rule: 'baremReason', meta: { computed: barem.value } })
  return barem.basis
}

/** Whether the company has pieces of a product, on their way too; none come or leave until the end of the write. */
async function isOnHand(productId: string): Promise<boolean> {
  const rows = await rowsOf<{ isThere: boolean }>(
    `select pieces > 0 as "isThere" from stock_by_product
      where tenant_id = app_tenant() and product_id = $1 for no key update`,
    [productId],
  )
  return rows[0]?.isThere ?? false
}

/** @throws ApiError COM_ERR_001 where a product was sold or moved: its documents say whether it is work or goods */
async function requireUnsold(productId: string): Promise<void> {
  const [found] = await rowsOf<{ isUsed: boolean }>(
    `select exists (select from sales_orders_lines where tenant_id = app_tenant() and product_id = $1)
       or exists (select from stock_entries where tenant_id = app_tenant() and product_id = $1) as "isUsed"`,
    [productId],
  )
  if (found!.isUsed) refuse({ field: 'isService', rule: 'serviceUsed' })
}

/**
 * What the cost of goods follows: what nothing weighs has pieces alone, and coils have no barem. While there are any,
 * they keep what they have.
 */
async function settleBasis(row: Product, before: Product | null, id: string | null): Promise<void> {
  const { weightMode, valuationBasis: basis } = row
  const fitting = weightMode === 'none' ? 'piece' : weightMode === 'coil' && basis === 'barem_kg' ? 'actual_kg' : basis
  if (!before || !id || before.valuationBasis === fitting) row.valuationBasis = fitting
  else if (!(await isOnHand(id))) row.valuationBasis = fitting
  else if (basis !== before.valuationBasis) refuse({ field: 'valuationBasis', rule: 'basisOnHand' })
}

/** Products: how much a piece weighs, by the mode that its goods are weighed in. */
export const productBehaviour: BehaviourOf<'products'> = {
  async settle(row, { id, before }) {
    // Nobody weighs work.
    if (row.isService) row.weightMode = 'none'
    if (before && id && before.isService !== row.isService) await requireUnsold(id)
    const { weightMode } = row
    await settleBasis(row, before, id)
    row.priceType = ONLY_PRICE[weightMode] ?? row.priceType
    const basis = weightMode === 'geometry' ? settleGeometry(row, before) : (GIVEN[weightMode] ?? null)
    row.baremBasis = basis
    if (basis && isBlank(row.densityWeight)) refuse({ field: 'densityWeight', rule: 'required' })
    if (basis === 'metre' && isBlank(row.length)) refuse({ field: 'length', rule: 'required' })
    const weight = pieceWeight(freezeWeight({ ...row, baremBasis: basis }))
    row.pieceWeight = weight === null ? null : new Decimal(weight).toFixed(4)
  },
  updated: restateOnHand,
}
