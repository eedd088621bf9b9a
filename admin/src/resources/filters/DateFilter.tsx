import { Button } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import { useTranslate } from '@refinedev/core'
import { now, VietnamPicker } from '../inputs/VietnamPicker.ts'
import type { FilterInputProps } from './filter.ts'

const DAY = 'YYYY-MM-DD'

/** Ranges that people ask for by name, the week from Monday. */
const presets: Record<string, () => [Dayjs, Dayjs]> = {
  today: () => [now(), now()],
  week: () => [now().startOf('week'), now().endOf('week')],
  month: () => [now().startOf('month'), now().endOf('month')],
  lastMonth: () => [now().subtract(1, 'month').startOf('month'), now().subtract(1, 'month').endOf('month')],
  year: () => [now().startOf('year'), now().endOf('year')],
}

export default function DateFilter({ column, words, values, onChange }: FilterInputProps) {
  const t = useTranslate()
  const day = (text?: string) => (text ? dayjs(text) : null)
  const choose = (from?: Dayjs | null, to?: Dayjs | null) =>
    onChange({ _gte: from ? [from.format(DAY)] : [], _lte: to ? [to.format(DAY)] : [] })
  return (
    <div className="filter-dates">
      <div className="filter-presets">
        {Object.entries(presets).map(([name, range]) => (
          <Button key={name} size="small" onClick={() => choose(...range())}>
            {t(`crud.range.${name}`)}
          </Button>
        ))}
      </div>
      <VietnamPicker.RangePicker
        format={['DD/MM/YYYY', 'D/M/YYYY', 'DDMMYYYY']}
        allowEmpty
        aria-label={words.field(column.name)}
        placeholder={[t('crud.filter.fromDate'), t('crud.filter.toDate')]}
        value={[day(values._gte?.[0]), day(values._lte?.[0])]}
        onChange={(range) => choose(range?.[0], range?.[1])}
      />
    </div>
  )
}
