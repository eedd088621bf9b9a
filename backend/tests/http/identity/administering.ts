import { api, signIn } from '#tests/support/client'
import { fresh } from '#tests/support/samples'

export const superAdmin = async () => api(await signIn('superadmin'))
export const groupId = async (code: string) =>
  (await (await superAdmin()).get(`/role-groups?code=${code}`)).body[0].id as string
export const body = () => ({
  username: `nguoi.moi${fresh()}`.slice(0, 20),
  fullName: 'Người Mới',
  email: `moi${fresh()}@thu.example`,
  phoneNumber: `05${String(fresh()).padStart(8, '0').slice(-8)}`,
})
