import { bar as product } from '#tests/support/bar'
import { resourceOf, sample } from '#tests/support/samples'

const orders = resourceOf('sales-orders')

/** The id of a new D16 bar of 11.7 m and 1.58 kg/m, as the worked examples have it. */
export const bar = async (more: object = {}) => (await product(more)).id

/** What an order requires besides its lines. */
export const header = async () => {
  const { lines: _lines, ...rest } = await sample(orders, 'DONGA', 'required')
  return { ...rest, shippingFee: '0' }
}
export const places = (body: any): string[] => body.errors.map(({ field, rule }: any) => `${field}:${rule}`)
