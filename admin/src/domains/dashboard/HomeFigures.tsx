import { useTranslate } from '@refinedev/core'
import { Link } from 'react-router'
import { formatKg, formatMoney, withMinus } from '../../format/number.ts'
import { changeOf } from './change.ts'
import { type Compared, type Dashboard, useFigures } from './dashboard.ts'
import { overdueIn } from './overdue.ts'
import { entriesPath } from './paths.ts'

const money = (value: string) => withMinus(formatMoney(value))
const THIS_MONTH = new URLSearchParams({ range: 'thisMonth' })

type Figure = { key: string; title: string; to: string; value: string; note?: string; isLate?: boolean }

/** The company this month in a line of figures, each with what makes sense of it, as far as the person may see them. */
export default function HomeFigures() {
  const t = useTranslate()
  const { data } = useFigures<Dashboard>('dashboard', THIS_MONTH, true)
  if (!data || data.body.setup || !data.body.figures.revenue) return null
  const { range, figures, tops, payable } = data.body
  const ofMonth = (key: 'revenue' | 'kgSold' | 'collected', { value, before }: Compared, text: string): Figure => ({
    key,
    title: t('dashboard.home.month', { what: t(`dashboard.tiles.${key}`) }),
    to: entriesPath(key, range),
    value: text,
    note: changeOf(t, value, before).text,
  })
  const { revenue, kgSold, collected } = figures
  const late = tops.debts && overdueIn(tops.debts)
  const all: Figure[] = [
    ofMonth('revenue', revenue!, money(revenue!.value)),
    ...(kgSold ? [ofMonth('kgSold', kgSold, formatKg(kgSold.value))] : []),
    ...(collected ? [ofMonth('collected', collected, money(collected.value))] : []),
    ...(tops.debts
      ? [
          {
            key: 'receivable',
            title: t('dashboard.tiles.receivable'),
            to: '/finance-accounting/receivables',
            value: money(tops.debts.sum.balance),
            ...(late && { note: t('dashboard.overdue', { amount: money(String(late)) }), isLate: true }),
          },
        ]
      : []),
    ...(payable
      ? [
          {
            key: 'payable',
            title: t('dashboard.tiles.payable'),
            to: '/finance-accounting/payables',
            value: money(payable.balance),
            note: t('dashboard.dueThisWeek', { amount: money(payable.thisWeek) }),
          },
        ]
      : []),
  ]
  return (
    <dl className="home-figures" aria-label={t('dashboard.home.title')}>
      {all.map(({ key, title, to, value, note, isLate }) => (
        <div key={key}>
          <dt>{title}</dt>
          <dd className="figures">
            <Link to={to}>{value}</Link>
          </dd>
          {note && <dd className={isLate ? 'is-late figures' : 'figures'}>{note}</dd>}
        </div>
      ))}
    </dl>
  )
}
