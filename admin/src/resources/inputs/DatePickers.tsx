import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import { controlOf, type InputProps } from './input.ts'

/** What people type for a day, the first being how it is shown. No year of two digits: `25/11/20` would be taken for a whole day on the way to 2026. */
const DAYS = ['DD/MM/YYYY', 'D/M/YYYY', 'DDMMYYYY']

export function DayPicker(props: InputProps<'date'>) {
  const { value, onChange } = props
  return (
    <DatePicker
      {...controlOf(props as InputProps<never>)}
      format={DAYS}
      value={value ? dayjs(value) : null}
      onChange={(day) => onChange?.(day?.isValid() ? day.format('YYYY-MM-DD') : null)}
    />
  )
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
