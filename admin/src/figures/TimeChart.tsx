import { Column } from '@ant-design/charts'
import { useTranslate } from '@refinedev/core'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { formatMoney, formatNumber, withMinus } from '../format/number.ts'
import { useIsMobile } from '../layout/useMedia.ts'
import { useMode } from '../theme/preferences.ts'
import type { TimeSeries } from './timeSeries.ts'

type Props = {
  series: readonly TimeSeries[]
  buckets: readonly string[]
  title: (bucket: string) => string
  /** The same below the chart. */
  short: (bucket: string) => string
  /** Figures as they are, such as pieces and prices; else they are millions of dong. */
  plain?: boolean
}

const HEIGHT = 280
const PHONE_HEIGHT = 200
const MILLION = 1_000_000

/** Columns of several figures beside each other; a click on one opens what it is made of. */
export default function TimeChart({ series, buckets, title, short, plain = false }: Props) {
  const t = useTranslate()
  const navigate = useNavigate()
  const isPhone = useIsMobile()
  const isDark = useMode() === 'dark'
  // What is there to compare with stands before what it is compared with.
  const drawn = series.toSorted((one, other) => Number(Boolean(one.pathOf)) - Number(Boolean(other.pathOf)))
  // The chart is drawn anew whenever it gets another configuration.
  const config = useMemo(
    () => ({
      data: buckets.flatMap((bucket, place) =>
        drawn.map(({ name, values }) => ({ bucket, series: name, value: Number(values[place] ?? 0) })),
      ),
      ...{ xField: 'bucket', yField: 'value', colorField: 'series', group: { padding: 0.1 } },
      ...{ height: isPhone ? PHONE_HEIGHT : HEIGHT, autoFit: true, animate: false as const },
      theme: isDark ? 'classicDark' : 'classic',
      scale: { color: { domain: drawn.map(({ name }) => name), range: drawn.map(({ colour }) => colour) } },
      axis: {
        x: { title: false as const, labelFormatter: short, labelAutoHide: true },
        y: {
          title: false as const,
          labelFormatter: (value: number) =>
            plain
              ? withMinus(formatNumber(value))
              : value === 0
                ? '0'
                : t('dashboard.chart.millions', { n: millions(value) }),
        },
      },
      legend: { color: { position: 'top', layout: { justifyContent: 'flex-end' } } },
      tooltip: {
        title: ({ bucket }: { bucket: string }) => title(bucket),
        items: [
          ({ series: name, value }: { series: string; value: number }) => ({
            name,
            value: withMinus(plain ? formatNumber(value) : formatMoney(value)),
          }),
        ],
      },
      onReady: ({ chart }: { chart: { on: (name: string, heard: (event: ClickedColumn) => void) => void } }) =>
        chart.on('interval:click', ({ data: { data } }) => {
          // A column that is there to compare with opens what it is compared with.
          const clicked = drawn.find(({ name, pathOf }) => name === data.series && pathOf) ?? series[0]
          if (clicked?.pathOf) navigate(clicked.pathOf(data.bucket))
        }),
    }),
    // The functions follow from the buckets and the language.
    [buckets, isPhone, isDark, JSON.stringify(drawn)],
  )
  return (
    <div className="revenue-chart" aria-hidden>
      <Column {...config} />
    </div>
  )
}

type ClickedColumn = { data: { data: { bucket: string; series: string } } }

const millions = (value: number): string => withMinus(formatNumber(value / MILLION, 1))
