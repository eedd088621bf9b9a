import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { PriceType } from '@barem/resources/calc/line'
import { Form } from 'antd'
import { useShared } from '../../documents/grid/context.ts'
import { askQuote, headerIn } from '../../documents/grid/quote.ts'
import type { Goods } from './line.ts'
import { firstType } from './prices.ts'

/** A price, and what it is for. */
export interface ListPrice {
  price: string
  type: PriceType
}

/**
 * The price that a line of each product would have in the current order, by product; the product's own price until the
 * server has answered, and in documents that are not quoted.
 */
export function useListPrices(goods: readonly Goods[]): ReadonlyMap<string, ListPrice> {
  const { quoted } = useShared().spec
  const form = Form.useFormInstance()
  const values = form.getFieldsValue(true) as Readonly<Record<string, unknown>>
  const usual = (values.calculationMethod as PriceType | undefined) ?? null
  const asked = goods.map((one) => ({ productId: one.id, priceType: firstType(one, usual) }))
  const body = { ...(quoted && headerIn(quoted, values)), lines: asked }
  const { data } = useQuery({
    queryKey: ['quote', quoted?.name, 'list', JSON.stringify(body)],
    queryFn: async ({ signal }) =>
      (await askQuote(quoted!, body, signal)).lines.map(({ suggested }, place): [string, ListPrice | null] => [
        asked[place]!.productId,
        suggested.ok ? { price: suggested.price, type: asked[place]!.priceType } : null,
      ]),
    enabled: quoted !== null && goods.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    retry: 1,
  })
  const prices = new Map(data)
  return new Map(
    goods.flatMap((one): [string, ListPrice][] => {
      const own = one.sellingPrice ? { price: one.sellingPrice, type: one.priceType } : null
      const price = prices.get(one.id) ?? own
      return price ? [[one.id, price]] : []
    }),
  )
}
