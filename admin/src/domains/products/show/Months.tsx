import { useTranslate } from '@refinedev/core'
import { useQuery } from '@tanstack/react-query'
import { theme } from 'antd'
import { useSearchParams } from 'react-router'
import { daysOfMonth } from './daysOfMonth.ts'
import { MonthPrices } from './MonthPrices.tsx'
import { bucketText, shortBucket } from '../../../figures/bucketText.ts'
import { TimeFigure } from '../../../figures/TimeFigure.tsx'
import type { TimeSeries } from '../../../figures/timeSeries.ts'
import { formatNumber } from '../../../format/number.ts'
import { call } from '../../../http/client.ts'
import type { BesideProps } from '../../../overrides/types.ts'
import { definitionOf } from '../../../resources/model/registry.ts'
import './months.css'

type Months = {
  months: string[]
  stock?: { pieces: string; actualKg: string; baremKg: string }[]
  /** Mean prices of each month; absent where they may not be seen. */
  sold?: (string | null)[]
  bought?: (string | null)[]
  isByKg: boolean
}

const whole = (figure: string) => String(Math.round(Number(figure)))

/** How stock and prices of a product went for twelve months; each month opens what it is made of. */
export default function Months({ id }: BesideProps) {
  const t = useTranslate()
  const { token } = theme.useToken()
  const [search] = useSearchParams()
  const { data } = useQuery({
    queryKey: ['products', 'months', id],
    queryFn: async ({ signal }) => (await call<Months>(`products/${id}/months`, { signal })).body,
  })
  if (!data) return null
  const { months, stock, sold, bought, isByKg } = data
  const buckets = months.map((month) => `${month}-01`)
  const texts = {
    bucketText: (bucket: string) => bucketText(t, bucket, 'month'),
    shortText: (bucket: string) => shortBucket(bucket, 'month'),
  }
  const entries = (bucket: string) => {
    const { from, to } = daysOfMonth(bucket)
    const query = new URLSearchParams({ productId: id, date_gte: from, date_lte: to })
    return `${definitionOf('stock-entries').route}?${query}`
  }
  const ofStock: TimeSeries[] = (['pieces', 'actualKg', 'baremKg'] as const).map((name, place) => ({
    name: t(`products.months.${name}`),
    values: (stock ?? []).map((one) => whole(one[name])),
    colour: [token.colorPrimary, token.colorSuccess, token.colorTextQuaternary][place]!,
    pathOf: entries,
  }))
  const ofPrices: TimeSeries[] = Object.entries({ sold, bought }).flatMap(([name, values], place) =>
    values
      ? [
          {
            name: t(`products.months.${name}`),
            values: values.map((price) => price ?? '0'),
            colour: [token.colorPrimary, token.colorWarning][place]!,
            pathOf: (bucket: string) => `?prices=${bucket.slice(0, 7)}`,
          },
        ]
      : [],
  )
  const last = stock?.at(-1)
  const chosen = search.get('prices')
  return (
    <div className="product-months">
      {last && (
        <TimeFigure
          plain
          title={t('products.months.stock')}
          spoken={t('products.months.stockSpoken', {
            pieces: formatNumber(last.pieces),
            kg: formatNumber(last.actualKg),
          })}
          none={t('products.months.noStock')}
          series={ofStock}
          buckets={buckets}
          {...texts}
        />
      )}
      {ofPrices.length > 0 && (
        <TimeFigure
          plain
          title={t(isByKg ? 'products.months.pricesKg' : 'products.months.pricesPiece')}
          spoken={t('products.months.pricesSpoken')}
          none={t('products.months.noPrices')}
          series={ofPrices}
          buckets={buckets}
          {...texts}
        />
      )}
      {chosen && ofPrices.length > 0 && <MonthPrices productId={id} month={chosen} />}
    </div>
  )
}
