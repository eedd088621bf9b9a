import type { Translate } from '../../i18n/translate.ts'
import { formatNumber } from '../../format/number.ts'

/** Whether a list has more rows than the total that its answer gives. */
export const moreThanTotal = (answer: object | undefined): boolean =>
  answer !== undefined && 'more' in answer && answer.more === true

/** How many rows a list has, inside a sentence: `120`, or `more than 10,000` where one more than that was counted. */
export const totalWords = (t: Translate, total: number, more: boolean): string =>
  more ? t('crud.moreThan', { total: formatNumber(total - 1) }) : formatNumber(total)
