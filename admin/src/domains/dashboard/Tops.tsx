import type { DimensionName } from '@barem/resources/metrics'
import type { ReportName } from '@barem/resources/metrics/reports'
import { useTranslate } from '@refinedev/core'
import type { Dashboard, Reported } from './dashboard.ts'
import { entriesPath, reportPath } from './paths.ts'
import { Top } from '../../figures/Top.tsx'

type Props = { of: Dashboard; params: URLSearchParams }

/** The largest customers, products and debts. */
export function Tops({ of: { range, tops }, params }: Props) {
  const t = useTranslate()
  const sales = (name: 'customers' | 'products', by: DimensionName, report: ReportName, found: Reported) => (
    <Top
      title={t(`dashboard.tops.${name}`)}
      to={reportPath(report, params)}
      nothing={t('dashboard.tops.nothing')}
      total={found.total}
      sum={found.sum.revenue!}
      rows={found.rows.map(({ id, code, name: title, revenue }) => ({
        key: id ?? 'none',
        code,
        name: title ?? t('dashboard.none'),
        to: entriesPath('revenue', range, { by, key: id ?? 'none' }),
        value: revenue!,
      }))}
    />
  )
  return (
    <div className="tops">
      {tops.customers && sales('customers', 'customer', 'sales-by-customer', tops.customers)}
      {tops.products && sales('products', 'product', 'sales-by-product', tops.products)}
      {tops.debts && (
        <Top
          title={t('dashboard.tops.debts')}
          to="/finance-accounting/receivables"
          nothing={t('dashboard.tops.noDebts')}
          total={tops.debts.total}
          sum={tops.debts.sum.balance}
          rows={tops.debts.rows.map(({ id, customer: { code, name }, balance }) => ({
            ...{ key: id, code, name, value: balance },
            to: `/finance-accounting/receivables/${id}`,
          }))}
        />
      )}
    </div>
  )
}
