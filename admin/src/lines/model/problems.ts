import type { Fault } from './fault.ts'
import { aboveZero, exactly } from '@barem/resources/calc/exact'
import { asNumber } from '../../resources/inputs/number/doubt.ts'
import type { CellKind, GridColumn } from './columns.ts'
import type { GridSpec, LineModel } from './entry.ts'
import { productIn, valueIn, type Line } from './line.ts'
import { isBundled, isPart } from './reading.ts'

/** The problems of a line's cells, by field; correct cells are left out. */
export type Faults = Readonly<Record<string, Fault>>

/** Faults shown at once, before anybody tries to save. */
const AT_ONCE: ReadonlySet<Fault> = new Set([
  'unknownGoods',
  'severalGoods',
  'unread',
  'tooFine',
  'whole',
  'repeated',
  'negative',
  'weighed',
])

/** A number that was not taken over is below zero, or has more decimals than its cell keeps or whole pieces have. */
function unreadFault(column: GridColumn, words: string): Fault {
  if (isBundled(column, words)) return 'unbundled'
  const number = asNumber(words)
  if (number === null) return 'unread'
  if (column.isWhole && exactly(number)?.lt(0)) return 'negative'
  return column.isWhole && isPart(words, column) ? 'whole' : 'tooFine'
}

/** What is wrong with the words for the product of a line. */
function goodsFault({ seeking, text, several }: Line, goods: string | null): Fault | null {
  if (goods || (!seeking && !text)) return null
  return seeking ? 'unsought' : several ? 'severalGoods' : 'unknownGoods'
}

/** What is wrong with how many there are: parts of a piece that is sold whole, of goods that are new in the line. */
function countFault(line: Line, { isWhole }: GridColumn, value: string): Fault | null {
  if (!aboveZero(value)) return exactly(value)?.lt(0) ? 'negative' : 'positive'
  return isWhole!(line, line.goods) && exactly(value)?.isInteger() === false ? 'whole' : null
}

/** Whether a figure is below zero where none may be. */
const isBelowZero = ({ reads: { min } }: GridColumn, value: string) =>
  exactly(value)?.lt(0) === true && !(min !== undefined && exactly(min)?.lt(0))

function faultOf(line: Line, column: GridColumn, entry: LineModel): Fault | null {
  const words = line.unread?.[column.name]
  if (words !== undefined) return column.kind === 'number' ? unreadFault(column, words) : 'unread'
  const value = column.kind === 'number' ? valueIn(line, column.name) : null
  if (value === null || value === '') return null
  if (column.isWhole) return countFault(line, column, value)
  return entry.goods?.faultOf(line, column.name, value) ?? (isBelowZero(column, value) ? 'negative' : null)
}

const NONE: ReadonlySet<string> = new Set()

/** Cells whose words may mean nothing. */
const READ: ReadonlySet<CellKind> = new Set(['number', 'date', 'relation'])

/**
 * The faults of each line by its key; empty cells are asked for at the document's next step.
 * @param tried whether saving was tried: lines whose goods are still being searched then count as faults too
 * @param unanswered keys of lines whose goods could not be asked for
 */
export function faultsOf(
  { columns, entry, goods }: GridSpec,
  lines: readonly Line[],
  tried: boolean,
  unanswered: ReadonlySet<string> = NONE,
): Map<string, Faults> {
  const goodsOf = (line: Line) => productIn(entry, line)
  const times = new Map<string | null, number>()
  for (const line of lines) times.set(goodsOf(line), (times.get(goodsOf(line)) ?? 0) + 1)
  const found = new Map<string, Faults>()
  const checked = columns.filter(({ kind }) => READ.has(kind))
  for (const line of lines) {
    const faults: Record<string, Fault> = {}
    const note = (field: string, fault: Fault | null) => {
      if (fault && (tried || AT_ONCE.has(fault) || (fault === 'unsought' && unanswered.has(line.key))))
        faults[field] = fault
    }
    if (goods) note(goods.product, goodsFault(line, goodsOf(line)))
    for (const column of checked) note(column.name, faultOf(line, column, entry))
    if (goodsOf(line) && times.get(goodsOf(line))! > 1) faults[goods!.product] = 'repeated'
    if (Object.keys(faults).length > 0) found.set(line.key, faults)
  }
  return found
}
