import { isEstimated } from '@barem/resources/calc/estimated'
import type { AnyRow } from '../../resources/model/columns.ts'

export { isEstimated }

/** Whether a weight of a document is partly estimated. */
export const holdsEstimates = (name: string, lines: readonly AnyRow[]): boolean =>
  name === 'actualWeight' && lines.some(isEstimated)
