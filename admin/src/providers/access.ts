import type { AccessControlProvider } from '@refinedev/core'
import type { Level } from '@barem/resources/areas'
import { type Area, mayAct } from '../session/permissions.ts'
import { session } from '../session/session.ts'

const levelOf: Record<string, Level> = {
  list: 'v',
  show: 'v',
  export: 'v',
  create: 'c',
  clone: 'c',
  import: 'c',
  edit: 'u',
  delete: 'd',
}

/** Answers from the token's own list, without any request. */
export const accessControlProvider: AccessControlProvider = {
  async can({ action, params }) {
    const area = (params?.resource?.meta?.area ?? null) as Area
    return { can: mayAct(session.get(), area, levelOf[action] ?? 'f') }
  },
  options: {
    buttons: { enableAccessControl: true, hideIfUnauthorized: true },
    queryOptions: { staleTime: Infinity, placeholderData: undefined },
  },
}
