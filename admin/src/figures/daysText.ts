import type { Days } from '@barem/resources/calc/ranges'
import { formatDate } from '../format/date.ts'
import type { Translate } from '../i18n/translate.ts'

/** Days as people write them: one, or the first and the last. */
export const daysText = (t: Translate, { from, to }: Days): string =>
  from === to ? formatDate(from) : t('dashboard.days', { from: formatDate(from), to: formatDate(to) })
