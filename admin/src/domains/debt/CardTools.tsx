import { DownloadOutlined, PrinterOutlined } from '@ant-design/icons'
import { useTranslate } from '@refinedev/core'
import { App, Button, DatePicker } from 'antd'
import dayjs from 'dayjs'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { exportFile } from '../../resources/sheets/sheets.ts'
import type { Named } from './debt.ts'
import type { AskedFor } from './useAsked.ts'

const DAY = 'YYYY-MM-DD'

type Props = { customer: Named; from: string; asOf: string; put: AskedFor['put'] }

/** The days of a card, and the statement of it on paper or as a sheet. */
export function CardTools({ customer, from, asOf, put }: Props) {
  const t = useTranslate()
  const { message } = App.useApp()
  const navigate = useNavigate()
  const [isExporting, setExporting] = useState(false)
  const range = new URLSearchParams({ ...(from && { from }), asOf })
  async function download() {
    setExporting(true)
    await exportFile(
      `receivables/statement/export?customerId=${customer.id}&${range}`,
      `${t('debt.statement.title')} ${customer.code}`,
    ).catch((error: Error) => void message.error(error.message))
    setExporting(false)
  }
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
      <Button icon={<DownloadOutlined aria-hidden />} loading={isExporting} onClick={() => void download()}>
        {t('debt.statement.sheet')}
      </Button>
      <Button
        type="primary"
        icon={<PrinterOutlined aria-hidden />}
        onClick={() => void navigate(`/finance-accounting/receivables/${customer.id}/statement?${range}`)}
      >
        {t('debt.statement.print')}
      </Button>
    </div>
  )
}
