import type { Level } from '@barem/resources/areas'
import type { Action, AnyResource } from '@barem/resources/kit'
import { mayAct } from '../../session/permissions.ts'
import type { Session } from '../../session/token.ts'
import type { AnyRow } from './columns.ts'
import { isOpen } from './documents.ts'
import { registered } from './registry.ts'

export type Rights = {
  /** Whether there is a list to go back to. */
  list: boolean
  show: boolean
  create: boolean
  /** For some rows at least; {@link mayChange} decides for which. */
  update: boolean
  delete: boolean
  export: boolean
}

/**
 * Whether somebody may do `level` with some rows of a resource: with all of them, or with those that they made. Whoever
 * may create documents also changes and posts their own.
 */
export const mayWith = (who: Session | null, { area, open, states }: AnyResource, level: Level): boolean =>
  mayAct(who, area, level) ||
  (who !== null && open === 'own' && level !== 'd' && level !== 'f') ||
  (level === 'u' && states !== null && mayAct(who, area, 'c'))

/** Whether it is somebody's matter to change a row, whatever its state: by a right in the area, or as its maker. */
export const isMatterOf = (who: Session | null, definition: AnyResource, row: AnyRow): boolean =>
  mayAct(who, definition.area, 'u') || (mayWith(who, definition, 'u') && row.createdById === who?.userId)

/** Whether somebody may change a row: any by a right in the area, else one of their own while its state lets them. */
export const mayChange = (who: Session | null, definition: AnyResource, row: AnyRow): boolean =>
  mayAct(who, definition.area, 'u') || (isMatterOf(who, definition, row) && isOpen(definition, row))

/** Whether a row needs a value that the person does not see, so that they cannot add one. */
const blind = ({ name, fields }: AnyResource) =>
  Object.entries(registered(name)?.fields ?? {}).some(
    ([field, { required, when }]) => required && !when && !fields[field],
  )

/** A person's rights on a resource: the operations that it offers and their role allows. */
export function rightsOf(who: Session | null, definition: AnyResource): Rights {
  const { area, exportArea, actions, query } = definition
  const serves = (action: Action, level: Level) => actions.includes(action) && mayWith(who, definition, level)
  const list = actions.includes('list') && mayAct(who, area, 'v')
  return {
    list,
    show: query ? list && query.opens !== null : serves('show', 'v'),
    create: serves('create', 'c') && !blind(definition),
    update: serves('update', 'u'),
    delete: serves('delete', 'd'),
    export: list && (exportArea === null || mayAct(who, exportArea, 'v')),
  }
}
