import { useTranslate } from '@refinedev/core'
import { formatDateTime } from '../format/date.ts'
import { ageOf } from './age.ts'

/** How long ago something was; when exactly, on hover. */
export function Since({ moment, ago = false }: { moment: string; ago?: boolean }) {
  const t = useTranslate()
  const { unit, count } = ageOf(moment)
  const age = t(`documents.age.${unit}`, { total: count })
  return (
    <time dateTime={moment} title={formatDateTime(moment)}>
      {ago && unit !== 'now' ? t('documents.ago', { age }) : age}
    </time>
  )
}
