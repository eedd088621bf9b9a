import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { PriceType } from '@barem/resources/calc/line'
import { Form } from 'antd'
import type { ReactNode } from 'react'
import { useShared } from '../../lines/context.ts'
import type { Goods as Found } from '../../lines/model/line.ts'
import type { Goods } from '../goods/line.ts'
import { OptionPrice, ownPrice, type ListPrice } from '../goods/OptionPrice.tsx'
import { firstType } from '../goods/prices.ts'
import { askQuote, headerIn } from './quote.ts'

/**
 * The price that a line of each product would have in the current order, by product; the product's own price until the
 * server has answered.
 */
function useListPrices(goods: readonly Goods[]): ReadonlyMap<string, ListPrice> {
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
      const price = prices.get(one.id) ?? ownPrice(one)
      return price ? [[one.id, price]] : []
    }),
  )
}

/** Gives what found goods cost in this order. */
export function useOptionPrices(found: readonly Found[]): (one: Found) => ReactNode {
  const prices = useListPrices(found as readonly Goods[])
  return (one) => <OptionPrice goods={one as Goods} price={prices.get(one.id)} />
}
