import { useTranslation } from 'react-i18next'
import { formatDateTime } from '../format/date.ts'
import { ageOf } from './age.ts'

/** How long ago something was; when exactly, on hover. */
export function Since({ moment }: { moment: string }) {
  const { t } = useTranslation()
  const { unit, count } = ageOf(moment)
  return (
    <time dateTime={moment} title={formatDateTime(moment)}>
      {t(`documents.age.${unit}`, { total: count })}
    </time>
  )
}
