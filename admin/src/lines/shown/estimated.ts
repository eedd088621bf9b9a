import { isEstimated } from '@barem/resources/calc/estimated'
import type { Field } from '@barem/resources/kit'
import type { AnyRow } from '../../resources/model/columns.ts'

export { isEstimated }

/** Whether a weight of a document, which may be an estimate, is one in part. */
export const holdsEstimates = (field: Field, lines: readonly AnyRow[]): boolean =>
  field.type === 'weight' && field.estimatedBy !== null && lines.some(isEstimated)
