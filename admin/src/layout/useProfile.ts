import { useQuery } from '@tanstack/react-query'
import { call } from '../http/client.ts'
import { useSession } from '../session/session.ts'

export type Profile = {
  id: string
  username: string
  fullName: string
  email: string | null
  phoneNumber: string | null
  code: string | null
  created: string
  lastModified: string | null
  roles: { code: string; name: string }[]
  isLocked: boolean
  emailConfirmed: boolean
  phoneNumberConfirmed: boolean
  mustChangePassword: boolean
  tenant: { id: string; code: string; name: string; shortName: string | null; logo: string | null }
}

/** The profile of the person signed in, from the server. Shared by the header and the profile page. */
export function useProfile() {
  const who = useSession()
  return useQuery({
    queryKey: ['profile', who?.tenantId, who?.userId],
    queryFn: async ({ signal }) => (await call<{ data: Profile }>('User/profile', { signal, quiet: true })).body.data,
    enabled: who !== null,
    staleTime: 5 * 60_000,
  })
}
