import type { FamilyRow } from '@barem/resources/catalogue/family'
import { exactly, type Figure } from '@barem/resources/calc/exact'
import { tenantTransaction } from '#app/tenancy/tenant_transaction'

type Sized = Pick<FamilyRow, 'attributes' | 'length'>

const number = (figure: Figure) => exactly(figure)?.toFixed() ?? ''

/** The dimensions and the length of a product, however they were written. */
const sizeOf = ({ attributes, length }: Sized): string =>
  JSON.stringify([number(length), ...Object.keys(attributes).map((symbol) => number(attributes[symbol] ?? null))])

/**
 * Codes of products that have the shape, the dimensions and the length of a row, by row. Of products that differ in
 * mill or grade it is the first.
 */
export async function alikeOf(rows: readonly FamilyRow[]): Promise<ReadonlyMap<FamilyRow, string>> {
  const shape = rows[0]?.shape
  if (!shape) return new Map()
  const symbols = Object.keys(rows[0]!.attributes)
  const { rows: products } = (await tenantTransaction().client.rawQuery(
    `select code, attributes, length::text as length from products
      where tenant_id = app_tenant() and shape = ? and status = 'in_business' order by code`,
    [shape],
  )) as { rows: (Sized & { code: string })[] }
  const known = new Map<string, string>()
  for (const { code, attributes, length } of products) {
    const size = sizeOf({
      length,
      attributes: Object.fromEntries(symbols.map((one) => [one, attributes?.[one] ?? ''])),
    })
    if (!known.has(size)) known.set(size, code)
  }
  return new Map(
    rows.flatMap((row): [FamilyRow, string][] => {
      const code = known.get(sizeOf(row))
      return code === undefined ? [] : [[row, code]]
    }),
  )
}
