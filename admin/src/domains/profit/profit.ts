import { partsUnder, type Lens, type ProfitPart } from '@barem/resources/calc/profit'
import { useQuery } from '@tanstack/react-query'
import type { Step } from '../../figures/Waterfall.tsx'
import { call } from '../../http/client.ts'
import type { Translate } from '../../i18n/translate.ts'

/** A profit with what makes it, whole dong each. */
export type Explained = {
  parts: Record<ProfitPart, string>
  profit: Record<Lens | 'booked', string>
  basis: string
  revenue: string
}

export type ProfitRow = Explained & {
  id: string
  date: string
  document: string
  documentId: string
  code: string | null
  lineId: string
  productId: string
  productName: string
  pieces: string
}

export type Profit = Explained & {
  /** What is not known, and is in another part. */
  unknown: ('suggested' | 'buyWeight' | 'cost')[]
  /** Goods that left and are not invoiced. */
  waiting: { pieces: string; cost: string } | null
  rows: ProfitRow[]
  rowCount: number
}

export const useProfit = (path: string | null) =>
  useQuery({
    queryKey: ['profit', path],
    queryFn: async ({ signal }) => (await call<Profit>(path!, { signal })).body,
    placeholderData: (before) => before,
    enabled: path !== null,
  })

/** What a row adds to a step. */
export const figureOf = (key: string, row: Explained, lens: Lens): string =>
  key === 'profit'
    ? row.profit[lens]
    : key === 'booked'
      ? row.profit.booked
      : key === 'basis'
        ? basisOf(row, lens)
        : row.parts[key as ProfitPart]

/** What the booked cost adds to the profit under a lens. */
const basisOf = ({ profit }: Explained, lens: Lens): string => (BigInt(profit.booked) - BigInt(profit[lens])).toString()

/** The way from price to profit under a lens; parts of nothing are left out. */
export function stepsOf(t: Translate, profit: Explained, lens: Lens): Step[] {
  const step = (key: string, isTotal = false): Step => ({
    ...{ key, isTotal, name: t(`profit.parts.${key}`) },
    value: figureOf(key, profit, lens),
  })
  const parts = partsUnder(lens).map((name) => step(name, name === 'suggested'))
  const differs = basisOf(profit, lens) !== '0'
  return [
    ...parts.filter(({ value, isTotal }) => isTotal || value !== '0'),
    step('profit', true),
    ...(differs ? [step('basis'), step('booked', true)] : []),
  ]
}
