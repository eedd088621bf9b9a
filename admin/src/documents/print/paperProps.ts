import type { PaperName } from '@barem/resources/papers'
import type { Translate } from '../../i18n/translate.ts'
import type { PrintSettings } from './settings.ts'
import type { useLetterhead } from './usePrinted.ts'

/** The inputs of a paper: the document, the company, the settings, and words in its language. */
export interface PaperProps<Row> {
  row: Row
  company: NonNullable<ReturnType<typeof useLetterhead>['company']>
  paper: PaperName
  settings: PrintSettings
  /** How often it was printed before. */
  reprint: number
  t: Translate
}
