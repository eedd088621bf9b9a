import { test } from '@japa/runner'
import { resources } from '@barem/resources'
import { allows, type Level } from '@barem/resources/areas'
import type { Action, AnyResource } from '@barem/resources/kit'
import { DEFAULT_PERMISSIONS } from '#app/identity/built_in_roles'
import { api, accounts, signIn, type Role } from '#tests/support/client'
import { created, resourceOf } from '#tests/support/samples'

const operations: Record<Action, [path: string, method: string, level: Level]> = { list: ['', 'get', 'v'], show: ['/{id}', 'get', 'v'], create: ['', 'post', 'c'], update: ['/{id}', 'patch', 'u'], delete: ['/{id}', 'delete', 'd'] }

/** What documents have besides: the steps of their lives, and what was approved. */
const steps = ({ name, states }: AnyResource): [line: string, level: Level][] =>
  states ? [...Object.entries(states.actions).map(([action, { by }]): [string, Level] => [`post /${name}/{id}/${action}`, by === 'editor' ? 'u' : 'v']), [`get /${name}/{id}/revisions`, 'v']] : []

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
    const written: Record<string, string[]> = { '/sales-orders': ['get', 'post'], '/sales-orders/{id}': ['get', 'patch'] }
    for (const [path, methods] of staff) {
      const isStep = /^\/sales-orders\/\{id\}\/(?!revisions)/.test(path)
      assert.sameMembers(Object.keys(methods), isStep ? ['post'] : (written[path] ?? ['get']), path)
    }
    assert.isTrue((await paths('R003')).some(([path, methods]) => path === '/suppliers' && 'post' in methods))
  })

  for (const role of Object.keys(accounts) as Role[])
    test(`shows ${role} just what its role group may do, with the schemas of that alone`, async ({ assert }) => {
      const held = new Set(DEFAULT_PERMISSIONS[role].map(([area, level]) => `${area}.${level}`))
      const { body } = await api(await signIn(accounts[role])).get('/openapi.json')
      const expected = resources.flatMap((resource) => {
        const { name, area, actions } = resource
        const all = [...actions.map((action): [string, Level] => [`${operations[action][1]} /${name}${operations[action][0]}`, operations[action][2]]), ...steps(resource)]
        return all.filter(([, level]) => role === 'R001' || (area !== null && allows(held, area, level))).map(([line]) => line)
      })
      const described = Object.entries(body.paths as Record<string, object>).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method} ${path}`))
      assert.sameMembers(described, expected)
      assert.sameMembers(Object.keys(body.components.schemas), ['Error', ...(expected.some((line) => line.endsWith('/revisions')) ? ['Approval'] : []), ...resources.filter(({ name }) => expected.some((line) => line.split('/')[1] === name)).map(({ name }) => name)])
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

  test('says of documents what they are sent with and what comes besides their rows', async ({ assert }) => {
    const { body } = await api(await signIn('superadmin')).get('/openapi.json')
    const { post } = body.paths['/sales-orders']
    assert.containsSubset(post.parameters, [{ name: 'Idempotency-Key', in: 'header', required: true }])
    assert.property(post.requestBody.content['application/json'].schema.properties, 'preview')
    assert.containsSubset(body.paths['/customers'].post.parameters, [{ name: 'Idempotency-Key', required: false }])
    const { post: reject } = body.paths['/sales-orders/{id}/reject']
    assert.deepEqual(reject.requestBody.content['application/json'].schema.required, ['version', 'comment'])
    const order = await created(resourceOf('sales-orders'))
    const [, besides] = body.paths['/sales-orders/{id}'].get.responses['200'].content['application/json'].schema.allOf
    const described = [...Object.keys(body.components.schemas['sales-orders'].properties), ...Object.keys(besides.properties), 'createdBy', 'updatedBy']
    assert.sameMembers(Object.keys(order), described)
    for (const action of order.allowed as string[]) assert.include(besides.properties.allowed.items.enum, action)
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
