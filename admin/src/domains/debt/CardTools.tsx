import { PrinterOutlined } from '@ant-design/icons'
import { useTranslate } from '@refinedev/core'
import { Button, DatePicker } from 'antd'
import dayjs from 'dayjs'
import { useNavigate } from 'react-router'
import type { Named } from './debt.ts'
import { pathOf, type KeptDebts } from './items.ts'
import { SheetButton } from '../../resources/sheets/SheetButton.tsx'
import type { AskedFor } from './useAsked.ts'

const DAY = 'YYYY-MM-DD'

type Props = { debts: KeptDebts; party: Named; from: string; asOf: string; put: AskedFor['put'] }

/** The days of a card, and the statement of it on paper or as a sheet. */
export function CardTools({ debts, party, from, asOf, put }: Props) {
  const t = useTranslate()
  const navigate = useNavigate()
  const range = new URLSearchParams({ ...(from && { from }), asOf })
  return (
    <div className="card-tools">
      <DatePicker
        aria-label={t('debt.from')}
        placeholder={t('debt.from')}
        format="DD/MM/YYYY"
        value={from ? dayjs(from) : null}
        maxDate={dayjs(asOf)}
        onChange={(day) => put('from', day ? day.format(DAY) : '')}
      />
      <DatePicker
        aria-label={t('debt.asOf')}
        allowClear={false}
        format="DD/MM/YYYY"
        value={dayjs(asOf)}
        maxDate={dayjs()}
        onChange={(day) => put('asOf', day.format(DAY))}
      />
      <SheetButton
        path={`${pathOf(debts)}/statement/export?${debts.party}=${party.id}&${range}`}
        title={`${t('debt.statement.title')} ${party.code}`}
      >
        {t('debt.statement.sheet')}
      </SheetButton>
      <Button
        icon={<PrinterOutlined aria-hidden />}
        onClick={() => void navigate(`/finance-accounting/${pathOf(debts)}/${party.id}/statement?${range}`)}
      >
        {t('debt.statement.print')}
      </Button>
    </div>
  )
}
