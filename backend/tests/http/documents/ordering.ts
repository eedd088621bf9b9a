import { created, resourceOf, sample } from '#tests/support/samples'

const orders = resourceOf('sales-orders')

/** A D16 bar of 11.7 m and 1.58 kg/m, as the worked examples have it. */
export const bar = async (more: object = {}) =>
  (
    await created(resourceOf('products'), {
      ...(await sample(resourceOf('products'), 'DONGA', 'required')),
      weightMode: 'per_meter',
      densityWeight: '1.58',
      length: '11.7',
      priceType: 'barem_kg',
      sellingPrice: '15500',
      costPrice: '14500',
      ...more,
    })
  ).id

/** What an order requires besides its lines. */
export const header = async () => {
  const { lines: _lines, ...rest } = await sample(orders, 'DONGA', 'required')
  return { ...rest, shippingFee: '0' }
}
export const places = (body: any): string[] => body.errors.map(({ field, rule }: any) => `${field}:${rule}`)
