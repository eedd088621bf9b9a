import dayjs from 'dayjs'
import type { KeyboardEvent } from 'react'
import { useTranslate } from '@refinedev/core'
import { momentOf, onVietnamClock } from '../../format/day.ts'
import { controlOf, type InputProps } from './input.ts'
import { VietnamPicker } from './VietnamPicker.ts'

/**
 * The formats in which people type a day, the first of them for display. None has a year of two digits: `25/11/20`
 * would be taken for a whole day on the way to 2026.
 */
export const DAY_FORMATS = ['DD/MM/YYYY', 'D/M/YYYY', 'DDMMYYYY']

/** Enter takes the day that is typed; it does not send the form around it. */
const keepForm = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault()
}

export function DayPicker(props: InputProps<'date'>) {
  const { value, onChange } = props
  const t = useTranslate()
  return (
    <VietnamPicker
      {...controlOf(props as InputProps<never>)}
      onKeyDown={keepForm}
      placeholder={t('crud.chooseDay')}
      format={DAY_FORMATS}
      value={value ? dayjs(value) : null}
      onChange={(day) => onChange?.(day?.isValid() ? day.format('YYYY-MM-DD') : null)}
    />
  )
}

export function MomentPicker(props: InputProps<'dateTime'>) {
  const { value, onChange } = props
  const t = useTranslate()
  return (
    <VietnamPicker
      {...controlOf(props as InputProps<never>)}
      onKeyDown={keepForm}
      placeholder={t('crud.chooseMoment')}
      showTime={{ format: 'HH:mm' }}
      format="DD/MM/YYYY HH:mm"
      value={value ? dayjs(onVietnamClock(value)) : null}
      onChange={(moment) => onChange?.(moment?.isValid() ? momentOf(moment.format('YYYY-MM-DDTHH:mm:ss')) : null)}
    />
  )
}
