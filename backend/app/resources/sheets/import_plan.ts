import type { AnyResource, FieldSet } from '@barem/resources/kit'
import type { Mark } from '@barem/resources/read-number'
import type { Engine } from '#app/engine/engine'
import { ApiError, type FieldError } from '#app/http/api_error'
import type { Language } from '#app/language/translate'
import { cellText, type ReadCell } from './cell.ts'
import type { CellContext } from './cells.ts'
import { columnOf, sheetColumns, type SheetColumn } from './columns.ts'
import { markIn, unclearNumbers } from './numbers.ts'
import type { SheetRow } from './process/messages.ts'
import { samplesOf, type ColumnRead } from './read_samples.ts'
import { readCell, unreadable } from './read_table.ts'
import { relatedRows } from './read_related.ts'
import { momentNow } from './there_already.ts'
import type { RelatedRows } from './related.ts'

type Placed = SheetColumn & { index: number; head: string }
type Body = Record<string, unknown>

/** The lines of a sheet, and how each is read. */
export interface SheetPlan {
  lines: readonly SheetRow[]
  /** When the import began. */
  since: string
  /** Its columns of lists of related rows. */
  manyIn: readonly string[]
  /** The values of a line, as a body would have them. */
  bodyOf: (line: SheetRow) => Body
  /** Why a line is not read at all; null for one that is. */
  leftOut: (line: SheetRow) => FieldError | null
  /** Errors for cells of a line that cannot be read, or in more ways than one, before it is written. */
  unclearIn: (line: SheetRow) => FieldError[]
  /** Its columns with some of their cells, and how these are read. */
  columns: () => ColumnRead[]
}

/** A sheet that is about to be imported, each line a row. */
export interface ImportPlan extends SheetPlan {
  resource: AnyResource
  /** The resource as the caller may see it. */
  seen: AnyResource
}

/** Rows among which the heads are looked for: titles and dates stand above them, and no more than that. */
const TITLES = 20

const headsIn = ({ cells }: SheetRow) =>
  cells.map((cell, index) => ({ index, head: cellText(cell).trim() })).filter(({ head }) => head !== '')

/** The sheet from its heads on: the first row in which most texts are names of columns, else the first of all. */
function fromHeads(seen: FieldSet, columns: readonly SheetColumn[], sheet: readonly SheetRow[]): readonly SheetRow[] {
  const place = sheet.slice(0, TITLES).findIndex((row) => {
    const heads = headsIn(row)
    const known = heads.filter(({ head }) => columnOf(seen, columns, head))
    return known.length * 2 > heads.length
  })
  return sheet.slice(Math.max(0, place))
}

/** @throws ApiError naming the headings that mean nothing, and those that mean the same */
function place(resource: FieldSet, columns: readonly SheetColumn[], heading: SheetRow): Placed[] {
  const placed = headsIn(heading).map(({ index, head }) => ({ index, head, column: columnOf(resource, columns, head) }))
  const errors = placed.flatMap(({ head, column }, at): FieldError[] => {
    if (!column) return [{ field: head, rule: 'unknownColumn', meta: { field: head } }]
    const isTwice = placed.slice(0, at).some((other) => other.column?.name === column.name)
    return isTwice ? [{ field: 'file', rule: 'sameHead', meta: { head } }] : []
  })
  if (errors.length > 0) throw new ApiError('COM_ERR_001', { errors })
  return placed.map(({ index, head, column }) => ({ ...column!, index, head }))
}

/** Why a line is not read at all; null for one that is. */
export function leftOut({ hidden, merged }: SheetRow): FieldError | null {
  if (hidden) return { field: 'line', rule: 'hiddenRow' }
  return merged === undefined ? null : { field: 'line', rule: 'mergedCells', meta: { value: merged } }
}

/**
 * Finds which of `known` columns a sheet has and the rows that its cells name, in the transaction at hand.
 * @throws ApiError COM_ERR_001 for a sheet without rows, or naming headings that mean nothing or the same
 */
export async function planSheet(
  engine: Engine,
  of: FieldSet,
  known: readonly SheetColumn[],
  sheet: readonly SheetRow[],
  language: Language,
): Promise<SheetPlan> {
  const [heading, ...lines] = fromHeads(of, known, sheet)
  if (!heading) throw new ApiError('COM_ERR_001', { errors: [{ field: 'file', rule: 'xlsxEmpty' }] })
  const columns = place(of, known, heading)
  const related = new Map<string, RelatedRows>()
  for (const { name, field, index } of columns)
    if ('to' in field)
      related.set(
        name,
        await relatedRows(
          engine,
          field,
          lines.map(({ cells }) => cellText(cells[index] ?? null)),
        ),
      )
  const mark: Mark | null = markIn(columns, lines)
  const contextOf = ({ name, field }: Placed): CellContext => ({
    ...{ resource: of.name, name, field, language, mark },
    related: related.get(name),
  })
  const contexts = columns.map((column) => ({ column, context: contextOf(column) }))
  const cellOf = ({ index }: Placed, { cells }: SheetRow): ReadCell => cells[index] ?? null
  const bodyOf = (line: SheetRow): Body =>
    Object.fromEntries(
      contexts
        .map(({ column, context }) => [column.name, readCell(cellOf(column, line), context)] as const)
        .filter(([, value]) => value !== null && value !== ''),
    )
  const unclearIn = (line: SheetRow) => [
    ...unclearNumbers(columns, line, mark),
    ...contexts.flatMap(({ column, context }) => unreadable(cellOf(column, line), context)),
  ]
  const reads = () =>
    contexts.map(({ column, context }) => ({
      head: column.head,
      field: column.name,
      samples: samplesOf(
        lines.map((line) => cellOf(column, line)),
        context,
      ),
    }))
  const manyIn = columns.filter(({ field }) => field.type === 'belongsToMany').map(({ name }) => name)
  return { lines, since: await momentNow(), manyIn, bodyOf, leftOut, unclearIn, columns: reads }
}

/**
 * How the rows of a sheet are read that become rows of a resource, in the transaction at hand.
 * @throws ApiError as {@link planSheet} does
 */
export const planImport = async (
  engine: Engine,
  { resource, seen }: Pick<ImportPlan, 'resource' | 'seen'>,
  sheet: readonly SheetRow[],
  language: Language,
): Promise<ImportPlan> => ({
  ...(await planSheet(engine, seen, sheetColumns(seen, language), sheet, language)),
  resource,
  seen,
})
