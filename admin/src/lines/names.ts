import type { TFunction } from 'i18next'
import type { Words } from '../resources/model/words.ts'

/** What figures of the foot are called: the sum of the lines in a word, since it stands among them; others as ever. */
export const figureName = (t: TFunction, words: Words, total: string | null) => (field: string) =>
  field === total ? t('grid.totals.total') : words.field(field)
