import { useTranslate } from '@refinedev/core'
import { isDay } from '@barem/resources/kit'
import { ageOf } from '../documents/age.ts'
import { formatDate, formatDateTime } from '../format/date.ts'
import { today } from '../format/day.ts'

const DAY_MS = 86_400_000
const daysAfter = (day: string, other: string) => Math.round((Date.parse(day) - Date.parse(other)) / DAY_MS)

/** By when a row is due, late ones marked; or since when it waits. */
export function Due({ at }: { at: string }) {
  const t = useTranslate()
  if (!isDay(at)) {
    const { unit, count } = ageOf(at)
    const age = t(`documents.age.${unit}`, { total: count })
    return (
      <time dateTime={at} title={formatDateTime(at)}>
        {unit === 'now' ? age : t('home.due.waits', { age })}
      </time>
    )
  }
  const late = daysAfter(today(), at)
  return (
    <time dateTime={at} title={formatDate(at)} className={late > 0 ? 'home-late' : late < 0 ? 'home-later' : undefined}>
      {late > 0 ? t('home.due.late', { count: late }) : late === 0 ? t('home.due.today') : formatDate(at).slice(0, 5)}
    </time>
  )
}
