import { createHash } from 'node:crypto'
import { isDay } from '@barem/resources/kit'
import { readNumber } from '@barem/resources/read-number'
import type { FieldError } from '#app/http/api_error'
import { composed } from '#app/language/composed'
import { type Cell, cellText, isSpecial, type ReadCell } from '#app/resources/sheets/cell'
import { dayIn } from '#app/resources/sheets/read_cells'
import type { SheetRow } from '#app/resources/sheets/process/messages'
import type { ColumnName, Columns } from './columns.ts'

/** A line as a statement says it: above zero money that came, below zero money that went; whole dong. */
export interface ReadLine {
  date: string
  amount: string
  content: string | null
  reference: string | null
  payer: string | null
  balance: string | null
  /** The same for the same line in another file, and another for each other line. */
  key: string
}

/** A row of the sheet that cannot be read as a line, and the reason. */
export interface RefusedRow {
  line: number
  errors: FieldError[]
}

const MOST = { content: 1000, reference: 100, payer: 255 } as const
/** Dong that a line may have at most. */
const LARGEST = 999_999_999_999_999n

/** The day of a cell; an hour after it is left out. */
function dayOf(cell: ReadCell): string | null {
  const read = typeof cell === 'string' ? dayIn(cell.trim().split(/\s+/)[0]!) : isSpecial(cell) ? null : dayIn(cell)
  return typeof read === 'string' && isDay(read) ? read : null
}

/** Whole dong of a cell, null for none; undefined where it cannot be read. */
function dongOf(cell: ReadCell): bigint | null | undefined {
  if (cell === null || cell === '' || cell === '-') return null
  if (typeof cell === 'number') return Number.isInteger(cell) ? BigInt(cell) : undefined
  const read = readNumber(cellText(cell).replace(/^\+/, ''), 0)
  const dong = read === null ? undefined : BigInt(read)
  return dong !== undefined && dong <= LARGEST && dong >= -LARGEST ? dong : undefined
}

const wrong = (field: string, rule: string, cell?: ReadCell): FieldError => ({
  field,
  rule,
  meta: { field, value: cellText(cell ?? null) },
})

/** Reads the amount of a row: money in, or money out, or both in one column with a sign. */
function amountOf(at: (name: ColumnName) => ReadCell): bigint | FieldError | null {
  const [amount, came, went] = (['amount', 'in', 'out'] as const).map((name) => dongOf(at(name)))
  for (const [name, read] of [
    ['amount', amount],
    ['in', came],
    ['out', went],
  ] as const)
    if (read === undefined) return wrong(name, 'cellOther', at(name))
  if (came && went) return wrong('in', 'bothSides')
  const size = (dong: bigint) => (dong < 0n ? -dong : dong)
  const sum = came ? size(came) : went ? -size(went) : (amount ?? 0n)
  return sum === 0n ? null : sum
}

/** Texts that banks write alike, whatever the spaces and the case. */
const alike = (text: string | null) =>
  composed(text ?? '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()

/**
 * What tells a line from all others of its account: the bank's own reference, else its balance and text; lines that are
 * the same in all of it are counted.
 */
function keysOf() {
  const counted = new Map<string, number>()
  return ({ date, amount, reference, balance, content }: Omit<ReadLine, 'key'>): string => {
    const own = alike(reference)
    const said = JSON.stringify(own === '' ? [date, amount, balance, alike(content)] : [date, amount, own])
    const nth = (counted.get(said) ?? 0) + 1
    counted.set(said, nth)
    return createHash('sha256').update(`${said} ${nth}`).digest('hex')
  }
}

/**
 * The lines of a statement below its head, and the rows that are none: a row with neither a day nor an amount is
 * passed over, any other is returned with the reason.
 */
export function readLines(rows: readonly SheetRow[], columns: Columns) {
  const [lines, refused]: [ReadLine[], RefusedRow[]] = [[], []]
  const keyOf = keysOf()
  for (const { line, cells } of rows) {
    if (line <= columns.head) continue
    const at = (name: ColumnName): ReadCell => cells[columns[name] ?? -1] ?? null
    const text = (name: keyof typeof MOST): string | null =>
      composed(cellText(at(name) as Cell))
        .trim()
        .slice(0, MOST[name]) || null
    const date = dayOf(at('date'))
    const amount = amountOf(at)
    if (amount === null && date === null) continue
    const errors = [
      ...(date === null ? [wrong('date', 'cellOther', at('date'))] : []),
      ...(amount === null ? [wrong('amount', 'required')] : typeof amount === 'bigint' ? [] : [amount]),
    ]
    if (errors.length > 0 || date === null || typeof amount !== 'bigint') {
      refused.push({ line, errors })
      continue
    }
    const balance = dongOf(at('balance'))
    const read = {
      ...{ date, amount: String(amount), content: text('content'), reference: text('reference') },
      ...{ payer: text('payer'), balance: balance == null ? null : String(balance) },
    }
    lines.push({ ...read, key: keyOf(read) })
  }
  return { lines, refused }
}
