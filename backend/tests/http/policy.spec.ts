import { test } from '@japa/runner'
import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { allows, type AreaCode, type Level } from '@barem/resources/areas'
import { DEFAULT_PERMISSIONS } from '#app/identity/built_in_roles'
import { POLICY_PRINT, rulesIn } from '#app/identity/policy_print'
import type { Rule } from '#app/routing/rule'
import { accounts, call, companies, signIn, type Role } from '#tests/support/client'
import { PROJECT } from '#tests/support/spawned'
import { demoStorage } from '#tests/support/storage'

interface Route {
  name: string
  method: string
  pattern: string
  rule: Rule | null
}

/** Who may call what, as a person has read it: what the code derives may have changed since. */
const policy = rulesIn(readFileSync(join(PROJECT, 'backend', POLICY_PRINT), 'utf8'))

/** The routes as a process of its own sees them. */
function routes(): Route[] {
  const storage = demoStorage('policy')
  const { stdout, stderr } = spawnSync(process.execPath, ['backend/bin/console.ts', 'policy:check', '--json'], {
    cwd: PROJECT,
    env: { ...process.env, STORAGE_DIR: storage, DATABASE_URL: '' },
    encoding: 'utf8',
  })
  rmSync(storage, { recursive: true, force: true })
  if (!stdout.startsWith('[')) throw new Error(stderr)
  return (JSON.parse(stdout) as Route[]).map((route) => ({ ...route, rule: policy[route.name] ?? null }))
}

const roles = Object.keys(accounts) as Role[]
function may(role: Role, { area, levels, also }: Exclude<Rule, string>) {
  if (role === 'R001') return true
  const held = new Set(DEFAULT_PERMISSIONS[role].map((permission) => permission.join('.')))
  const mayIn = (of: number, level: Level) => allows(held, of as AreaCode, level)
  return levels.some((level) => mayIn(area, level)) && (!also || mayIn(also.area, also.level))
}

/** Sheets take a process each: rights are decided before the query is read, so one that is refused will do. */
const isSheet = (pattern: string) => /\/(export|template)$/.test(pattern)

/** Calls a route about something that does not exist, with a body that says nothing. */
function about({ method, pattern }: Route, token: string | null) {
  const path = pattern
    .replace('/v1.0', '')
    .replace(':id', randomUUID())
    .replace(':field', 'nosuchfield')
    .replace(':folder', 'products')
    .replace(/\*$/, randomUUID())
    .concat(isSheet(pattern) ? '?nosuchname=1' : '')
  const ask = () => call(method, path, { token, ...(method !== 'GET' && method !== 'DELETE' && { body: {} }) })
  // A refused upload closes its connection, which the next request may still find in the pool.
  return ask().catch(ask)
}

test.group('the policy', (group) => {
  group.tap((each) => each.tags(['@anyEngine']))
  let all: Route[] = []
  group.setup(() => void (all = routes()))

  test('knows every route, and no others', ({ assert }) => {
    assert.isAbove(all.length, 100)
    assert.deepEqual(
      all.filter(({ rule }) => rule === null).map(({ name }) => name),
      [],
    )
    assert.deepEqual(all.map(({ name }) => name).sort(), Object.keys(policy).sort())
  })

  test('strangers get 401 from everything that is not open to anyone', async ({ assert }) => {
    for (const route of all.filter(({ pattern }) => pattern.startsWith('/v1.0'))) {
      const { status, body } = await about(route, null)
      if (route.rule === 'anyone')
        assert.isTrue(status < 500 && body?.code !== 'COM_ERR_003', `${route.name}: ${status}`)
      else assert.equal(status, 401, route.name)
    }
  })

  for (const company of companies)
    for (const role of roles)
      test(`says of ${role} of ${company} what every route does`, async ({ assert }) => {
        for (const route of all) {
          if (route.rule !== 'superAdmin' && (typeof route.rule !== 'object' || route.rule === null)) continue
          const { status, body } = await about(route, await signIn(accounts[role], company))
          if (route.rule === 'superAdmin' ? role === 'R001' : may(role, route.rule))
            assert.isTrue(
              status < 500 && status !== 401 && status !== 403,
              `${route.name} answers ${status} ${JSON.stringify(body)}`,
            )
          else assert.deepEqual([status, body?.code], [403, 'COM_ERR_004'], route.name)
        }
      })

  test('whoever is signed in may call what needs nothing more', async ({ assert }) => {
    for (const route of all.filter(({ name, rule }) => rule === 'signedIn' && name !== 'account.logout'))
      for (const role of roles)
        assert.notInclude(
          [401, 403, 500],
          (await about(route, await signIn(accounts[role]))).status,
          `${route.name} ${role}`,
        )
  })
})
