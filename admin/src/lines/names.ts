import type { Translate } from '../i18n/translate.ts'
import type { Words } from '../resources/model/words.ts'

/** What figures of the foot are called: the sum of the lines in a word, since it stands among them; others as ever. */
export const figureName = (t: Translate, words: Words, total: string | null) => (field: string) =>
  field === total ? t('grid.totals.total') : words.field(field)
