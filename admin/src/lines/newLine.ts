import type { Translate } from '../i18n/translate.ts'
import type { GridSpec } from './spec.ts'

/** What the line to be added is called: by the goods, or by the first column, that it begins with. */
export const newLineName = (t: Translate, { goods, columns }: GridSpec, heading: (field: string) => string): string =>
  goods ? t('grid.newLine') : t('grid.newLineOf', { field: heading(columns[0]!.name) })
