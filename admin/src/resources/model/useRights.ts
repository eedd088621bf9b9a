import type { AnyResource } from '@barem/resources/kit'
import { useDecision } from '../../providers/useDecision.ts'
import { useSession } from '../../session/session.ts'
import { type Rights, rightsOf } from './rights.ts'

/** The person's rights on a resource as they see it. One that is not in the registry, as the company, is its own. */
export function useRights(definition: AnyResource): Rights {
  const who = useSession()
  const { rights } = useDecision({ resource: definition.name, action: 'list' })
  return rights ?? rightsOf(who, definition)
}
