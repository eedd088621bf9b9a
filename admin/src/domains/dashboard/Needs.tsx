import { useTranslate } from '@refinedev/core'
import { Link } from 'react-router'
import { INBOX_PATH } from '../../documents/inbox/path.ts'
import { useWaitingCount } from '../../documents/inbox/useInbox.ts'
import type { Dashboard } from './dashboard.ts'

/** What waits for the person; nothing where nothing does. */
export function Needs({ of: { openOrders, overdueDebts, trucksInYard } }: { of: Dashboard['needs'] }) {
  const t = useTranslate()
  const approvals = useWaitingCount()
  const needs = [
    ['approvals', approvals, INBOX_PATH],
    ['overdueDebts', overdueDebts, '/finance-accounting/debt-tracking?show=overdue'],
    ['openOrders', openOrders, '/sale-management/order?status=approved&status=in_progress'],
    ['trucksInYard', trucksInYard, '/logistics/yard'],
  ] as const
  const found = needs.filter(([, count]) => count)
  if (found.length === 0) return null
  return (
    <section className="panel needs" aria-labelledby="needs-title">
      <h2 id="needs-title">{t('dashboard.needs.title')}</h2>
      <ul>
        {found.map(([name, count, to]) => (
          <li key={name}>
            <Link to={to}>{t(`dashboard.needs.${name}`, { count: count! })}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
