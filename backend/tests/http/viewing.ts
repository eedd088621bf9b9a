import { api, call } from '#tests/support/client'
import { entered, newPerson } from '#tests/support/people'
import { fresh } from '#tests/support/samples'

export const STATE = {
  q: 'thep',
  filters: { personInChargeId_null: ['true'], createdAt_gte: ['2026-11-01'] },
  sort: { field: 'name', order: 'asc' },
  columns: ['code', 'name'],
  size: 20,
}

/** Somebody with views of their own to make, in a role group of DONGA. */
export async function someone(role: string, company?: string) {
  const person = await newPerson(role, undefined, company)
  const { token } = await entered(person)
  const client = api(token)
  return {
    ...client,
    person,
    list: async (resource = 'customers') => (await client.get(`/views?resource=${resource}`)).body as any[],
    add: (view: object = {}) =>
      client.post('/views', { resource: 'customers', name: `Xem ${fresh()}`, state: STATE, ...view }),
    /** A view that is there. */
    async added(view: object = {}) {
      const { status, body } = await client.post('/views', {
        resource: 'customers',
        name: `Xem ${fresh()}`,
        state: STATE,
        ...view,
      })
      if (status !== 201) throw new Error(JSON.stringify(body))
      return body
    },
    put: (path: string) => call('PUT', path, { token }),
  }
}
