import type { Bucket } from '@barem/resources/calc/ranges'
import type { Translate } from '../i18n/translate.ts'

/** What a bucket of a chart is called: `05/11`, `14 giờ`, `Tuần 02/11` or `11/2026`. */
export function bucketText(t: Translate, start: string, bucket: Bucket): string {
  if (bucket === 'hour') return t('dashboard.chart.hour', { n: Number(start) })
  const [year, month, date] = start.split('-') as [string, string, string]
  if (bucket === 'month') return t('dashboard.chart.month', { month: `${month}/${year}` })
  const day = `${date}/${month}`
  return bucket === 'week' ? t('dashboard.chart.week', { day }) : day
}

/** The same where there is little room, as below a chart: `05/11`, `14` or `11/2026`. */
export function shortBucket(start: string, bucket: Bucket): string {
  const [year, month, date] = start.split('-')
  if (bucket === 'hour') return start
  return bucket === 'month' ? `${month}/${year}` : `${date}/${month}`
}
