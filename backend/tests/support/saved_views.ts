import { api, call } from './client.ts'
import { entered, newPerson } from './people.ts'
import { fresh } from './samples.ts'
import { onDatabase } from './server.ts'

/** What a view keeps of which nothing is said. */
export const EMPTY = { q: '', filters: {}, sort: null, columns: null, size: null }
/** What a view of customers may keep. */
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
  const list = async (resource = 'customers') => (await client.get(`/views?resource=${resource}`)).body as any[]
  return {
    ...client,
    person,
    list,
    /** Theirs alone: others share views of the same list. */
    own: async (resource?: string) => (await list(resource)).filter(({ own }) => own),
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

/** Changes what a view keeps, behind the back of the application. */
export const stored = (id: string, state: object) =>
  onDatabase((db) => db.query('update saved_views set state = $2 where id = $1', [id, JSON.stringify(state)]))
