import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'

export interface Pdf {
  /** What each sheet says, spaces as one. */
  sheets: string[]
  /** All of it. */
  text: string
  /** Width × height of the first sheet, millimetres. */
  size: string
}

const words = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim()

/**
 * What the browser's print of a page says once its sheet is there, read back from the PDF as text, in the order in
 * which it was drawn: the foot of a sheet first.
 */
export async function printed(page: Page): Promise<Pdf> {
  const folder = mkdtempSync(join(tmpdir(), 'barem-pdf-'))
  const path = join(folder, 'print.pdf')
  await page.getByRole('article').waitFor()
  await page.evaluate('document.fonts.ready.then(() => null)')
  await page.pdf({ path, preferCSSPageSize: true, printBackground: true })
  const sheets = execFileSync('pdftotext', ['-raw', path, '-'], { encoding: 'utf8' })
    .split('\f')
    .slice(0, -1)
    .map(words)
  const [, width, height] = /Page size:\s+([\d.]+) x ([\d.]+)/.exec(
    execFileSync('pdfinfo', [path], { encoding: 'utf8' }),
  )!
  rmSync(folder, { recursive: true, force: true })
  const millimetres = (points: string | undefined) => Math.round((Number(points) * 25.4) / 72)
  return { sheets, text: sheets.join(' '), size: `${millimetres(width)}×${millimetres(height)}` }
}
