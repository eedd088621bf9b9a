import { areas } from '@barem/resources/areas'
import { useTranslate } from '@refinedev/core'
import { formatDate } from '../../format/date.ts'
import { DayPicker } from '../../resources/inputs/DatePickers.tsx'
import type { InputProps } from '../../resources/inputs/input.ts'
import type { AnyRow } from '../../resources/model/columns.ts'
import { useAllowed } from '../../session/useAllowed.ts'
import { useDebt } from './debt.ts'

const FIRST = { of: 'goods', _start: '0', _end: '1' }

/** The day since which receipts owe: once a receipt does, it is fixed, and says so. */
export default function PayablesSinceInput(props: InputProps<'date'>) {
  const t = useTranslate()
  const day = props.row?.payablesSince as string | null | undefined
  const seesDebts = useAllowed(areas.debt, 'v')
  const { data } = useDebt<AnyRow[]>('payables-by-document', FIRST, { enabled: Boolean(day) && seesDebts })
  if (!day || !data || data.length === 0) return <DayPicker {...props} />
  return (
    <p className="stored-file">
      {formatDate(day)} <small>{t('debt.payablesBegun')}</small>
    </p>
  )
}
