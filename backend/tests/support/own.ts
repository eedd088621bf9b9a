import { randomUUID } from 'node:crypto'
import type { OwnDefinition } from '@barem/resources/own'
import { call, signIn, type Answer, type Company } from './client.ts'
import { fresh } from './sample_values.ts'

/**
 * The calls of a person, by their token, a new one after their rights have changed.
 * @param url of the server; that of the suite unless given
 */
export function caller(token: () => Promise<string>, url?: () => string) {
  const send =
    (method: string, headers: Record<string, string> = {}) =>
    async (path: string, body?: object) =>
      call(method, path, { token: await token(), url: url?.(), body, headers })
  return {
    get: async (path: string, headers: Record<string, string> = {}) => send('GET', headers)(path),
    /** Each call is one of its own, however often a test makes it. */
    post: (path: string, body: object) => send('POST', { 'idempotency-key': randomUUID() })(path, body),
    patch: send('PATCH'),
    put: send('PUT'),
    delete: send('DELETE'),
  }
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
