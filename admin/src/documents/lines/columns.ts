import type { Field, Fields } from '@barem/resources/kit'
import { isAbsent } from '../../resources/model/absent.ts'
import type { AnyRow, Column } from '../../resources/model/columns.ts'

/** What a line keeps for its sums, or tells in a row of its own, and not in a column. */
const QUIET: ReadonlySet<string> = new Set([
  'productName',
  'unit',
  'weightMode',
  'baremBasis',
  'weightSource',
  'errorMarginKg',
  'importPrice',
  'suggestedPrice',
  'suggestedDeliveryFee',
  'estimated',
  'discountShare',
  'quantityUnit',
  'note',
])

export type LineColumn = Column & { field: Field }

/** Whether each line says of two fields the same. */
const always = (lines: readonly AnyRow[], one: string, other: string) =>
  lines.every((line) => isAbsent(line[one]) || Number(line[one]) === Number(line[other]))

/** A field has no column where each line says the same in another. */
const SAME: Readonly<Record<string, string>> = { salePrice: 'unitPrice', pieces: 'quantity' }

/** What people read first of a line; the rest follows as the definition has it. */
const FIRST: readonly string[] = ['productId', 'quantity', 'length', 'barem']
const place = (name: string) => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length)

/** The columns of a table of lines: those that say something in any line. */
export function lineColumns(fields: Fields, lines: readonly AnyRow[]): LineColumn[] {
  return (Object.entries(fields) as [string, Field][])
    .filter(([name]) => !QUIET.has(name) && lines.some((line) => !isAbsent(line[name])))
    .filter(([name]) => !(name in SAME && always(lines, name, SAME[name]!)))
    .sort(([one], [other]) => place(one) - place(other))
    .map(([name, field]) => ({ name, field, type: field.type }))
}
