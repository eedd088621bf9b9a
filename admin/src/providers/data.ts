import type { BaseRecord, DataProvider } from '@refinedev/core'
import { call, type CallOptions } from '../http/client.ts'
import { BASE } from '../http/base.ts'
import { postOnce, sendOnce } from '../http/sendOnce.ts'
import { registered } from '../resources/model/registry.ts'
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

/** The path of a record; one that there is one of has no id. */
const one = (resource: string, id: string | number) =>
  registered(resource)?.single ? resource : `${resource}/${encodeURIComponent(id)}`

/** Resources with calls of their own in the specification; their changes are sent in a `payload`. */
const wrapped: Readonly<Record<string, string>> = { tenants: 'tenant' }

/** Barem's dialect, a superset of that of `@refinedev/simple-rest`. Throws ApiError or NetworkError. */
export const dataProvider = {
  getApiUrl: () => BASE,

  async getList({ resource, pagination, sorters, filters, meta }) {
    const query = listQuery(pagination, sorters, filters)
    for (const [name, value] of Object.entries((meta as Meta)?.query ?? {})) query.append(name, value)
    const { body, headers } = await call<BaseRecord[]>(`${resource}?${query}`, callOptions(meta))
    const total = Number(headers.get('X-Total-Count') ?? body.length)
    return { data: body, total, more: headers.get('X-Total-More') === 'true' }
  },

  async getMany({ resource, ids, meta }) {
    const query = new URLSearchParams(ids.map((id) => ['id', String(id)]))
    return { data: (await call<BaseRecord[]>(`${resource}?${query}`, callOptions(meta))).body }
  },

  async getOne({ resource, id, meta }) {
    if (Object.hasOwn(wrapped, resource))
      return (await call<{ data: BaseRecord }>(wrapped[resource], callOptions(meta))).body
    const mayBeRefused = registered(resource)?.open === 'own'
    return { data: (await call<BaseRecord>(one(resource, id), { ...callOptions(meta), mayBeRefused })).body }
  },

  async create({ resource, variables, meta }) {
    return { data: (await postOnce<BaseRecord>(resource, variables, callOptions(meta))).body }
  },

  async update({ resource, id, variables, meta }) {
    if (Object.hasOwn(wrapped, resource))
      return (
        await call<{ data: BaseRecord }>(wrapped[resource], {
          ...callOptions(meta),
          method: 'PUT',
          body: { payload: variables },
        })
      ).body
    return { data: (await sendOnce<BaseRecord>('PATCH', one(resource, id), variables, callOptions(meta))).body }
  },

  async deleteOne({ resource, id, meta }) {
    const { body } = await sendOnce<BaseRecord | null>('DELETE', one(resource, id), undefined, callOptions(meta))
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
