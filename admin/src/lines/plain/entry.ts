import { formulasOf } from '@barem/resources/calc'
import { sum, type Figure } from '@barem/resources/calc/exact'
import { amountField, type AnyResource, type Field, formulaOf, relationKey, snapshotPath } from '@barem/resources/kit'
import { isSame, emptyValues } from '../../resources/form/values.ts'
import type { Lines } from '../entries.ts'
import type { FootInput, FootTotals, LineFigures, LineModel } from '../model/entry.ts'
import type { Line } from '../model/line.ts'
import { workedOut } from './workedOut.ts'

type Values = Readonly<Record<string, unknown>>

/** What fields hold that are no words. */
const KEPT: Partial<Record<Field['type'], (value: string) => unknown>> = {
  boolean: (value) => value === 'true',
  integer: Number,
}

const isSnapshotOf = (field: Field, relation: string) => snapshotPath(field)?.[0] === relation

/** What a relation that is written anew takes from a line: the name of the former row, and what was copied from it. */
const forgotten = ({ fields }: Lines, relation: string): Values => ({
  [relationKey(relation)]: null,
  ...Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => (isSnapshotOf(field as Field, relation) ? [[name, null]] : [])),
  ),
})

/** What the server works out of a line: of one that changes it is unknown until it is saved. */
const outdated = ({ fields, computes }: Lines): Values =>
  computes === null
    ? {}
    : Object.fromEntries(
        (Object.entries(fields) as [string, Field][])
          .filter(([, field]) => field.readOnly && field.snapshotOf === null && formulaOf(field) === null)
          .map(([name]) => [name, null]),
      )

/** Fields of lines that one takes over from the line that it is made from, and the relation to that line. */
const takenOver = ({ createdFrom }: AnyResource, lines: Lines): { by: string; names: readonly string[] }[] =>
  createdFrom.flatMap((one) =>
    Object.values(one.lines).flatMap(({ relation, copy }) =>
      relation in lines.fields ? [{ by: relation, names: Object.keys(copy) }] : [],
    ),
  )

/** How lines that are made from others are picked: the relation to that line, and the field that picks it. */
const pickedIn = ({ createdFrom }: AnyResource, lines: Lines): { by: string; field: string }[] =>
  createdFrom.flatMap((one) =>
    Object.values(one.lines).flatMap(({ relation, pickedBy }) =>
      relation in lines.fields && pickedBy !== undefined ? [{ by: relation, field: pickedBy }] : [],
    ),
  )

/** A line with what the server has worked out of it, and with its formulas. */
function worked({ fields }: Lines, line: Line, taken: (name: string) => boolean): Values {
  const row: Record<string, unknown> = { ...line }
  for (const [name, value] of Object.entries(workedOut(line) ?? {}))
    if ((row[name] ?? null) === null || taken(name)) row[name] = value
  for (const [name, formula] of formulasOf(fields)) row[name] = formula.compute(row)
  return row
}

/** The foot of a document: sums of whole dong, nothing rounded. */
function totals(
  lines: readonly (LineFigures & { blank: boolean })[],
  { deduction, charge, beside }: FootInput,
): FootTotals {
  const total = sum(lines.map(({ amount }) => amount))
  const amount = total.minus(sum([deduction])).plus(sum([charge]))
  return {
    lineCount: lines.filter(({ blank }) => !blank).length,
    open: lines.flatMap((line, place) => (line.blank || line.amount !== null ? [] : [place + 1])),
    total: total.toFixed(),
    deduction,
    charge: charge ?? '0',
    amount: amount.toFixed(),
    beside,
    after: beside === null ? null : amount.plus(sum([beside])).toFixed(),
  }
}

/** Lines of anything, by what the definition says of their fields. */
export function plainEntry(lines: Lines, definition: AnyResource): LineModel {
  const { fields } = lines
  const sources = takenOver(definition, lines)
  const picked = pickedIn(definition, lines)
  /** Whether a line is of goods that nobody has picked. */
  const isUnpicked = (line: Values) =>
    picked.some(({ by, field }) => (line[by] ?? null) !== null && (line[field] ?? null) === null)
  /** The relation to the line that a field of this line is taken over from; null where somebody writes it. */
  const sourceOf = (line: Line, name: string): string | null =>
    sources.find(({ by, names }) => names.includes(name) && ((line as unknown as Values)[by] ?? null) !== null)?.by ??
    null
  const empty = emptyValues(fields)
  const amount = amountField({ fields })
  const unknown = outdated(lines)
  const write = (line: Line, name: string, value: string | null): Line => {
    const { type } = fields[name] as Field
    const kept = value === null ? (empty[name] === false ? false : null) : (KEPT[type]?.(value) ?? value)
    const by = sourceOf(line, name)
    return {
      ...line,
      ...unknown,
      [name]: kept,
      ...(type === 'belongsTo' && forgotten(lines, name)),
      // Other goods are not those of the line that it was made from.
      ...(by !== null && { [by]: null }),
    }
  }
  return {
    goods: null,
    fresh: () => emptyValues(fields),
    quoted: lines.computes !== null,
    isBlank: (line) =>
      isUnpicked(line as unknown as Values) ||
      Object.keys(empty).every((name) => isSame((line as unknown as Values)[name] ?? null, empty[name])),
    write,
    copy(above, line, name) {
      const from = above as unknown as Values
      const key = relationKey(name)
      return { ...write(line, name, null), [name]: from[name] ?? null, ...(key in from && { [key]: from[key] }) }
    },
    isOpen: (line, name) => sourceOf(line, name) === null,
    bundleOf: (line, name) => {
      const size = (line as unknown as Values)[name] ?? workedOut(line)?.[name] ?? null
      return size === null ? null : String(size)
    },
    choicesFor: (_line, name, choices) => {
      const { type, required } = fields[name] as Field
      return type === 'select' && !required ? [{ value: '', label: '' }, ...choices] : choices
    },
    figures(line) {
      const row = worked(lines, line, (name) => sourceOf(line, name) !== null)
      return { ...row, amount: (amount === null ? null : (row[amount] ?? null)) as Figure }
    },
    totals,
    shown: (line, name) => {
      // Until somebody writes a figure, what the server fills in counts, such as the price of what was received.
      const filled = fields[name]?.readOnly ? null : (workedOut(line)?.[name] ?? null)
      const value = (line as unknown as Values)[name] ?? filled
      return { value: value === null ? null : String(value), instead: null }
    },
  }
}
