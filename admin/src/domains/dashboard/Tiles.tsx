import { useTranslate } from '@refinedev/core'
import type { MetricName } from '@barem/resources/metrics'
import { formatKg, formatMoney, withMinus } from '../../format/number.ts'
import { changeOf } from './change.ts'
import type { Compared, Dashboard } from './dashboard.ts'
import { overdueIn } from './overdue.ts'
import { entriesPath } from './paths.ts'
import { Tile } from './Tile.tsx'

const money = (value: string | number) => withMinus(formatMoney(value))

/** Dong per kg of the same lines; null where nothing was weighed. */
const perKg = ({ revenue, kgSold }: Dashboard['figures']): string | null =>
  revenue && kgSold && Number(kgSold.value) > 0 ? money(Number(revenue.value) / Number(kgSold.value)) : null

/** The figures of the company that the person may see. */
export function Tiles({ of: { range, figures, tops, payable, stock } }: { of: Dashboard }) {
  const t = useTranslate()
  const tile = (name: MetricName, { value, before, series }: Compared, text: string, beside?: string) => (
    <Tile
      key={name}
      title={t(`dashboard.tiles.${name}`)}
      explained={t(`dashboard.explained.${name}`)}
      to={entriesPath(name, range)}
      value={text}
      change={{ ...changeOf(t, value, before), isGood: name !== 'refunded' }}
      series={series}
      beside={beside}
    />
  )
  const { revenue, refunded, kgSold, shipping, collected } = figures
  const each = perKg(figures)
  return (
    <div className="tiles">
      {revenue &&
        tile(
          'revenue',
          revenue,
          money(revenue.value),
          shipping && t('dashboard.shippingBeside', { amount: money(shipping.value) }),
        )}
      {refunded && tile('refunded', refunded, money(refunded.value))}
      {kgSold &&
        tile('kgSold', kgSold, formatKg(kgSold.value), each ? t('dashboard.perKg', { amount: each }) : undefined)}
      {collected && tile('collected', collected, money(collected.value))}
      {tops.debts && (
        <Tile
          title={t('dashboard.tiles.receivable')}
          explained={t('dashboard.explained.receivable')}
          to="/finance-accounting/receivables"
          value={money(tops.debts.sum.balance)}
          beside={t('dashboard.overdue', { amount: money(String(overdueIn(tops.debts))) })}
        />
      )}
      {payable && Number(payable.balance) !== 0 && (
        <Tile
          title={t('dashboard.tiles.payable')}
          explained={t('dashboard.explained.payable')}
          to="/finance-accounting/payables"
          value={money(payable.balance)}
          beside={[
            t('dashboard.overdue', { amount: money(payable.overdue) }),
            t('dashboard.dueThisWeek', { amount: money(payable.thisWeek) }),
          ].join(' · ')}
        />
      )}
      {stock && (
        <Tile
          title={t('dashboard.tiles.stock')}
          explained={t('dashboard.explained.stock')}
          to="/logistics/inventory"
          value={formatKg(stock.actualKg)}
          beside={stock.value === undefined ? undefined : t('dashboard.worth', { amount: money(stock.value) })}
        />
      )}
    </div>
  )
}
