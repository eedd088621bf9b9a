import type { Field } from '@barem/resources/kit'
import { translate, type Language } from '#app/language/translate'
import { cellText, type ReadCell } from './cell.ts'
import { choiceKey, YES_NO, type CellContext } from './cells.ts'
import { readCell, unreadable } from './read_table.ts'

/** A column of a sheet as an import reads it. */
export interface ColumnRead {
  head: string
  /** The field that it is read into. */
  field: string
  /** Some of its cells, and what each is read as; null for what cannot be read. */
  samples: { cell: string; read: string | null }[]
}

const SAMPLES = 3

const day = (iso: string) => iso.replace(/^(\d{4})-(\d\d)-(\d\d).*$/, '$3/$2/$1')

/** A value as people read it; relations as the sheet names them. */
function valueText(value: unknown, cell: string, field: Field, context: CellContext, language: Language): string {
  if ('to' in field) return cell
  if (typeof value === 'boolean') return YES_NO[language][value ? 'yes' : 'no']
  if (field.type === 'date' && typeof value === 'string') return day(value)
  if (field.type === 'select' && typeof value === 'string' && field.choices.includes(value))
    return translate(language, choiceKey(context, value))
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** What a cell is read as; null for what cannot be read, or is none of the choices. */
function readOf(cell: ReadCell, text: string, context: CellContext): string | null {
  const { field, language } = context
  if (unreadable(cell, context).length > 0) return null
  const value = readCell(cell, context)
  const isStrange = field.type === 'select' && !(field.choices as readonly unknown[]).includes(value)
  return value === null || isStrange ? null : valueText(value, text, field, context, language)
}

/** Some cells of a column that differ, each with what it is read as. */
export function samplesOf(cells: Iterable<ReadCell>, context: CellContext): ColumnRead['samples'] {
  const samples = new Map<string, string | null>()
  for (const cell of cells) {
    const text = cellText(cell).trim()
    if (text === '' || samples.has(text)) continue
    samples.set(text, readOf(cell, text, context))
    if (samples.size === SAMPLES) break
  }
  return [...samples].map(([cell, read]) => ({ cell, read }))
}
