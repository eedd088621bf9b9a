import type { LineModel, LineView } from './lineView.ts'
import type { Field } from '@barem/resources/kit'
import { isAbsent } from '../../resources/model/absent.ts'
import type { AnyRow } from '../../resources/model/columns.ts'
import { lineViews } from './views.ts'

/** Of lines that no domain has a view for: each field is a column, but for notes, which are shown below the name. */
const plain: LineView = {
  quiet: ['note'],
  same: {},
  first: [],
  isSilent: () => false,
  unitOf: () => null,
  Value: null,
  Prices: null,
  hasPrices: () => false,
}

lineViews.fill('plain', plain)

/** How a field of lines is shown. */
export const viewOf = (lines: Field): LineView =>
  lineViews.get((lines.type === 'lines' ? lines.entry : null) ?? 'plain')

/** Whether a line has nothing to show in a field. */
export const isSilent = (view: LineModel, line: AnyRow, name: string): boolean =>
  isAbsent(line[name]) || view.isSilent(line, name)
