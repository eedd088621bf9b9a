import type { BaseRecord, DataProvider } from '@refinedev/core'
import simpleRest from '@refinedev/simple-rest'
import { BASE } from '../http/base.ts'
import { call, http, type Manner } from '../http/client.ts'
import { keyed } from '../http/sendOnce.ts'
import { registered } from '../resources/model/registry.ts'
import { listQuery } from './query.ts'

/** `meta.quiet` keeps a call out of the loading indicator; `meta.query` adds parameters to a list. */
type Meta = {
  quiet?: boolean
  query?: Record<string, string>
  headers?: Record<string, string>
  queryContext?: { signal?: AbortSignal }
}

const mannerOf = ({ quiet, queryContext }: Meta = {}): Manner => ({ quiet, signal: queryContext?.signal })

/** The stock provider on our client, in the manner of one call. */
const rest = (meta?: Meta, manner?: Manner) => simpleRest(BASE, http({ ...mannerOf(meta), ...manner }))

/** What is sent of `meta`, with the key of a call that must happen once. */
const sent = (meta?: Meta, key?: Record<string, string>) => ({ headers: { ...meta?.headers, ...key } })

/** Resources with calls of their own in the specification; their changes are sent in a `payload`. */
const wrapped: Readonly<Record<string, string | undefined>> = { tenants: 'tenant' }

/** The address of a record that is its resource's only one, and has no id there. */
function lone(resource: string): string | null {
  const path = wrapped[resource] ?? (registered(resource)?.single ? resource : null)
  return path && `${BASE}/${path}`
}

/** The path of a resource's rows; where no definition has the name, the name. */
const pathOf = (resource: string) => registered(resource)?.path ?? resource

const unwrapped = (resource: string, data: BaseRecord) => ({ data: wrapped[resource] ? data.data : data })

/**
 * `@refinedev/simple-rest` for all that it does rightly. Lists are ours: it takes the operators that it lacks for
 * equality. What changes something is sent under a key, so that it happens once. Throws ApiError or NetworkError.
 */
export const dataProvider = {
  getApiUrl: () => BASE,

  async getList({ resource, pagination, sorters, filters, meta }) {
    const query = listQuery(pagination, sorters, filters)
    for (const [name, value] of Object.entries((meta as Meta)?.query ?? {})) query.append(name, value)
    const options = { ...mannerOf(meta), ...sent(meta) }
    const { body, headers } = await call<BaseRecord[]>(`${pathOf(resource)}?${query}`, options)
    const total = Number(headers.get('X-Total-Count') ?? body.length)
    const sums = headers.get('X-Total-Sum')
    return {
      data: body,
      total,
      more: headers.get('X-Total-More') === 'true',
      ...(sums && { sums: String(sums).split(',') }),
    }
  },

  getMany: ({ resource, ids, meta }) => rest(meta).getMany({ resource: pathOf(resource), ids, meta: sent(meta) }),

  async getOne({ resource, id, meta }) {
    const url = lone(resource)
    if (url) return unwrapped(resource, (await rest(meta).custom({ url, method: 'get', ...sent(meta) })).data)
    const mayBeRefused = registered(resource)?.open === 'own'
    const path = pathOf(resource)
    return rest(meta, { mayBeRefused }).getOne({ resource: path, id: encodeURIComponent(id), meta: sent(meta) })
  },

  create({ resource, variables, meta }) {
    const path = pathOf(resource)
    return keyed('POST', path, variables, (key) =>
      rest(meta).create({ resource: path, variables, meta: sent(meta, key) }),
    )
  },

  async update({ resource, id, variables, meta }) {
    const url = lone(resource)
    const path = pathOf(resource)
    return keyed('PATCH', url ?? `${path}/${id}`, variables, async (key) => {
      const { headers } = sent(meta, key)
      if (!url) return rest(meta).update({ resource: path, id: encodeURIComponent(id), variables, meta: { headers } })
      const whole = wrapped[resource] !== undefined
      const payload: unknown = whole ? { payload: variables } : variables
      const method = whole ? 'put' : 'patch'
      return unwrapped(resource, (await rest(meta).custom({ url, method, payload, headers })).data)
    })
  },

  async deleteOne({ resource, id, meta }) {
    const path = pathOf(resource)
    const { data } = await keyed('DELETE', `${path}/${id}`, undefined, (key) =>
      rest(meta).deleteOne({ resource: path, id: encodeURIComponent(id), meta: sent(meta, key) }),
    )
    return { data: data ?? { id } }
  },

  custom: ({ meta, ...asked }) => rest(meta).custom(asked),
} as DataProvider
