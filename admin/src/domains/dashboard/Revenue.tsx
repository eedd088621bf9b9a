import { daysOf, type Days } from '@barem/resources/calc/ranges'
import { useTranslate } from '@refinedev/core'
import { theme } from 'antd'
import { formatMoney, withMinus } from '../../format/number.ts'
import { changeOf } from './change.ts'
import { bucketText, shortBucket } from '../../figures/bucketText.ts'
import type { Compared, Dashboard } from './dashboard.ts'
import { entriesPath } from './paths.ts'
import { daysText } from '../../figures/daysText.ts'
import { TimeFigure } from '../../figures/TimeFigure.tsx'
import type { TimeSeries } from '../../figures/timeSeries.ts'

type Props = { of: Compared; refunded: Compared | undefined; dashboard: Dashboard }

/** Revenue by time beside that of the days before and beside what came back. */
export function Revenue({ of, refunded, dashboard: { range, buckets } }: Props) {
  const t = useTranslate()
  const { token } = theme.useToken()
  const spoken = t('dashboard.chart.spoken', {
    days: daysText(t, range),
    amount: withMinus(formatMoney(of.value)),
    change: changeOf(t, of.value, of.before).text,
    before: daysText(t, range.before),
  })
  const spokenRefunded =
    refunded && t('dashboard.chart.spokenRefunded', { amount: withMinus(formatMoney(refunded.value)) })
  const pathOf = (metric: 'revenue' | 'refunded') => (bucket: string) => {
    const days: Days = daysOf(bucket, range)
    return entriesPath(metric, days, range.bucket === 'hour' ? { hour: bucket } : {})
  }
  const series: TimeSeries[] = [
    { name: t('dashboard.chart.now'), values: of.series, colour: token.colorPrimary, pathOf: pathOf('revenue') },
    { name: t('dashboard.chart.before'), values: of.seriesBefore, colour: token.colorTextQuaternary },
    ...(refunded
      ? [
          {
            ...{ name: t('dashboard.chart.refunded'), values: refunded.series, colour: token.colorWarning },
            pathOf: pathOf('refunded'),
          },
        ]
      : []),
  ]
  return (
    <TimeFigure
      title={t('dashboard.chart.title')}
      spoken={[spoken, spokenRefunded].filter(Boolean).join(' ')}
      none={t('dashboard.chart.none')}
      series={series}
      buckets={buckets}
      bucketText={(bucket) => bucketText(t, bucket, range.bucket)}
      shortText={(bucket) => shortBucket(bucket, range.bucket)}
    />
  )
}
