import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { PriceType } from '@barem/resources/calc/line'
import { Form } from 'antd'
import { call } from '../../http/client.ts'
import { definitionOf } from '../../resources/model/registry.ts'
import { useSeen } from '../../resources/model/visible.ts'
import { useShared } from './context.ts'
import { firstType } from './model/changes.ts'
import type { Goods } from './model/line.ts'
import { headerIn, type QuoteAnswer } from './quote.ts'

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
  const { spec } = useShared()
  const form = Form.useFormInstance()
  const seen = useSeen(definitionOf('sales-orders'))
  const values = form.getFieldsValue(true) as Readonly<Record<string, unknown>>
  const start = { priceType: (values.calculationMethod as PriceType | undefined) ?? null }
  const asked = goods.map((one) => ({
    productId: one.id,
    quantity: null,
    priceType: firstType(one, start),
    unitPrice: null,
  }))
  const body = { ...headerIn(seen, values), lines: asked }
  const { data } = useQuery({
    queryKey: ['quote', 'list', JSON.stringify(body)],
    queryFn: async ({ signal }) =>
      (await call<QuoteAnswer>('sales-orders/quote', { method: 'POST', body, signal, quiet: true })).body.lines.map(
        ({ suggested }, place): [string, ListPrice | null] => [
          asked[place]!.productId,
          suggested.ok ? { price: suggested.price, type: asked[place]!.priceType } : null,
        ],
      ),
    enabled: spec.sells && goods.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    retry: 1,
  })
  const quoted = new Map(data)
  return new Map(
    goods.flatMap((one): [string, ListPrice][] => {
      const own = one.sellingPrice ? { price: one.sellingPrice, type: one.priceType } : null
      const price = quoted.get(one.id) ?? own
      return price ? [[one.id, price]] : []
    }),
  )
}
