import { useTranslate } from '@refinedev/core'
import { DatePicker, Result, theme } from 'antd'
import dayjs from 'dayjs'
import { Link } from 'react-router'
import { formatMoney, withMinus } from '../../../format/number.ts'
import { messagesOf } from '../../../http/fieldErrors.ts'
import { PageHeader } from '../../../layout/PageHeader.tsx'
import { PageSkeleton } from '../../../layout/PageSkeleton.tsx'
import { bucketText, shortBucket } from '../../../figures/bucketText.ts'
import { daysText } from '../../../figures/daysText.ts'
import { TimeFigure } from '../../../figures/TimeFigure.tsx'
import { Top } from '../../../figures/Top.tsx'
import { Amount } from '../amount.tsx'
import { Expected } from './Expected.tsx'
import { bookPath, useFinance } from './finance.ts'
import '../../../resources/screens.css'
import '../debt.css'
import './finance.css'

const SUMS = ['opening', 'in', 'out', 'closing'] as const
const money = (amount: string) => withMinus(formatMoney(amount))

/** The money of the company: what funds have, what came and went by day, and what is to come and to go by week. */
export default function FinancePage() {
  const t = useTranslate()
  const { token } = theme.useToken()
  const { data, error, days, choose } = useFinance()
  if (error) return <Result status="error" title={messagesOf(error).join('. ')} />
  if (!data) return <PageSkeleton />
  const { funds, moved, expected } = data
  const ofDay = (day: string) => bookPath({ from: day, to: day })
  const series = (['in', 'out'] as const).map((name) => ({
    name: t(`finance.${name}`),
    values: moved.days.map((day) => day[name]),
    colour: name === 'in' ? token.colorPrimary : token.colorWarning,
    pathOf: ofDay,
  }))
  return (
    <section className="screen">
      <PageHeader
        title={t('menu.finance')}
        actions={
          <DatePicker.RangePicker
            aria-label={t('finance.days')}
            allowClear={false}
            format="DD/MM/YYYY"
            maxDate={dayjs()}
            value={[dayjs(days.from), dayjs(days.to)]}
            onChange={(chosen) => {
              const [from, to] = chosen ?? []
              if (from && to) choose(from.format('YYYY-MM-DD'), to.format('YYYY-MM-DD'))
            }}
          />
        }
      />
      <div className="finance">
        <Top
          title={t('finance.funds')}
          rows={funds.map(({ id, code, name, balance }) => ({
            ...{ key: id, code, name, value: balance },
            to: bookPath({ fundId: id }),
          }))}
          total={funds.length}
          sum={String(funds.reduce((sum, { balance }) => sum + BigInt(balance), 0n))}
          to={bookPath({})}
          nothing={t('finance.noFunds')}
        />
        <TimeFigure
          title={t('finance.moved')}
          spoken={t('finance.spoken', {
            ...{ days: daysText(t, moved), in: money(moved.sum.in), out: money(moved.sum.out) },
          })}
          none={t('finance.nothingMoved')}
          series={series}
          buckets={moved.days.map(({ date }) => date)}
          bucketText={(day) => bucketText(t, day, 'day')}
          shortText={(day) => shortBucket(day, 'day')}
        >
          <dl className="debt-facts">
            {SUMS.map((name) => (
              <div key={name}>
                <dt>{t(`finance.sums.${name}`)}</dt>
                <dd>
                  <Link to={bookPath({ from: moved.from, to: moved.to })}>
                    <Amount of={moved.sum[name]} />
                  </Link>
                </dd>
              </div>
            ))}
          </dl>
        </TimeFigure>
        {expected && <Expected of={expected} />}
      </div>
    </section>
  )
}
