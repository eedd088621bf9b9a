import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { Group } from '@japa/runner/core'
import { call, PASSWORD, tenantId, type Company } from './client.ts'
import type { Known, Question } from './questions.ts'
import { picture, upload } from './files.ts'
import { caller, category, label, published } from './own.ts'
import { spawnServer, type Spawned } from './spawned.ts'
import { emptyFolder, preparedStorage } from './storage.ts'
import { plural } from './samples.ts'

/** A token of an account, from this server. */
export const enter = async (url: string, account: string, company: Company = 'DONGA') => {
  const { body } = await call('POST', '/Account/authenticate', {
    url,
    body: { tenantId: await tenantId(company, url), account, password: PASSWORD, rememberMe: false },
  })
  return body.data.jwToken as string
}

/** The first rows of every resource as a super admin of the company sees them. */
export async function rowsOf(url: string, company: Company): Promise<Known> {
  const token = await enter(url, 'superadmin', company)
  return Object.fromEntries(
    await Promise.all(
      plural.map(async ({ name, path }) => [
        name,
        (await call('GET', `/${path}?_end=60`, { url, token })).body.map((row: object) => ({
          ...row,
          foreign: company !== 'DONGA',
        })),
      ]),
    ),
  )
}

/** Rows of both companies. */
export const both = (ours: Known, theirs: Known): Known =>
  Object.fromEntries(Object.keys(ours).map((name) => [name, [...ours[name]!, ...theirs[name]!]]))

/**
 * Whatever an answer says, as bytes: status, what it is, how many there are, and the body. Only when it was given, and
 * its own number, are left out.
 */
async function answer(url: string, token: string, { method, path, body }: Question): Promise<string> {
  const response = await fetch(`${url}/v1.0${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'accept-language': path.length % 2 ? 'vi' : 'en',
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  const headers = [...response.headers]
    .filter(([name]) => name !== 'date' && name !== 'x-request-id')
    .map(([name, value]) => `${name}: ${value}`)
    .sort()
  return [String(response.status), ...headers, await response.text()].join('\n')
}

/**
 * Asks both servers the same and returns the questions that they answered differently, and how many rows were seen at
 * all.
 */
export async function compare(
  one: Spawned,
  other: Spawned,
  account: string,
  asked: Question[],
  company: Company = 'DONGA',
): Promise<{ different: string[]; statuses: Record<string, number> }> {
  const [mine, theirs] = [await enter(one.url, account, company), await enter(other.url, account, company)]
  const different: string[] = []
  const statuses: Record<string, number> = {}
  for (const question of asked) {
    const [left, right] = await Promise.all([answer(one.url, mine, question), answer(other.url, theirs, question)])
    const status = left.slice(0, 3)
    statuses[status] = (statuses[status] ?? 0) + 1
    if (left !== right)
      different.push(
        `${question.method} ${question.path} ${JSON.stringify(question.body ?? null).slice(0, 200)}\n${left.slice(0, 400)}\n--- other ---\n${right.slice(0, 400)}`,
      )
  }
  return { different, statuses }
}

/** Deletes the rows of a table that `where` names and nothing else of the database needs. */
export const deleteUnused = (client: pg.Client, table: string, where: string) =>
  client.query(`do $$ declare unused record; begin
    for unused in select tenant_id, id from ${table} where ${where} loop
      begin
        delete from ${table} where tenant_id = unused.tenant_id and id = unused.id;
      exception when foreign_key_violation then null;
      end;
    end loop;
  end $$`)

export interface Runs {
  /** The first run, that all others are compared with. */
  first: () => Promise<Spawned>
  /**
   * Runs SQL on a copy of the first database, as it was before anybody asked, as its owner, behind the back of the
   * application.
   */
  alter: (name: string, work: (client: pg.Client) => Promise<void>) => Promise<Spawned>
  /** Files of both companies, by their paths. */
  files: string[]
  /** A resource that each company made itself: of one key, with other fields, and a row. */
  owns: Own[]
}

export interface Own {
  company: Company
  /** Of its definition. */
  id: string
  table: string
  rowId: string
}

/** The key that both companies give to a resource of their own. */
export const OWN_KEY = 'xeTai'

/** Lets a company make a resource of its own, with a row. */
async function ownIn(url: string, company: Company): Promise<Own> {
  const by = caller(
    () => enter(url, 'superadmin', company),
    () => url,
  )
  const more =
    company === 'DONGA'
      ? { key: 'tonnage', type: 'weight' as const, label: label('Tải trọng', 'Load') }
      : { key: 'depot', type: 'text' as const, label: label('Bãi đỗ', 'Depot') }
  const { fields, ...own } = category({ key: OWN_KEY })
  const { id, name } = await published(by, { ...own, fields: [...fields, more] })
  const row = await by.post(`/own/${OWN_KEY}`, { name: `Xe của ${company}` })
  return { company, id, table: name.replace('-', '_'), rowId: row.body.id }
}

/** Servers on copies of one database, for all tests of a group. */
export function runsOf(group: Group): Runs {
  const folder = emptyFolder('runs')
  const storage = (name: string) => join(folder, name)
  const running: Spawned[] = []
  /** Files of both companies, by their paths. */
  const files: string[] = []
  const owns: Own[] = []
  const start = async (name: string) => {
    const spawned = await spawnServer({ STORAGE_DIR: storage(name), DATABASE_URL: '' })
    running.push(spawned)
    return spawned
  }
  let started: Promise<Spawned> | null = null
  /** The first run, that all others are compared with. */
  const first = () => (started ??= start('one'))
  /**
   * Runs SQL on a copy of the first database, as it was before anybody asked, as its owner, behind the back of the
   * application.
   */
  async function alter(name: string, work: (client: pg.Client) => Promise<void>): Promise<Spawned> {
    cpSync(storage('untouched'), storage(name), { recursive: true })
    const spawned = await start(name)
    const client = new pg.Client({
      connectionString: `postgres://postgres@localhost:5432/postgres?host=${encodeURIComponent(join(storage(name), 'run'))}`,
    })
    await client.connect()
    await work(client)
    await client.end()
    return spawned
  }

  group.setup(async () => {
    cpSync(preparedStorage(), storage('one'), { recursive: true })
    const making = await start('one')
    for (const company of ['DONGA', 'PHUONGNAM'] as const) {
      const token = await enter(making.url, 'superadmin', company)
      owns.push(await ownIn(making.url, company))
      for (const folder of ['products', 'company', 'documents'])
        files.push(
          (await upload(token, folder, await picture('png'), `${company}.png`, { url: making.url })).body.data.filePath,
        )
    }
    await making.stop()
    cpSync(storage('one'), storage('untouched'), { recursive: true })
    return async () => {
      await Promise.all(running.map((spawned) => spawned.stop()))
      rmSync(folder, { recursive: true, force: true })
    }
  })
  return { first, alter, files, owns }
}
