import type { BaseRecord, DataProvider } from '@refinedev/core'
import { call, type CallOptions } from '../http/client.ts'
import { BASE } from '../http/base.ts'
import { postOnce } from '../http/postOnce.ts'
import { listQuery } from './query.ts'

/** `meta.quiet` keeps a call out of the loading indicator; `meta.query` adds parameters to a list. */
type Meta = {
  quiet?: boolean
  query?: Record<string, string>
  headers?: Record<string, string>
  queryContext?: { signal?: AbortSignal }
}

function callOptions(meta: Meta = {}): CallOptions {
  return { quiet: meta.quiet, headers: meta.headers, signal: meta.queryContext?.signal }
}

const one = (resource: string, id: string | number) => `${resource}/${encodeURIComponent(id)}`

/** What there is one of, by the path that it is read and saved at; its changes go in a `payload`. */
const singles: Readonly<Record<string, string>> = { tenants: 'tenant' }

/** Barem's dialect, a superset of what `@refinedev/simple-rest` speaks. Throws ApiError or NetworkError. */
export const dataProvider = {
  getApiUrl: () => BASE,

  async getList({ resource, pagination, sorters, filters, meta }) {
    const query = listQuery(pagination, sorters, filters)
    for (const [name, value] of Object.entries((meta as Meta)?.query ?? {})) query.append(name, value)
    const { body, headers } = await call<BaseRecord[]>(`${resource}?${query}`, callOptions(meta))
    return { data: body, total: Number(headers.get('X-Total-Count') ?? body.length) }
  },

  async getMany({ resource, ids, meta }) {
    const query = new URLSearchParams(ids.map((id) => ['id', String(id)]))
    return { data: (await call<BaseRecord[]>(`${resource}?${query}`, callOptions(meta))).body }
  },

  async getOne({ resource, id, meta }) {
    if (Object.hasOwn(singles, resource))
      return (await call<{ data: BaseRecord }>(singles[resource], callOptions(meta))).body
    return { data: (await call<BaseRecord>(one(resource, id), callOptions(meta))).body }
  },

  async create({ resource, variables, meta }) {
    return { data: (await postOnce<BaseRecord>(resource, variables, callOptions(meta))).body }
  },

  async update({ resource, id, variables, meta }) {
    if (Object.hasOwn(singles, resource))
      return (
        await call<{ data: BaseRecord }>(singles[resource], {
          ...callOptions(meta),
          method: 'PUT',
          body: { payload: variables },
        })
      ).body
    return {
      data: (await call<BaseRecord>(one(resource, id), { ...callOptions(meta), method: 'PATCH', body: variables }))
        .body,
    }
  },

  async deleteOne({ resource, id, meta }) {
    const { body } = await call<BaseRecord | null>(one(resource, id), { ...callOptions(meta), method: 'DELETE' })
    return { data: body ?? { id } }
  },

  async custom({ url, method, payload, query, headers, meta }) {
    const search = query ? `?${new URLSearchParams(query as Record<string, string>)}` : ''
    const options = { ...callOptions(meta), method: method.toUpperCase() as CallOptions['method'], body: payload }
    return {
      data: (await call<BaseRecord>(url + search, { ...options, headers: { ...options.headers, ...headers } })).body,
    }
  },
} as DataProvider
