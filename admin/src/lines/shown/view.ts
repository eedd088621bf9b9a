import type { ShownModel, LineView } from './lineView.ts'
import { memoise, type Field } from '@barem/resources/kit'
import type { Lines } from '../entries.ts'
import { isAbsent } from '../../resources/model/absent.ts'
import type { AnyRow } from '../../resources/model/columns.ts'
import { lineViews } from './views.ts'

/** Of lines that no domain has a view for: each field is a column, but for notes, which are shown below the name. */
const plain: LineView = {
  quiet: ['note'],
  same: {},
  first: [],
  roomy: [],
  isSilent: () => false,
  unitOf: () => null,
  Value: null,
  Prices: null,
  hasPrices: () => false,
}

/** Of lines that a plain grid types: the columns of the grid are those of the table. */
const asTyped = memoise(({ fields, columns }: Lines): LineView => {
  const typed = Object.keys(columns)
  const others = typed.length > 0 ? Object.keys(fields).filter((name) => !typed.includes(name)) : []
  return { ...plain, quiet: [...plain.quiet, ...others] }
})

/** How a field of lines is shown. */
export function viewOf(lines: Field): LineView {
  if (lines.type !== 'lines' || lines.grid === null) return plain
  return lines.grid === 'plain' ? asTyped(lines) : lineViews.get(lines.grid)
}

/** Whether a line has nothing to show in a field; a no is nothing, so that a column of them is left out. */
export const isSilent = (view: ShownModel, line: AnyRow, name: string): boolean =>
  isAbsent(line[name]) || line[name] === false || view.isSilent(line, name)
