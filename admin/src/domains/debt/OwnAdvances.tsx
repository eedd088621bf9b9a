import { useTranslate } from '@refinedev/core'
import { Link } from 'react-router'
import { Amount } from './amount.tsx'
import { useOwnCard } from './useOwnCard.ts'
import './lists/debt-list.css'

/** What the signed-in person owes of advances, or is owed, with a link to their card. Nothing is shown at zero. */
export default function OwnAdvances() {
  const t = useTranslate()
  const card = useOwnCard()
  if (!card || card.total === 0) return null
  const { balance } = card.party
  return (
    <p className="debt-unapplied">
      <Link to="/finance-accounting/employee-debts/mine">
        {t(balance.startsWith('-') ? 'debt.own.owed' : 'debt.own.holds')} <Amount of={balance.replace('-', '')} />
      </Link>
    </p>
  )
}
