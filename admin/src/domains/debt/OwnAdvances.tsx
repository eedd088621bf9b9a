import { useTranslate } from '@refinedev/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { call } from '../../http/client.ts'
import { Amount } from './amount.tsx'
import type { Card } from './debt.ts'
import './lists/debt-list.css'

/** What the signed-in person owes of advances, or is owed, with a link to their card. Nothing is shown at zero. */
export default function OwnAdvances() {
  const t = useTranslate()
  const { data } = useQuery({
    queryKey: ['debt', 'own'],
    queryFn: async ({ signal }) =>
      (await call<Card>('employee-debts/card?_start=0&_end=1', { signal, quiet: true })).body,
    retry: false,
  })
  if (!data || data.total === 0) return null
  const { balance } = data.party
  return (
    <p className="debt-unapplied">
      <Link to="/finance-accounting/employee-debts/mine">
        {t(balance.startsWith('-') ? 'debt.own.owed' : 'debt.own.holds')} <Amount of={balance.replace('-', '')} />
      </Link>
    </p>
  )
}
