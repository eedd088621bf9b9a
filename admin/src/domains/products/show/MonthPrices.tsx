import { useTranslate } from '@refinedev/core'
import { useQuery } from '@tanstack/react-query'
import { formatDate } from '../../../format/date.ts'
import { formatMoney, formatNumber, kgFigure } from '../../../format/number.ts'
import { call } from '../../../http/client.ts'
import { DocumentLink } from '../../../resources/parts/DocumentLink.tsx'

type Price = {
  id: string
  side: 'sold' | 'bought'
  date: string
  document: string
  documentId: string
  code: string | null
  partner: string | null
  quantity: string
  unitPrice: string | null
  priceType: string | null
  kg: string | null
  amount: string | null
}

/** What a product was sold and bought for in a month, document by document. */
export function MonthPrices({ productId, month }: { productId: string; month: string }) {
  const t = useTranslate()
  const { data } = useQuery({
    queryKey: ['products', 'prices', productId, month],
    queryFn: async ({ signal }) =>
      (await call<Price[]>(`products/${productId}/prices?month=${month}`, { signal })).body,
  })
  const [year, number] = month.split('-')
  return (
    <section className="panel product-prices">
      <h2>{t('products.months.of', { month: `${number}/${year}` })}</h2>
      <ul>
        {(data ?? []).map((row) => (
          <li key={row.id}>
            <span>
              {t(`products.months.${row.side}`)} · {formatDate(row.date)} ·{' '}
              <DocumentLink document={row.document} documentId={row.documentId} code={row.code} />
            </span>
            <span>
              {row.partner} · {t('products.months.quantity', { quantity: formatNumber(row.quantity) })}
              {row.kg && ` · ${kgFigure(row.kg)} kg`}
            </span>
            <span className="figures">
              {row.unitPrice && formatMoney(row.unitPrice)}
              {row.priceType && ` / ${t(`resources.shared.choices.priceType.${row.priceType}`)}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
