import { useTranslate } from '@refinedev/core'
import type { ListControl } from '../../../resources/list/useListState.ts'
import { Amount } from '../amount.tsx'
import { type Documents, pageOf, useDebt } from '../debt.ts'

/** Money that is set off against no document yet, and what customers owe with it; of a part of them nothing. */
export default function Unapplied({ control }: { control: ListControl }) {
  const t = useTranslate()
  const asOf = control.filters.find(({ column }) => column.name === 'asOf')?.values['']?.[0] ?? ''
  const isWhole = control.q === '' && control.filters.every(({ column }) => column.name === 'asOf')
  const { data } = useDebt<Documents>('debt-tracking', { asOf, ...pageOf(1, 0) }, isWhole)
  if (!isWhole || !data || data.sum.balance === null || Number(data.sum.unapplied) === 0) return null
  return (
    <p className="debt-unapplied">
      <span>
        {t('debt.buckets.unapplied')} <Amount of={data.sum.unapplied!} />
      </span>
      <span>
        {t('debt.net')} <Amount of={data.sum.balance} />
      </span>
    </p>
  )
}
