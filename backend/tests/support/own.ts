import type { OwnDefinition } from '@barem/resources/own'
import { api, call, signIn, type Answer, type Company } from './client.ts'
import { fresh } from './samples.ts'

type Api = ReturnType<typeof api>

/** The calls of a person, by their token, a new one after their rights have changed. */
export function caller(token: () => Promise<string>) {
  return {
    get: async (path: string, headers: Record<string, string> = {}) =>
      call('GET', path, { token: await token(), headers }),
    post: async (path: string, body: object) => api(await token()).post(path, body),
    patch: async (path: string, body: object) => api(await token()).patch(path, body),
    put: async (path: string, body: object) => call('PUT', path, { token: await token(), body }),
    delete: async (path: string, body?: object) => call('DELETE', path, { token: await token(), body }),
  } satisfies { [K in keyof Api]: unknown } & { put: unknown }
}

export type Caller = ReturnType<typeof caller>

export const superAdmin = (company: Company = 'DONGA'): Caller => caller(() => signIn('superadmin', company))

export const label = (vi_VN: string, en_US?: string) => ({ vi_VN, ...(en_US !== undefined && { en_US }) })

/** A key that no other definition of this run has. */
export const freshKey = (beginning = 'thu') => `${beginning}${fresh()}`

/** A category as a person makes it first: code, name, state. */
export const category = (more: Partial<OwnDefinition> = {}): OwnDefinition => ({
  key: freshKey(),
  label: label('Xe tải', 'Trucks'),
  one: label('xe tải', 'truck'),
  fields: [
    { key: 'code', type: 'code', label: label('Mã', 'Code'), prefix: 'XE', unique: true },
    { key: 'name', type: 'text', label: label('Tên', 'Name'), required: true },
    {
      key: 'status',
      type: 'select',
      label: label('Trạng thái', 'State'),
      choices: [
        { key: 'active', label: label('Đang dùng', 'Active') },
        { key: 'inactive', label: label('Ngừng', 'Inactive') },
      ],
      required: true,
      default: 'active',
      usable: ['active'],
    },
  ],
  list: { columns: ['code', 'name', 'status'], filters: ['status'], search: ['code', 'name'] },
  ...more,
})

const must = (expected: number, answer: Answer): Answer => {
  if (answer.status !== expected) throw new Error(`${answer.status}: ${JSON.stringify(answer.body)}`)
  return answer
}

/** Keeps a draft and answers it. */
export const drafted = async (by: Caller, draft: object): Promise<Answer['body']> =>
  must(201, await by.post('/own-definitions', { draft })).body

/** Publishes a definition: a new one, or in place of `id`. Answers it as it is then. */
export async function published(
  by: Caller,
  draft: OwnDefinition,
  { id, ...more }: { id?: string; fills?: object; replacements?: object; grants?: object } = {},
): Promise<Answer['body']> {
  const kept = id
    ? must(
        200,
        await by.put(`/own-definitions/${id}/draft`, {
          version: (await by.get(`/own-definitions/${id}`)).body.draftVersion,
          draft,
        }),
      ).body
    : await drafted(by, draft)
  must(200, await by.post(`/own-definitions/${kept.id}/publish`, { version: kept.draftVersion, ...more }))
  return (await by.get(`/own-definitions/${kept.id}`)).body
}
