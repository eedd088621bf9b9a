import { exact, sum } from '@barem/resources/calc/exact'
import { useTranslate } from '@refinedev/core'
import { Link } from 'react-router'
import type { BesideProps } from '../../overrides/types.ts'
import { Amount } from './amount.tsx'
import { type Card, LATE, useDebt } from './debt.ts'
import './customer-debt.css'

/**
 * What a customer owes now: the balance, what of it is late and by how many days, money not
 * allocated that is in it, and what of the limit is left.
 */
export default function CustomerDebt({ id, inForm }: BesideProps) {
  const t = useTranslate()
  const { data } = useDebt<Card>('receivables/card', { customerId: id, _start: '0', _end: '1' })
  if (data?.party.customer.id !== id) return null
  const { balance, creditLimit, overdueDays } = data.party
  const late = sum(LATE.map((name) => data.party[name]))
  const left = creditLimit === null ? null : exact.sub(creditLimit, balance)
  return (
    <Link className="customer-debt" to={`/finance-accounting/receivables/${id}`} target={inForm ? '_blank' : undefined}>
      <span>
        {t('debt.beside.balance')} <Amount of={balance} />
      </span>
      {!late.isZero() && (
        <span className="debt-late">
          {t('debt.beside.late', { count: overdueDays })} <Amount of={late.toFixed()} />
        </span>
      )}
      {data.party.unapplied !== '0' && (
        <span>
          {t('debt.buckets.unapplied')} <Amount of={data.party.unapplied} />
        </span>
      )}
      {left !== null && (
        <span className={left.isNegative() ? 'debt-late' : undefined}>
          {t(left.isNegative() ? 'debt.beside.over' : 'debt.beside.left')} <Amount of={left.abs().toFixed()} />
        </span>
      )}
    </Link>
  )
}
