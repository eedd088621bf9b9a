import type { AnyResource } from '@barem/resources/kit'
import { useDecision } from '../../providers/useDecision.ts'
import type { Rights } from './rights.ts'

/** The person's rights on a resource as they see it. */
export const useRights = ({ name }: AnyResource): Rights => useDecision({ resource: name, action: 'list' }).rights!
