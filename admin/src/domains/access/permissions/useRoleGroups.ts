import { type HttpError, useList } from '@refinedev/core'
import type { RoleGroup } from './access.ts'

/** Every role group, in the order of codes. */
export function useRoleGroups(): { groups: RoleGroup[] | undefined; error: HttpError | null; retry: () => void } {
  const { query } = useList<RoleGroup, HttpError>({
    resource: 'role-groups',
    pagination: { mode: 'off' },
    sorters: [{ field: 'code', order: 'asc' }],
    errorNotification: false,
  })
  return { groups: query.data?.data, error: query.error, retry: () => void query.refetch() }
}
