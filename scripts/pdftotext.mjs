import { aptInstall, hasApt, installed } from './programs.mjs'
import { say } from './steps.mjs'

/** Sees to it that the tests can read the PDFs that a browser prints. */
export function findPdftotext() {
  if (installed(['pdftotext'])) return
  say('Installing poppler-utils to read PDFs in the tests …')
  if (hasApt()) aptInstall('poppler-utils')
  if (!installed(['pdftotext'])) throw new Error('No pdftotext to read PDFs with. Install poppler-utils.')
}
