import type { Level } from '@barem/resources/areas'
import type { Action, AnyResource } from '@barem/resources/kit'
import { mayAct } from '../../session/permissions.ts'
import { useSession } from '../../session/session.ts'
import type { Session } from '../../session/token.ts'
import { registered } from './registry.ts'

export type Rights = { show: boolean; create: boolean; update: boolean; delete: boolean; export: boolean }

/** Whether a row needs a value that the person does not see, so that they cannot add one. */
const blind = ({ name, fields }: AnyResource) =>
  Object.entries(registered(name)?.fields ?? {}).some(
    ([field, { required, when }]) => required && !when && !fields[field],
  )

/** What someone may do with a resource, given as they see it: what it serves and their role allows. */
export function rightsOf(who: Session | null, definition: AnyResource): Rights {
  const { area, exportArea, actions } = definition
  const serves = (action: Action, level: Level) => actions.includes(action) && mayAct(who, area, level)
  return {
    show: serves('show', 'v'),
    create: serves('create', 'c') && !blind(definition),
    update: serves('update', 'u'),
    delete: serves('delete', 'd'),
    export: serves('list', 'v') && (exportArea === null || mayAct(who, exportArea, 'v')),
  }
}

export const useRights = (definition: AnyResource): Rights => rightsOf(useSession(), definition)
