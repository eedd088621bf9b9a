import type { AnyResource } from '@barem/resources/kit'
import { useAllowed } from '../../session/permissions.ts'
import { registered } from './registry.ts'

export type Rights = { show: boolean; create: boolean; update: boolean; delete: boolean }

/** Whether a row needs a value that the person does not see, so that they cannot add one. */
const blind = ({ name, fields }: AnyResource) => Object.entries(registered(name)?.fields ?? {}).some(([field, { required, when }]) => required && !when && !fields[field])

/** What the person may do with a resource, given as they see it: what it serves and their role allows. */
export function useRights(definition: AnyResource): Rights {
  const { area, actions } = definition
  const [see, create, update, remove] = [useAllowed(area, 'v'), useAllowed(area, 'c'), useAllowed(area, 'u'), useAllowed(area, 'd')]
  return {
    show: see && actions.includes('show'),
    create: create && actions.includes('create') && !blind(definition),
    update: update && actions.includes('update'),
    delete: remove && actions.includes('delete'),
  }
}
