import { useTranslate } from '@refinedev/core'
import type { ListControl } from '../../../resources/list/useListState.ts'
import { Amount } from '../amount.tsx'
import { type Documents, pageOf, useDebt } from '../debt.ts'

type Beside = Documents | Documents['sum']
type Props = { control: ListControl }

/** Money that is set off against no document yet, and what is owed with it; of a part of them nothing. */
function Unapplied({ control, path }: Props & { path: string }) {
  const t = useTranslate()
  const asOf = control.filters.find(({ column }) => column.name === 'asOf')?.values['']?.[0] ?? ''
  const isWhole = control.q === '' && control.filters.every(({ column }) => column.name === 'asOf')
  const { data } = useDebt<Beside>(path, { asOf, ...pageOf(1, 0) }, { enabled: isWhole })
  const sum = data && ('sum' in data ? data.sum : data)
  if (!isWhole || !sum || sum.balance === null || Number(sum.unapplied) === 0) return null
  return (
    <p className="debt-unapplied">
      <span>
        {t('debt.buckets.unapplied')} <Amount of={sum.unapplied!} />
      </span>
      <span>
        {t('debt.net')} <Amount of={sum.balance} />
      </span>
    </p>
  )
}

export const OfCustomers = (props: Props) => <Unapplied {...props} path="debt-tracking" />
export const OfSuppliers = (props: Props) => <Unapplied {...props} path="payables/balance" />
export const OfEmployees = (props: Props) => <Unapplied {...props} path="employee-debts/balance" />
