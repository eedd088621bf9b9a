import { accounts, api, signIn, type Role } from '#tests/support/client'

export interface Group {
  resource: string
  rows: { id: string; title: string; code: string | null; hint: string | null; status: string | null }[]
}

export const find = async (token: string, q: string): Promise<Group[]> => {
  const { status, body } = await api(token).get(`/find?${new URLSearchParams({ q })}`)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body.data
}
export const found = async (q: string, role: Role = 'R001') => find(await signIn(accounts[role]), q)
