import type { SheetRow } from '#app/resources/sheets/process/messages'
import { plain } from '#app/resources/sheets/read_cells'

/** Rows among which the heads are looked for: titles and dates stand above them, and no more than that. */
const TITLES = 20

/** The text of a cell as a person reads it; days without hours are days. */
export function textOf(cell: SheetRow['cells'][number] | undefined): string {
  if (cell instanceof Date) return cell.toISOString().replace('T00:00:00.000Z', '')
  return String(plain(cell ?? null) ?? '').trim()
}

/** How many cells of a row are filled. A title that stands in each of many cells is one. */
const width = ({ cells }: SheetRow): number => {
  const texts = cells.map(textOf).filter((text) => text !== '')
  return new Set(texts).size === 1 ? 1 : texts.length
}

/**
 * The rows of a sheet from its heads on, without the titles that people write above them: these fill no more than half
 * of what the widest row does.
 */
export function fromHeads(sheet: readonly SheetRow[]): readonly SheetRow[] {
  const widths = sheet.slice(0, TITLES).map(width)
  const half = Math.max(0, ...widths) / 2
  const place = widths.findIndex((one) => one > half)
  return sheet.slice(Math.max(0, place))
}
