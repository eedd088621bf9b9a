import { dayInVietnam, usualDay, type AnyResource } from '@barem/resources/kit'
import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import { useId } from 'react'
import type { Column } from '../model/columns.ts'
import type { Words } from '../model/words.ts'
import { parameterColumns } from './address.ts'
import type { ListControl } from './useListState.ts'

type Props = { definition: AnyResource; words: Words; control: ListControl }

/** The days that a query's list is asked for: the usual ones until the person chooses others. */
export default function Parameters({ definition, words, control }: Props) {
  return parameterColumns(definition).map((column) => (
    <Day
      key={column.name}
      column={column}
      usual={usualDay(definition.query!, column.name, dayInVietnam(new Date()))}
      label={words.field(column.name)}
      control={control}
    />
  ))
}

type DayProps = { column: Column; usual: string; label: string; control: ListControl }

function Day({ column, usual, label, control }: DayProps) {
  const id = useId()
  const today = dayInVietnam(new Date())
  const chosen = control.filters.find((filter) => filter.column.name === column.name)?.values['']?.[0] ?? usual
  return (
    <span className="list-parameter">
      <label htmlFor={id}>{label}</label>
      <DatePicker
        id={id}
        allowClear={false}
        format="DD/MM/YYYY"
        value={dayjs(chosen)}
        maxDate={dayjs(today)}
        onChange={(day) => {
          const next = day.format('YYYY-MM-DD')
          control.setFilter(column, next === usual ? {} : { '': [next] })
        }}
      />
    </span>
  )
}
