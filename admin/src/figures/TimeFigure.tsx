import { useTranslate } from '@refinedev/core'
import { Button, Skeleton } from 'antd'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { formatNumber, withMinus } from '../format/number.ts'
import type { TimeSeries } from './timeSeries.ts'
import './figures.css'

/** Charts weigh more than all else here together: they come after the figures. */
const TimeChart = lazy(() => import('./TimeChart.tsx'))

type Props = {
  title: string
  /** The same in words, for those who see neither chart nor table. */
  spoken: string
  /** What is shown where all figures are 0. */
  none: string
  series: readonly TimeSeries[]
  buckets: readonly string[]
  bucketText: (bucket: string) => string
  shortText: (bucket: string) => string
  /** Figures as they are, such as pieces and prices; else they are dong. */
  plain?: boolean
  /** What stands between the title and the chart. */
  children?: ReactNode
}

const figure = (value: string | undefined) => (value === undefined ? '' : withMinus(formatNumber(value, 0)))

/** Figures by time, as a chart or as a table; each opens what it is made of. */
export function TimeFigure({ title, spoken, none, series, buckets, bucketText, shortText, plain, children }: Props) {
  const t = useTranslate()
  const [isTable, setTable] = useState(false)
  const isAny = series.some(({ values }) => values.some((value) => value !== '0'))
  return (
    <figure className="panel revenue">
      <header>
        <h2>{title}</h2>
        {isAny && (
          <Button size="small" onClick={() => setTable(!isTable)}>
            {t(isTable ? 'dashboard.chart.asChart' : 'dashboard.chart.asTable')}
          </Button>
        )}
      </header>
      {children}
      <figcaption className={isAny ? 'visually-hidden' : 'revenue-nothing'}>{isAny ? spoken : none}</figcaption>
      {isAny && !isTable && (
        <Suspense fallback={<Skeleton.Node active className="revenue-chart" />}>
          <TimeChart series={series} buckets={buckets} title={bucketText} short={shortText} {...(plain && { plain })} />
        </Suspense>
      )}
      {isAny && isTable && (
        <div className="revenue-table">
          <table>
            <thead>
              <tr>
                <th>{t('dashboard.chart.bucket')}</th>
                {series.map(({ name }) => (
                  <th key={name}>{name}</th>
                ))}
              </tr>
            </thead>
            <tbody>
              {buckets.map((bucket, place) => (
                <tr key={bucket}>
                  <th scope="row">{bucketText(bucket)}</th>
                  {series.map(({ name, values, pathOf }) => (
                    <td key={name} className="figures">
                      {pathOf ? <Link to={pathOf(bucket)}>{figure(values[place])}</Link> : figure(values[place])}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </figure>
  )
}
