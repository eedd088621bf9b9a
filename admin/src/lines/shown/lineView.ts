import type { Field, FieldSet } from '@barem/resources/kit'
import type { ComponentType } from 'react'
import type { AnyRow, Column } from '../../resources/model/columns.ts'
import type { useMeasures } from '../../resources/model/measures.ts'
import type { Words } from '../../resources/model/words.ts'

export type LineColumn = Column & { field: Field }

export type LineValueProps = {
  definition: FieldSet
  words: Words
  line: AnyRow
  column: LineColumn
  /** Whether there is nothing to show. */
  silent: boolean
}

/** What a domain knows of its lines where nobody types them. */
export interface ShownModel {
  /** Fields that have no column: they serve the sums, or are shown in a row of their own. */
  quiet: readonly string[]
  /** Fields that have no column if each line has the same value in another, and that other. */
  same: Readonly<Record<string, string>>
  /** Fields that people read first in a line; the rest follows in the definition's order. */
  first: readonly string[]
  /** Fields whose columns are left out where there is little room, the first of them first. */
  roomy: readonly string[]
  /** Whether a line has nothing to show in a field, besides what is empty. */
  isSilent: (line: AnyRow, name: string) => boolean
  /** What a line is counted in. */
  unitOf: (line: AnyRow, words: Words, measures: ReturnType<typeof useMeasures>) => string | null
  /** Whether a line has prices for `Prices` to show. */
  hasPrices: (line: AnyRow) => boolean
}

/** How a domain shows its lines. */
export interface LineView extends ShownModel {
  /** Shows a figure or word of a line. */
  Value: ComponentType<LineValueProps> | null
  /** Shows what the goods of a line cost in other measures. */
  Prices: ComponentType<{ line: AnyRow }> | null
}
