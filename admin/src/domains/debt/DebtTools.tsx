import { DatePicker, Input } from 'antd'
import dayjs from 'dayjs'
import { useTranslate } from '@refinedev/core'
import { useId } from 'react'
import { Select } from '../../controls/Select.tsx'
import type { AskedFor } from './useAsked.ts'

/** What narrows a list of debts: words, the day as of which it is, and what of it is shown. */
export function DebtTools({ asked, shows }: { asked: AskedFor; shows: readonly string[] }) {
  const t = useTranslate()
  const dayId = useId()
  return (
    <div className="list-tools debt-tools">
      <Input.Search
        allowClear
        aria-label={t('debt.search')}
        placeholder={t('debt.search')}
        value={asked.typed}
        onChange={({ target }) => asked.type(target.value)}
      />
      <Select
        aria-label={t('debt.show')}
        value={asked.show}
        options={shows.map((value) => ({ value, label: t(`debt.shows.${value}`) }))}
        onChange={(value: string) => asked.put('show', value === 'all' ? '' : value)}
      />
      <label htmlFor={dayId}>{t('debt.asOf')}</label>
      <DatePicker
        id={dayId}
        allowClear={false}
        format="DD/MM/YYYY"
        value={dayjs(asked.asOf)}
        maxDate={dayjs()}
        onChange={(day) => asked.put('asOf', day.format('YYYY-MM-DD'))}
      />
    </div>
  )
}
