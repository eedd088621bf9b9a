import { PrinterOutlined } from '@ant-design/icons'
import { useTranslate } from '@refinedev/core'
import { Button, DatePicker } from 'antd'
import dayjs from 'dayjs'
import { useNavigate } from 'react-router'
import { Select } from '../../../controls/Select.tsx'
import { SheetButton } from '../../../resources/sheets/SheetButton.tsx'
import { type AskedBook, BOOK_PAGE, type BookFund, withAsked } from './book.ts'

type Props = {
  asked: AskedBook
  funds: readonly BookFund[]
  put: (changes: Readonly<Record<string, string>>) => void
}

/** The fund and the days of a cash book, and the book as a sheet or on paper. */
export function BookTools({ asked, funds, put }: Props) {
  const t = useTranslate()
  const navigate = useNavigate()
  return (
    <div className="card-tools book-tools">
      <Select
        aria-label={t('cash.fund')}
        value={asked.fundId}
        options={[
          { value: '', label: t('cash.allFunds') },
          ...funds.map(({ id, code, name }) => ({ value: id, label: `${name} (${code})` })),
        ]}
        onChange={(fundId) => put({ fundId })}
        popupMatchSelectWidth={false}
      />
      <DatePicker.RangePicker
        aria-label={t('cash.from')}
        allowClear={false}
        format="DD/MM/YYYY"
        maxDate={dayjs()}
        value={[dayjs(asked.from), dayjs(asked.to)]}
        onChange={(days) => {
          const [from, to] = days ?? []
          if (from && to) put({ from: from.format('YYYY-MM-DD'), to: to.format('YYYY-MM-DD') })
        }}
      />
      <SheetButton path={withAsked('cash-book/export', asked)} title={t('cash.title')}>
        {t('cash.sheet')}
      </SheetButton>
      <Button
        type="primary"
        icon={<PrinterOutlined aria-hidden />}
        onClick={() => void navigate(withAsked(`${BOOK_PAGE}/paper`, asked))}
      >
        {t('cash.print')}
      </Button>
    </div>
  )
}
