import type { AnyRow } from '../../resources/model/columns.ts'

type Weighed = { weightSource?: unknown; actualWeight?: unknown; [field: string]: unknown }

/** Whether the weight of a line is that of its barem, which nobody has weighed. */
export const isEstimated = (line: Weighed): boolean =>
  line.weightSource === 'estimated' &&
  line.weightMode !== 'none' &&
  line.actualWeight !== null &&
  line.actualWeight !== undefined

/** Whether a weight of a document is partly one that nobody has weighed. */
export const holdsEstimates = (name: string, lines: readonly AnyRow[]): boolean =>
  name === 'actualWeight' && lines.some(isEstimated)
