import type { AccessControlProvider, CanParams, CanReturnType } from '@refinedev/core'
import { type Level, levels } from '@barem/resources/areas'
import { registered } from '../resources/model/registry.ts'
import { type Rights, rightsOf } from '../resources/model/rights.ts'
import { seenBy } from '../resources/model/visible.ts'
import { type Area, mayAct } from '../session/permissions.ts'
import { session } from '../session/session.ts'
import type { Session } from '../session/token.ts'

/** `rights` are all of a resource, where one was asked about. */
export type Decision = CanReturnType & { rights?: Rights }

const rightOf: Readonly<Record<string, keyof Rights | undefined>> = {
  list: 'list',
  show: 'show',
  export: 'export',
  create: 'create',
  clone: 'create',
  import: 'create',
  edit: 'update',
  delete: 'delete',
}

/** The level of an action in an area; one that is not known takes the full right. */
const levelOf = (action: string): Level => levels.find((level) => level === action) ?? 'f'

/**
 * Whether somebody may do something: an action of Refine with a resource, or a level in the area of the parameters.
 * The one answer for guards, screens and Refine's own components. Rows of lists are asked about by plain functions.
 */
export function decide(who: Session | null, { resource, action, params }: CanParams): Decision {
  const definition = resource === undefined ? undefined : registered(resource)
  if (!definition) return { can: mayAct(who, (params?.area ?? null) as Area, levelOf(action)) }
  const rights = rightsOf(who, seenBy(who, definition))
  const right = rightOf[action]
  return { can: right ? rights[right] : mayAct(who, definition.area, levelOf(action)), rights }
}

/** Answers from the token's own list, without any request. */
export const accessControlProvider: AccessControlProvider = {
  async can(question) {
    return decide(session.get(), question)
  },
  options: {
    buttons: { enableAccessControl: true, hideIfUnauthorized: true },
    queryOptions: { staleTime: Infinity, placeholderData: undefined },
  },
}
