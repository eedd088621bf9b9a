import { useQuery } from '@tanstack/react-query'
import { call } from '../../http/client.ts'

export type Tenant = { id: string; name: string; code: string }

/** The companies to sign in to. Asked for once more when the first try fails. */
export function useTenants() {
  return useQuery({
    queryKey: ['tenants'],
    queryFn: async ({ signal }) =>
      (await call<{ data: Tenant[] }>('Account/tenants', { signal, anonymous: true })).body.data,
    retry: 1,
    staleTime: Infinity,
  })
}
