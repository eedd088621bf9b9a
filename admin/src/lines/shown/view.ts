import type { Field } from '@barem/resources/kit'
import type { ComponentType } from 'react'
import { isAbsent } from '../../resources/model/absent.ts'
import type { AnyRow } from '../../resources/model/columns.ts'
import type { useMeasures } from '../../resources/model/measures.ts'
import type { Words } from '../../resources/model/words.ts'
import type { LineValueProps } from './LineValue.tsx'
import { lineViews } from './views.ts'

/** What a domain knows of its lines where nobody types them. */
export interface LineModel {
  /** Fields that have no column: they serve the sums, or are shown in a row of their own. */
  quiet: readonly string[]
  /** Fields that have no column if each line has the same value in another, and that other. */
  same: Readonly<Record<string, string>>
  /** Fields that people read first in a line; the rest follows in the definition's order. */
  first: readonly string[]
  /** Whether a line has nothing to show in a field, besides what is empty. */
  isSilent: (line: AnyRow, name: string) => boolean
  /** What a line is counted in. */
  unitOf: (line: AnyRow, words: Words, measures: ReturnType<typeof useMeasures>) => string | null
  /** Whether a line has prices for `Prices` to show. */
  hasPrices: (line: AnyRow) => boolean
}

/** How a domain shows its lines. */
export interface LineView extends LineModel {
  /** Shows a figure or word of a line. */
  Value: ComponentType<LineValueProps> | null
  /** Shows what the goods of a line cost in other measures. */
  Prices: ComponentType<{ line: AnyRow }> | null
}

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

/** How a field of lines is shown. */
export const viewOf = (lines: Field): LineView =>
  lines.type === 'lines' && lines.entry ? lineViews.get(lines.entry) : plain

/** Whether a line has nothing to show in a field. */
export const isSilent = (view: LineModel, line: AnyRow, name: string): boolean =>
  isAbsent(line[name]) || view.isSilent(line, name)
