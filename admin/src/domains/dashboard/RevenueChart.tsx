import { Column } from '@ant-design/charts'
import { useTranslate } from '@refinedev/core'
import { theme } from 'antd'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { formatMoney, formatNumber, withMinus } from '../../format/number.ts'
import { useIsMobile } from '../../layout/useMedia.ts'
import { useMode } from '../../theme/preferences.ts'
import type { Compared } from './dashboard.ts'

type Props = {
  of: Compared
  /** What came back; undefined where the person may not see it. */
  refunded: Compared | undefined
  buckets: readonly string[]
  title: (bucket: string) => string
  /** The same below the chart. */
  short: (bucket: string) => string
  /** Where the documents of a bucket are listed. */
  pathOf: (bucket: string, metric?: 'revenue' | 'refunded') => string
}

const HEIGHT = 280
const PHONE_HEIGHT = 200
const MILLION = 1_000_000

/** Columns of revenue beside those of the days before and of returns. One of this period opens its documents. */
export default function RevenueChart({ of, refunded, buckets, title, short, pathOf }: Props) {
  const t = useTranslate()
  const navigate = useNavigate()
  const isPhone = useIsMobile()
  const { token } = theme.useToken()
  const isDark = useMode() === 'dark'
  const [now, before, back] = (['now', 'before', 'refunded'] as const).map((name) => t(`dashboard.chart.${name}`))
  // The chart is drawn anew whenever it gets another configuration.
  const config = useMemo(
    () => ({
      data: buckets.flatMap((bucket, place) => [
        { bucket, series: before, value: Number(of.seriesBefore[place] ?? 0) },
        { bucket, series: now, value: Number(of.series[place] ?? 0) },
        ...(refunded ? [{ bucket, series: back, value: Number(refunded.series[place] ?? 0) }] : []),
      ]),
      ...{ xField: 'bucket', yField: 'value', colorField: 'series', group: { padding: 0.1 } },
      ...{ height: isPhone ? PHONE_HEIGHT : HEIGHT, autoFit: true, animate: false as const },
      theme: isDark ? 'classicDark' : 'classic',
      scale: {
        color: {
          domain: refunded ? [before, now, back] : [before, now],
          range: [token.colorTextQuaternary, token.colorPrimary, token.colorWarning],
        },
      },
      axis: {
        x: { title: false as const, labelFormatter: short, labelAutoHide: true },
        y: {
          title: false as const,
          labelFormatter: (value: number) =>
            value === 0 ? '0' : t('dashboard.chart.millions', { n: millions(value) }),
        },
      },
      legend: { color: { position: 'top', layout: { justifyContent: 'flex-end' } } },
      tooltip: {
        title: ({ bucket }: { bucket: string }) => title(bucket),
        items: [
          ({ series, value }: { series: string; value: number }) => ({
            name: series,
            value: withMinus(formatMoney(value)),
          }),
        ],
      },
      onReady: ({ chart }: { chart: { on: (name: string, heard: (event: ClickedColumn) => void) => void } }) =>
        chart.on('interval:click', ({ data: { data } }) =>
          navigate(pathOf(data.bucket, data.series === back ? 'refunded' : 'revenue')),
        ),
    }),
    // The functions follow from the buckets and the language.
    [of, refunded, buckets, isPhone, isDark, now, before, back, token.colorPrimary, token.colorTextQuaternary],
  )
  return (
    <div className="revenue-chart" aria-hidden>
      <Column {...config} />
    </div>
  )
}

type ClickedColumn = { data: { data: { bucket: string; series: string } } }

const millions = (value: number): string => withMinus(formatNumber(value / MILLION, 1))
