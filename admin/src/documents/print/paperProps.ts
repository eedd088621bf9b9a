import type { TFunction } from 'i18next'
import type { PrintSettings } from './settings.ts'
import type { useLetterhead } from './usePrinted.ts'

/** What a paper is drawn from: the document, who issues it, how it is wanted, and words in its language. */
export interface PaperProps<Row> {
  row: Row
  company: NonNullable<ReturnType<typeof useLetterhead>>
  settings: PrintSettings
  t: TFunction
}
