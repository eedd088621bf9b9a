import type { Field, Fields } from '@barem/resources/kit'
import { isAbsent } from '../../resources/model/absent.ts'
import type { AnyRow, Column } from '../../resources/model/columns.ts'
import type { Counted } from '../../resources/model/measures.ts'
import { isByMetre } from './byMetre.ts'
import { isUnweighable } from './weights.ts'

/** Fields that have no column: they serve the sums, or are shown in a row of their own. */
const QUIET: ReadonlySet<string> = new Set([
  'productName',
  'unit',
  'englishUnit',
  'weightMode',
  'baremBasis',
  'weightSource',
  'errorMarginKg',
  'importPrice',
  'suggestedPrice',
  'floorPrice',
  'suggestedDeliveryFee',
  'estimated',
  'discountShare',
  'quantityUnit',
  'note',
])

export type LineColumn = Column & { field: Field }

const WEIGHTS: ReadonlySet<string> = new Set(['theoreticalWeight', 'actualWeight'])

/** Whether a line has nothing to show in a column. */
export const isSilent = (line: AnyRow, name: string) =>
  isAbsent(line[name]) ||
  (name === 'length' && isByMetre(line as Counted)) ||
  (WEIGHTS.has(name) && isUnweighable(line, line[name]))

/** Whether two fields have the same value in each line. */
const always = (lines: readonly AnyRow[], one: string, other: string) =>
  lines.every((line) => isAbsent(line[one]) || Number(line[one]) === Number(line[other]))

/** A field has no column if each line has the same value in another. */
const SAME: Readonly<Record<string, string>> = { salePrice: 'unitPrice', pieces: 'quantity' }

/** The fields that people read first in a line; the rest follows in the definition's order. */
const FIRST: readonly string[] = ['productId', 'quantity', 'length', 'barem']
const place = (name: string) => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length)

/** The columns of a table of lines: those with a value in any line. */
export function lineColumns(fields: Fields, lines: readonly AnyRow[]): LineColumn[] {
  return (Object.entries(fields) as [string, Field][])
    .filter(([name]) => !QUIET.has(name) && lines.some((line) => !isSilent(line, name)))
    .filter(([name]) => !(name in SAME && always(lines, name, SAME[name]!)))
    .sort(([one], [other]) => place(one) - place(other))
    .map(([name, field]) => ({ name, field, type: field.type }))
}
