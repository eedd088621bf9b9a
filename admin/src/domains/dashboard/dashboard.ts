import type { Bucket, Days, RangeName } from '@barem/resources/calc/ranges'
import type { MetricName } from '@barem/resources/metrics'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../http/client.ts'
import { FIGURES } from './news.ts'

/** A figure of a range and of the days that it is compared with, and of each bucket of both. */
export type Compared = { value: string; before: string; series: string[]; seriesBefore: string[] }

export type Figures = Partial<Record<MetricName, string>>
export type ReportRow = Figures & { id: string | null; code: string | null; name: string | null }
export type Reported = { rows: ReportRow[]; sum: Figures; total: number }

type Named = { id: string; code: string; name: string }
export type Debtor = { id: string; customer: Named; balance: string; overdueDays: number }
export type Debts = {
  rows: Debtor[]
  sum: Record<'balance' | 'late30' | 'late60' | 'late90' | 'later', string>
  total: number
}

export type Step = 'company' | 'warehouse' | 'products' | 'customers' | 'order'

/** What the server says of the company, as far as the person may see it. */
export type Dashboard = {
  /** Another one after each posting that changes it. */
  version: string
  today: string
  range: Days & { name: RangeName; before: Days; bucket: Bucket }
  buckets: string[]
  figures: Partial<Record<MetricName, Compared>>
  tops: { customers?: Reported; products?: Reported; debts?: Debts }
  /** What suppliers are owed, what of it is late, and what is due this week. */
  payable?: { balance: string; overdue: string; thisWeek: string }
  stock?: { actualKg: string; value?: string }
  needs: { openOrders?: number; overdueDebts?: number; trucksInYard?: number }
  setup: Record<Step, boolean> | null
}

/** How often figures are read again without news: what waits changes without a posting too. */
const PACE_MS = 60_000

/** An answer about figures with its headers; the last one stays until the next comes. */
export function useFigures<Answer>(path: string, params: URLSearchParams, isLive = false) {
  return useQuery({
    queryKey: [FIGURES, path, String(params)],
    queryFn: ({ signal }) => call<Answer>(`${path}?${params}`, { signal, quiet: isLive }),
    placeholderData: (before) => before,
    ...(isLive && { refetchInterval: PACE_MS }),
  })
}
