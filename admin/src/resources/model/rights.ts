import type { AnyResource } from '@barem/resources/kit'
import { useAllowed } from '../../session/permissions.ts'

export type Rights = { show: boolean; create: boolean; update: boolean; delete: boolean }

/** What the person may do with a resource: what it serves and their role allows. */
export function useRights({ area, actions }: AnyResource): Rights {
  const [see, create, update, remove] = [useAllowed(area, 'v'), useAllowed(area, 'c'), useAllowed(area, 'u'), useAllowed(area, 'd')]
  return {
    show: see && actions.includes('show'),
    create: create && actions.includes('create'),
    update: update && actions.includes('update'),
    delete: remove && actions.includes('delete'),
  }
}
