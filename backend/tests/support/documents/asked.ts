import { DAY, newProduct } from '#tests/http/pricing/quoting'
import { created, resourceOf, sample } from '../samples.ts'
import { act, type Clerk } from './lives.ts'

const orders = resourceOf('sales-orders')

/** An order on a day that has price rules of its own, waiting for `decides`; a line for each product. */
export async function asked(
  asks: Pick<Clerk, 'token'>,
  decides: Pick<Clerk, 'userId'>,
  lines: object[],
  more: object = {},
  comment?: string,
) {
  const { lines: _lines, ...header } = await sample(orders, 'DONGA', 'required')
  const row = await created(orders, {
    ...header,
    orderDate: DAY,
    receivingDate: DAY,
    discountSource: 'manual',
    discount: '0',
    shippingFee: '0',
    approverId: decides.userId,
    lines,
    ...more,
  })
  const answer = await act(asks.token, 'sales-orders', row as never, 'request', { comment })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return answer.body
}

/** The same of a product at its suggested price: nothing is unusual for an approver who sees no stock and no debts. */
export const askedWithinLimits = async (asks: Pick<Clerk, 'token'>, decides: Pick<Clerk, 'userId'>, comment?: string) =>
  asked(asks, decides, [sold((await newProduct()).id, '15500')], {}, comment)

/** A line that sells ten pieces of a product by kg of barem. */
export const sold = (productId: string, salePrice: string, more: object = {}) => ({
  productId,
  quantity: '10',
  priceType: 'barem_kg',
  salePrice,
  ...more,
})
