import type { LocaleCode } from '../../i18n/locales.ts'
import type { SizeName } from './sizes.ts'
import type { AnyResource } from '@barem/resources/kit'
import type { PaperName } from '@barem/resources/papers'
import type { Translate } from '../../i18n/translate.ts'
import type { useLetterhead } from './usePrinted.ts'

export interface PrintSettings {
  language: LocaleCode
  size: SizeName
  /** Those of its optional columns that it shows. */
  columns: readonly string[]
  /** Whether to print what the customer owed before and owes after; null on papers that never do. */
  debt: boolean | null
}

/** The inputs of a paper: the document, the company, the settings, and words in its language. */
export interface PaperProps<Row> {
  definition: AnyResource
  row: Row
  company: NonNullable<ReturnType<typeof useLetterhead>['company']>
  paper: PaperName
  settings: PrintSettings
  /** How often it was printed before. */
  reprint: number
  t: Translate
}
