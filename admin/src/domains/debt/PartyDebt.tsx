import { exact, sum } from '@barem/resources/calc/exact'
import { employeeDebts, payableDebts, receivableDebts } from '@barem/resources/debts'
import { useTranslate } from '@refinedev/core'
import { Link } from 'react-router'
import { formatNumber, withMinus } from '../../format/number.ts'
import type { BesideProps } from '../../overrides/types.ts'
import { AfterThis } from './AfterThis.tsx'
import { Amount } from './amount.tsx'
import { type Card, LATE, named, useDebt } from './debt.ts'
import { pathOf, sideOf, type KeptDebts } from './items.ts'
import './customer-debt.css'

const WORDS = { customer: 'beside', supplier: 'besideSupplier', employee: 'besideEmployee' } as const

/**
 * What a party owes now, or is owed: the balance, what of it is late and by how many days, money not allocated that is
 * in it, and what of the limit is left.
 */
function PartyDebt({ debts, id, inForm, adds = null }: BesideProps & { debts: KeptDebts }) {
  const t = useTranslate()
  const { data } = useDebt<Card>(`${pathOf(debts)}/card`, { [debts.party]: id, _start: '0', _end: '1' })
  if (!data || named(data.party).id !== id) return null
  const { balance, creditLimit = null, overdueDays, weightDeviation = null } = data.party
  const late = sum(LATE.map((name) => data.party[name]))
  const left = creditLimit === null ? null : exact.sub(creditLimit, balance)
  return (
    <Link
      className="customer-debt"
      to={`/finance-accounting/${pathOf(debts)}/${id}`}
      target={inForm ? '_blank' : undefined}
    >
      <span>
        {t(`debt.${WORDS[sideOf(debts)]}.balance`)} <Amount of={balance} />
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
      {adds !== null && <AfterThis balance={balance} adds={adds} limit={creditLimit} />}
      {adds === null && left !== null && (
        <span className={left.isNegative() ? 'debt-late' : undefined}>
          {t(left.isNegative() ? 'debt.beside.over' : 'debt.beside.left')} <Amount of={left.abs().toFixed()} />
        </span>
      )}
      {weightDeviation !== null && adds === null && (
        <span>
          {t('debt.besideSupplier.deviation')}{' '}
          <span className="figures">{withMinus(formatNumber(weightDeviation))}%</span>
        </span>
      )}
    </Link>
  )
}

export const CustomerDebt = (props: BesideProps) => <PartyDebt {...props} debts={receivableDebts} />
export const SupplierDebt = (props: BesideProps) => <PartyDebt {...props} debts={payableDebts} />
export const EmployeeDebt = (props: BesideProps) => <PartyDebt {...props} debts={employeeDebts} />
