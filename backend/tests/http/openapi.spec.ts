import { test } from '@japa/runner'
import { resources } from '@barem/resources'
import { allows, type Level } from '@barem/resources/areas'
import type { Action } from '@barem/resources/kit'
import { DEFAULT_PERMISSIONS } from '#app/identity/built_in_roles'
import { api, accounts, signIn, type Role } from '#tests/support/client'
import { created } from '#tests/support/samples'

const operations: Record<Action, [path: string, method: string, level: Level]> = { list: ['', 'get', 'v'], show: ['/{id}', 'get', 'v'], create: ['', 'post', 'c'], update: ['/{id}', 'patch', 'u'], delete: ['/{id}', 'delete', 'd'] }

/** Types that JSON schema gives a value. */
const kindOf = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'array' : Number.isInteger(value) ? 'integer' : typeof value)

/** Every `$ref` below a value. */
const references = (value: unknown): string[] => (typeof value !== 'object' || value === null ? [] : Object.entries(value).flatMap(([key, below]) => (key === '$ref' ? [below as string] : references(below))))

test.group('GET /v1.0/openapi.json', () => {
  test('describes every generated endpoint to the super admin', async ({ assert }) => {
    const { body } = await api(await signIn('superadmin')).get('/openapi.json')
    assert.equal(body.openapi, '3.1.0')
    for (const { name, actions } of resources) {
      const described = [...Object.keys(body.paths[`/${name}`] ?? {}), ...Object.keys(body.paths[`/${name}/{id}`] ?? {})]
      assert.lengthOf(described, actions.length, name)
      assert.isObject(body.components.schemas[name])
    }
  })

  test('is cut to what the caller may do', async ({ assert }) => {
    const paths = async (role: Role) => Object.entries((await api(await signIn(accounts[role])).get('/openapi.json')).body.paths as Record<string, object>)
    const staff = await paths('R004')
    assert.notInclude(staff.map(([path]) => path), '/suppliers')
    for (const [path, methods] of staff) assert.deepEqual(Object.keys(methods), ['get'], path)
    assert.isTrue((await paths('R003')).some(([path, methods]) => path === '/suppliers' && 'post' in methods))
  })

  for (const role of Object.keys(accounts) as Role[])
    test(`shows ${role} just what its role group may do, with the schemas of that alone`, async ({ assert }) => {
      const held = new Set(DEFAULT_PERMISSIONS[role].map(([area, level]) => `${area}.${level}`))
      const { body } = await api(await signIn(accounts[role])).get('/openapi.json')
      const expected = resources.flatMap(({ name, area, actions }) =>
        actions.filter((action) => role === 'R001' || (area !== null && allows(held, area, operations[action][2]))).map((action) => `${operations[action][1]} /${name}${operations[action][0]}`),
      )
      const described = Object.entries(body.paths as Record<string, object>).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method} ${path}`))
      assert.sameMembers(described, expected)
      assert.sameMembers(Object.keys(body.components.schemas), ['Error', ...resources.filter(({ name }) => expected.some((line) => line.split('/')[1] === name)).map(({ name }) => name)])
    })

  test('points to nothing that is not there, and names each operation once', async ({ assert }) => {
    const { body } = await api(await signIn('superadmin')).get('/openapi.json')
    for (const reference of new Set(references(body))) assert.isObject(reference.slice(2).split('/').reduce((at: any, key) => at?.[key], body), reference)
    const ids = Object.values(body.paths as Record<string, Record<string, { operationId: string }>>).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId))
    assert.equal(new Set(ids).size, ids.length)
  })

  for (const resource of resources)
    test(`describes rows of ${resource.name} as they are answered`, async ({ assert }) => {
      const client = api(await signIn('superadmin'))
      const { body } = await client.get('/openapi.json')
      const { properties } = body.components.schemas[resource.name] as { properties: Record<string, { type: string | string[]; enum?: unknown[]; maxLength?: number }> }
      if (resource.actions.includes('create')) await created(resource)
      const rows = (await client.get(`/${resource.name}?_end=100`)).body as Record<string, unknown>[]
      assert.isNotEmpty(rows)
      for (const row of rows) {
        assert.sameMembers(Object.keys(row), Object.keys(properties).filter((name) => resource.fields[name]?.type !== 'lines'), 'lines come with one document, not with lists')
        for (const [name, { type, enum: choices, maxLength }] of Object.entries(properties).filter(([name]) => name in row)) {
          assert.include([type].flat(), kindOf(row[name]), `${name}: ${JSON.stringify(row[name])}`)
          if (choices) assert.isTrue(choices.includes(row[name]), name)
          if (maxLength && typeof row[name] === 'string') assert.isAtMost(row[name].length, maxLength, name)
        }
      }
    })

  test('is refused to strangers', async ({ assert }) => {
    assert.equal((await api(null).get('/openapi.json')).status, 401)
  })

  test('says of a body what the server enforces', async ({ assert }) => {
    const { body } = await api(await signIn('superadmin')).get('/openapi.json')
    const schema = body.paths['/customers'].post.requestBody.content['application/json'].schema
    assert.isFalse(schema.additionalProperties)
    assert.deepEqual(schema.required, ['name', 'abbreviatedName', 'customerTypeId', 'phone', 'contactPerson', 'contactPhone', 'companyAddress', 'bankAccountNumber', 'bankName'])
    assert.equal(schema.properties.name.maxLength, 255)
  })
})
