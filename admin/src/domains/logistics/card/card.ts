import { dayInVietnam } from '@barem/resources/kit'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { formatNumber, kgFigure, withMinus } from '../../../format/number.ts'
import { call } from '../../../http/client.ts'

export const CARD_PAGE = '/logistics/inventory/card'

type Named = { id: string; code: string; name: string }

export const measures = ['pieces', 'actualKg', 'baremKg', 'value'] as const
export type Measure = (typeof measures)[number]
/** Values are there for those who may see costs, on the card of the company. */
export type Figures = Record<Exclude<Measure, 'value'>, string> & { value?: string }
type Sides = Partial<Record<Measure, string | null>>

export type CardRow = {
  id: string
  date: string
  document: string
  documentId: string
  code: string | null
  kind: string
  warehouse: Named | null
  in: Sides
  out: Sides
  after: Figures
}

export type StockCard = {
  product: Named & { unit: string | null }
  warehouse: Named | null
  rows: CardRow[]
  sum: Record<'opening' | 'in' | 'out' | 'closing', Figures>
  total: number
}

/** The whole range. */
export type WholeCard = StockCard & { from: string | null; to: string }

export const kindOf = ({ kind }: CardRow): string => `resources.stock-entries.choices.kind.${kind}`

/** A figure of a measure, with a minus below zero. */
export const figureOf = (measure: Measure, figure: string): string =>
  measure === 'pieces'
    ? withMinus(formatNumber(figure, 3))
    : measure === 'value'
      ? withMinus(formatNumber(figure, 0))
      : withMinus(kgFigure(figure))

/** The measures that a card has. */
export const measuresOf = ({ sum }: StockCard): Measure[] => measures.filter((name) => sum.closing[name] !== undefined)

/** What a card is narrowed to: this month until today unless the address says more. */
export function useAskedCard() {
  const [search, setSearch] = useSearchParams()
  const put = (changes: Readonly<Record<string, string>>) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        if (!('page' in changes)) next.delete('page')
        for (const [name, value] of Object.entries(changes))
          if (value === '') next.delete(name)
          else next.set(name, value)
        return next
      },
      { replace: true },
    )
  const to = search.get('to') ?? dayInVietnam(new Date())
  const asked = {
    ...{ productId: search.get('productId') ?? '', warehouseId: search.get('warehouseId') ?? '' },
    ...{ from: search.get('from') ?? `${to.slice(0, 7)}-01`, to },
  }
  return { asked, page: Number(search.get('page') ?? 1), withValues: search.get('values') === 'true', put }
}

export type AskedCard = ReturnType<typeof useAskedCard>['asked']

/** An address or a path with what a card is narrowed to. */
export const withAsked = (path: string, asked: Readonly<Record<string, string>>): string =>
  `${path}?${new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== ''))}`

/** What the server says of a card; the last answer stays until the next one comes. */
export function useCard<Answer>(path: string, asked: Readonly<Record<string, string>>) {
  const address = withAsked(path, asked)
  return useQuery({
    queryKey: ['stock-card', address],
    queryFn: async ({ signal }) => (await call<Answer>(address, { signal })).body,
    placeholderData: keepPreviousData,
    enabled: Boolean(asked.productId),
  })
}

/** Products or warehouses that cards are of. @param typed words of them */
export function useChoices(field: 'productId' | 'warehouseId', typed = '') {
  return useQuery({
    queryKey: ['stock-card', 'choices', field, typed],
    queryFn: async ({ signal }) =>
      (await call<Named[]>(withAsked(`stock-entries/options/${field}`, { q: typed, _end: '50' }), { signal })).body,
    placeholderData: keepPreviousData,
  })
}
