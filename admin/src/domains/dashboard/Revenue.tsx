import { daysOf, type Days } from '@barem/resources/calc/ranges'
import { useTranslate } from '@refinedev/core'
import { Button, Skeleton } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { formatMoney, formatNumber, withMinus } from '../../format/number.ts'
import { changeOf } from './change.ts'
import { bucketText, shortBucket } from './bucketText.ts'
import type { Compared, Dashboard } from './dashboard.ts'
import { entriesPath } from './paths.ts'
import { daysText } from './range.ts'

/** Charts weigh more than all else here together: they come after the figures. */
const RevenueChart = lazy(() => import('./RevenueChart.tsx'))

type Props = { of: Compared; refunded: Compared | undefined; dashboard: Dashboard }

const figure = (value: string | undefined) => (value === undefined ? '' : withMinus(formatNumber(value, 0)))

/**
 * Revenue by time beside that of the days before and beside what came back, as a chart or a table; said in words for
 * those who see neither.
 */
export function Revenue({ of, refunded, dashboard: { range, buckets } }: Props) {
  const t = useTranslate()
  const [isTable, setTable] = useState(false)
  const spoken = t('dashboard.chart.spoken', {
    days: daysText(t, range),
    amount: withMinus(formatMoney(of.value)),
    change: changeOf(t, of.value, of.before).text,
    before: daysText(t, range.before),
  })
  const spokenRefunded =
    refunded && t('dashboard.chart.spokenRefunded', { amount: withMinus(formatMoney(refunded.value)) })
  const pathOf = (bucket: string, metric: 'revenue' | 'refunded' = 'revenue') => {
    const days: Days = daysOf(bucket, range)
    return entriesPath(metric, days, range.bucket === 'hour' ? { hour: bucket } : {})
  }
  const title = (bucket: string) => bucketText(t, bucket, range.bucket)
  const sells = [of, refunded].some((one) => one && [...one.series, ...one.seriesBefore].some((value) => value !== '0'))
  return (
    <figure className="panel revenue">
      <header>
        <h2>{t('dashboard.chart.title')}</h2>
        {sells && (
          <Button size="small" onClick={() => setTable(!isTable)}>
            {t(isTable ? 'dashboard.chart.asChart' : 'dashboard.chart.asTable')}
          </Button>
        )}
      </header>
      <figcaption className={sells ? 'visually-hidden' : 'revenue-nothing'}>
        {sells ? [spoken, spokenRefunded].filter(Boolean).join(' ') : t('dashboard.chart.none')}
      </figcaption>
      {sells && !isTable && (
        <Suspense fallback={<Skeleton.Node active className="revenue-chart" />}>
          <RevenueChart
            {...{ of, refunded, buckets, title, pathOf }}
            short={(bucket) => shortBucket(bucket, range.bucket)}
          />
        </Suspense>
      )}
      {sells && isTable && (
        <div className="revenue-table">
          <table>
            <thead>
              <tr>
                <th>{t('dashboard.chart.bucket')}</th>
                <th>{t('dashboard.chart.now')}</th>
                <th>{t('dashboard.chart.before')}</th>
                {refunded && <th>{t('dashboard.chart.refunded')}</th>}
              </tr>
            </thead>
            <tbody>
              {buckets.map((bucket, place) => (
                <tr key={bucket}>
                  <th scope="row">{title(bucket)}</th>
                  <td className="figures">
                    <Link to={pathOf(bucket)}>{figure(of.series[place])}</Link>
                  </td>
                  <td className="figures">{figure(of.seriesBefore[place])}</td>
                  {refunded && (
                    <td className="figures">
                      <Link to={pathOf(bucket, 'refunded')}>{figure(refunded.series[place])}</Link>
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </figure>
  )
}
