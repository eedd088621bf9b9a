import { lineResource, type AnyResource } from '@barem/resources/kit'
import { api, signIn, type Company } from './client.ts'

type Line = { productId: string; quantity: string }

/** Whether a document posts lines of goods in a warehouse. */
export const postsGoods = (resource: AnyResource): boolean =>
  Object.values(resource.states?.actions ?? {}).some(({ posts }) => posts !== null) &&
  'warehouseId' in resource.fields &&
  resource.fields.lines?.type === 'lines' &&
  ['productId', 'quantity'].every((field) => field in lineResource(resource, 'lines').fields)

const stocks = new Map<Company, Promise<{ warehouseId: string; productId: string }>>()

/** Goods that a warehouse of the demo has plenty of: those of its first opening stock, since tests add others. */
export function goodsInStock(company: Company): Promise<{ warehouseId: string; productId: string }> {
  const known = stocks.get(company)
  if (known) return known
  const found = signIn('superadmin', company).then(async (token) => {
    const client = api(token)
    const [{ id }] = (await client.get('/opening-stocks?_start=0&_end=1&_sort=createdAt&_order=asc&status=done')).body
    const { warehouseId, lines } = (await client.get(`/opening-stocks/${id}`)).body
    const most = lines.toSorted((one: Line, other: Line) => Number(other.quantity) - Number(one.quantity))
    return { warehouseId, productId: most[0].productId }
  })
  stocks.set(company, found)
  return found
}
