import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import { controlOf, type InputProps } from './input.ts'

/** What people type for a day, the first being how it is shown. */
const DAYS = ['DD/MM/YYYY', 'D/M/YYYY', 'DDMMYYYY', 'D/M/YY']

export function DayPicker(props: InputProps<'date'>) {
  const { value, onChange } = props
  return <DatePicker {...controlOf(props as InputProps<never>)} format={DAYS} value={value ? dayjs(value) : null} onChange={(day) => onChange?.(day?.isValid() ? day.format('YYYY-MM-DD') : null)} />
}

export function MomentPicker(props: InputProps<'dateTime'>) {
  const { value, onChange } = props
  return (
    <DatePicker
      {...controlOf(props as InputProps<never>)}
      showTime={{ format: 'HH:mm' }}
      format="DD/MM/YYYY HH:mm"
      value={value ? dayjs(value) : null}
      onChange={(moment) => onChange?.(moment?.isValid() ? moment.format('YYYY-MM-DDTHH:mm:ssZ') : null)}
    />
  )
}
