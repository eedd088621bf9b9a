import { areas } from '@barem/resources/areas'
import { DatePicker, Input } from 'antd'
import dayjs from 'dayjs'
import { useTranslate } from '@refinedev/core'
import { useId } from 'react'
import { Select } from '../../controls/Select.tsx'
import { useAllowed } from '../../session/useAllowed.ts'
import { SheetButton } from './SheetButton.tsx'
import type { AskedFor } from './useAsked.ts'

/** A list of debts that is taken out as a sheet: its path, and what its file is called. */
export type Sheet = { path: string; title: string }

type Props = { asked: AskedFor; shows: readonly string[]; sheet: Sheet }

/** What narrows a list of debts: words, the day as of which it is, and what of it is shown; and the list as a sheet. */
export function DebtTools({ asked, shows, sheet }: Props) {
  const t = useTranslate()
  const mayExport = useAllowed(areas.exportInvoice, 'v')
  const { q, asOf, show } = asked
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
      {mayExport && (
        <SheetButton path={`${sheet.path}?${new URLSearchParams({ ...(q && { q }), asOf, show })}`} title={sheet.title}>
          {t('buttons.export')}
        </SheetButton>
      )}
    </div>
  )
}
