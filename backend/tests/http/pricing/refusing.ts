import { api, signIn } from '#tests/support/client'

export const superAdmin = async () => api(await signIn('superadmin'))
export const refusal = ({ status, body }: { status: number; body: any }) => [
  status,
  body.code,
  body.errors?.[0]?.field,
  body.errors?.[0]?.rule,
]
