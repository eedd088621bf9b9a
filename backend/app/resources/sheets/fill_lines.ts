import type { Field } from '@barem/resources/kit'
import type { Values } from '#app/engine/behaviour'
import { isSame } from '#app/engine/same_values'
import type { Line } from '../write/lines.ts'
import type { SheetOfLines } from './lines_columns.ts'

/** What a row of a sheet says of a line; empty cells say nothing. */
export interface FilledRow {
  /** Its number in the sheet. */
  line: number
  values: Values
}

/** Lines of a body, by rows of a sheet. */
export interface FilledLines {
  /** The lines of the document in their order, then new ones. */
  lines: Values[]
  /** Which row filled in a line, by the place of that line. */
  rowAt: ReadonlyMap<number, FilledRow>
  /** Rows that say something which was not there before. */
  changing: ReadonlySet<FilledRow>
}

const isNothing = (value: unknown) => value === null || value === undefined || value === ''

const isEqual = (field: Field, one: unknown, other: unknown): boolean =>
  isSame(one, other) || ('scale' in field && !isNothing(one) && !isNothing(other) && Number(one) === Number(other))

/**
 * The place of the line that each row is about: the one with the same values in the columns that tell lines apart, else
 * one of the same goods in which nothing is filled in yet; none for a row that is a line of its own. What somebody has
 * filled in elsewhere stays.
 */
function placesOf({ sheet: { by }, columns }: SheetOfLines, stored: readonly Line[], rows: readonly FilledRow[]) {
  const [first] = by
  const own = columns.filter(({ name, field }) => !field.readOnly && !by.includes(name)).map(({ name }) => name)
  const free = new Set(stored.keys())
  const places = new Map<FilledRow, number>()
  const take = (fits: (line: Line, row: FilledRow) => boolean) => {
    for (const row of rows) {
      if (places.has(row)) continue
      const place = [...free].find((one) => fits(stored[one]!, row))
      if (place === undefined) continue
      places.set(row, place)
      free.delete(place)
    }
  }
  take((line, { values }) => by.every((name) => isSame(line[name], values[name])))
  take((line, { values }) => line[first!] === values[first!] && own.every((name) => isNothing(line[name])))
  return places
}

/** Fills in the lines of a document by rows of a sheet. The same rows once more change nothing. */
export function fillLines(of: SheetOfLines, stored: readonly Line[], rows: readonly FilledRow[]): FilledLines {
  const places = placesOf(of, stored, rows)
  const lines: Values[] = stored.map(({ id }) => ({ id }))
  const rowAt = new Map<number, FilledRow>()
  const changing = new Set<FilledRow>()
  for (const row of rows) {
    const place = places.get(row) ?? lines.length
    const before = stored[place]
    const said = Object.entries(row.values).filter(
      ([name, value]) => !before || !isEqual(of.lines.fields[name] as Field, before[name], value),
    )
    lines[place] = { ...lines[place], ...Object.fromEntries(said) }
    rowAt.set(place, row)
    if (said.length > 0) changing.add(row)
  }
  return { lines, rowAt, changing }
}
