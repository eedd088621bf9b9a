import type { ReadCell } from './cell.ts'
import { decimalsOf, type Field } from '@barem/resources/kit'
import { type Mark, markOf, type NumberSpec, readTyped } from '@barem/resources/read-number'
import type { FieldError } from '#app/http/api_error'

/** A column of a sheet, by its place among the cells of a line. */
interface NumberColumn {
  name: string
  field: Field
  index: number
}
type Line = { cells: readonly ReadCell[] }

/** What may be written in a cell of a field of numbers; null for other fields. */
const specOf = (field: Field): NumberSpec | null =>
  'scale' in field ? { scale: decimalsOf(field), min: field.min, max: field.max } : null

/** The numbers of some columns that were written as text, with what may be written there. */
const writtenIn = (columns: readonly NumberColumn[], { cells }: Line) =>
  columns.flatMap(({ name, field, index }) => {
    const [text, spec] = [cells[index], specOf(field)]
    return typeof text === 'string' && spec ? [{ name, text, spec }] : []
  })

/** The decimal mark of the numbers of a sheet that are text; null when it is unclear. */
export const markIn = (columns: readonly NumberColumn[], lines: readonly Line[]): Mark | null =>
  markOf(lines.flatMap((line) => writtenIn(columns, line).map(({ text, spec: { scale } }) => ({ text, scale }))))

/** Errors for numbers of a line that can be read in two ways, where the sheet does not show which is meant. */
export const unclearNumbers = (columns: readonly NumberColumn[], line: Line, mark: Mark | null): FieldError[] =>
  writtenIn(columns, line).flatMap(({ name, text, spec }): FieldError[] => {
    const { value, other } = mark === null ? readTyped(text, spec) : { value: null, other: null }
    return other === null ? [] : [{ field: name, rule: 'twoReadings', meta: { value: text, one: value, other } }]
  })
