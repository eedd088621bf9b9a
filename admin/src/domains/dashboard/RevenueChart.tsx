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
  buckets: readonly string[]
  title: (bucket: string) => string
  /** The same below the chart. */
  short: (bucket: string) => string
  /** Where the documents of a bucket are listed. */
  pathOf: (bucket: string) => string
}

const HEIGHT = 280
const PHONE_HEIGHT = 200
const MILLION = 1_000_000

/** Columns of revenue beside those of the days before. A column of this period opens its documents. */
export default function RevenueChart({ of, buckets, title, short, pathOf }: Props) {
  const t = useTranslate()
  const navigate = useNavigate()
  const isPhone = useIsMobile()
  const { token } = theme.useToken()
  const isDark = useMode() === 'dark'
  const [now, before] = [t('dashboard.chart.now'), t('dashboard.chart.before')]
  // The chart is drawn anew whenever it gets another configuration.
  const config = useMemo(
    () => ({
      data: buckets.flatMap((bucket, place) => [
        { bucket, series: before, value: Number(of.seriesBefore[place] ?? 0) },
        { bucket, series: now, value: Number(of.series[place] ?? 0) },
      ]),
      ...{ xField: 'bucket', yField: 'value', colorField: 'series', group: { padding: 0.1 } },
      ...{ height: isPhone ? PHONE_HEIGHT : HEIGHT, autoFit: true, animate: false as const },
      theme: isDark ? 'classicDark' : 'classic',
      scale: { color: { domain: [before, now], range: [token.colorTextQuaternary, token.colorPrimary] } },
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
        chart.on('interval:click', ({ data }) => void navigate(pathOf(data.data.bucket))),
    }),
    // The functions follow from the buckets and the language.
    [of, buckets, isPhone, isDark, now, before, token.colorPrimary, token.colorTextQuaternary],
  )
  return (
    <div className="revenue-chart" aria-hidden>
      <Column {...config} />
    </div>
  )
}

type ClickedColumn = { data: { data: { bucket: string } } }

const millions = (value: number): string => withMinus(formatNumber(value / MILLION, 1))
