import type { Row } from '#tests/support/documents/on_paper'
import { created, fresh, resourceOf, sample } from '#tests/support/samples'

/** A new bar of D16, 11.7 m and 1.58 kg/m, at 15,500 a kg by barem, with whatever else. */
export async function bar(more: object = {}, prefix = 'BAR'): Promise<Row & { code: string; name: string }> {
  const code = `${prefix}${fresh()}`
  return (await created(resourceOf('products'), {
    ...(await sample(resourceOf('products'), 'DONGA', 'required')),
    code,
    name: `Thanh ${code}`,
    weightMode: 'per_meter',
    densityWeight: '1.58',
    length: '11.7',
    priceType: 'barem_kg',
    sellingPrice: '15500',
    costPrice: '14500',
    ...more,
  })) as never
}
