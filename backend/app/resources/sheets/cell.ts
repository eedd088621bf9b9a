/** What a cell of a sheet that is written holds. */
export type Cell = string | number | boolean | Date | null

/** What a cell holds besides its value, or in place of one that can be read. */
export interface Special {
  is: 'percent' | 'padded' | 'time' | 'error' | 'formula'
  /** The number of a percent, 5 for 5 %, or of one that is shown with zeros in front. */
  value?: number
  /** As people see it in the sheet; a formula without a result as it is written. */
  text: string
}

/** What a cell of a sheet that is read holds. */
export type ReadCell = Cell | Special

export const cellKinds = [
  'empty',
  'text',
  'number',
  'yes',
  'day',
  'moment',
  'percent',
  'padded',
  'time',
  'error',
  'formula',
] as const
export type CellKind = (typeof cellKinds)[number]

export const isSpecial = (cell: ReadCell): cell is Special =>
  typeof cell === 'object' && cell !== null && !(cell instanceof Date)

const DAY = 86_400_000

/** What kind of thing a cell holds. */
export function kindOfCell(cell: ReadCell): CellKind {
  if (cell === null || cell === '') return 'empty'
  if (cell instanceof Date) return cell.getTime() % DAY === 0 ? 'day' : 'moment'
  if (isSpecial(cell)) return cell.is
  return typeof cell === 'string' ? 'text' : typeof cell === 'number' ? 'number' : 'yes'
}

const two = (number: number) => String(number).padStart(2, '0')

/** A cell as people see it in the sheet: days as 31/12/2026, with their hours where they have some. */
export function cellText(cell: ReadCell): string {
  if (isSpecial(cell)) return cell.text
  if (cell instanceof Date) {
    const day = `${two(cell.getUTCDate())}/${two(cell.getUTCMonth() + 1)}/${cell.getUTCFullYear()}`
    return kindOfCell(cell) === 'day' ? day : `${day} ${two(cell.getUTCHours())}:${two(cell.getUTCMinutes())}`
  }
  return typeof cell === 'boolean' ? String(cell).toUpperCase() : String(cell ?? '')
}
