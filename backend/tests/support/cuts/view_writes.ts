import { api } from '../client.ts'
import { fresh } from '../samples.ts'
import { count, sending, versionOf, type Write } from './write.ts'

const draft = () => ({
  resource: 'customers',
  name: `Cắt ${fresh()}`,
  state: { q: '', filters: {}, sort: null, columns: null, size: null },
})

async function savedView(token: string, isDefault = false): Promise<{ id: string; version: number }> {
  const { status, body } = await api(token).post('/views', { ...draft(), isDefault })
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body
}

const isDefault = (viewId: string) => count('select count(*) from default_views where view_id = $1', [viewId])

/** How people like to see lists. */
export const viewWrites: Write[] = [
  {
    name: 'a saved view',
    hasKey: true,
    async prepare(node, { token }) {
      const body = draft()
      return {
        send: sending(node, token, 'POST', '/views', body),
        kept: () => count('select count(*) from saved_views where name = $1', [body.name]),
      }
    },
  },
  {
    name: 'a view that is changed',
    hasKey: true,
    async prepare(node, { token }) {
      const { id, version } = await savedView(token)
      return {
        send: sending(node, token, 'PATCH', `/views/${id}`, { name: `Cắt ${fresh()}`, version }),
        kept: () => versionOf('saved_views', id),
      }
    },
  },
  {
    name: 'a view that is removed',
    hasKey: true,
    async prepare(node, { token }) {
      const { id } = await savedView(token)
      return {
        send: sending(node, token, 'DELETE', `/views/${id}`),
        kept: () => count('select 1 - count(*) as count from saved_views where id = $1', [id]),
      }
    },
  },
  {
    name: 'a view that lists open with',
    hasKey: true,
    async prepare(node, { token }) {
      const { id } = await savedView(token)
      return { send: sending(node, token, 'PUT', `/views/${id}/default`), kept: () => isDefault(id) }
    },
  },
  {
    name: 'a view that lists open with no longer',
    hasKey: true,
    async prepare(node, { token }) {
      const { id } = await savedView(token, true)
      return {
        send: sending(node, token, 'DELETE', `/views/${id}/default`),
        kept: async () => 1 - (await isDefault(id)),
      }
    },
  },
]
