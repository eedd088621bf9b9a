import { test } from '@japa/runner'
import { Validator } from '@seriousme/openapi-schema-validator'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { resources } from '@barem/resources'
import { allows, type AreaCode, type Level } from '@barem/resources/areas'
import { filterNames, queryable } from '#app/resources/read/columns'
import { DEFAULT_PERMISSIONS } from '#app/identity/built_in_roles'
import { POLICY_PRINT, rulesIn } from '#app/identity/policy_print'
import type { Rule } from '#app/routing/rule'
import { api, accounts, signIn, type Role } from '#tests/support/client'
import { created, plural, resourceOf } from '#tests/support/samples'
import { wanted } from '#tests/support/cover'
import { PROJECT } from '#tests/support/spawned'

/** Who may call what, as a person has read it; `policy.spec.ts` holds that the server goes by it. */
const policy = rulesIn(readFileSync(join(PROJECT, 'backend', POLICY_PRINT), 'utf8'))

/** Routes that the description leaves out, and why. */
const UNDESCRIBED: Record<string, string> = {
  health: 'for machines that watch the server, outside the API',
  openapi: 'the description itself',
  ...Object.fromEntries(
    Object.keys(policy)
      .filter((name) => name.startsWith('own.'))
      .map((name) => [name, 'each resource of a company’s own is described by itself']),
  ),
}

const roles = Object.keys(accounts) as Role[]
const descriptionFor = async (role: Role) => (await api(await signIn(accounts[role])).get('/openapi.json')).body
const operationsOf = (body: any): string[] =>
  Object.values(body.paths as Record<string, Record<string, { operationId: string }>>).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  )

const held = (role: Role) => new Set(DEFAULT_PERMISSIONS[role].map(([area, level]) => `${area}.${level}`))
function mayCall(role: Role, rule: Rule): boolean {
  if (role === 'R001' || typeof rule === 'string') return role === 'R001' || rule !== 'superAdmin'
  const mayIn = (area: number, level: Level) => allows(held(role), area as AreaCode, level)
  const levels = [...rule.levels, ...(rule.own === 'c' ? ['c' as const] : [])]
  return (
    rule.own === true ||
    (levels.some((level) => mayIn(rule.area, level)) && (!rule.also || mayIn(rule.also.area, rule.also.level)))
  )
}

/** Types that JSON schema gives a value. */
const kindOf = (value: unknown) =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : Number.isInteger(value) ? 'integer' : typeof value

/** Every `$ref` below a value. */
const references = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, below]) => (key === '$ref' ? [below as string] : references(below)))

test.group('GET /v1.0/openapi.json', () => {
  test('describes every route to the super admin, but for those with a reason', async ({ assert }) => {
    const body = await descriptionFor('R001')
    assert.equal(body.openapi, '3.1.0')
    assert.sameMembers(
      operationsOf(body),
      Object.keys(policy).filter((name) => !(name in UNDESCRIBED)),
    )
  })

  for (const role of roles)
    test(`shows ${role} just what its role group may call, with the schemas of that alone`, async ({ assert }) => {
      const body = await descriptionFor(role)
      assert.sameMembers(
        operationsOf(body),
        Object.entries(policy)
          .filter(([name, rule]) => !(name in UNDESCRIBED) && mayCall(role, rule))
          .map(([name]) => name),
      )
      assert.sameMembers(
        Object.keys(body.components.schemas).map((name) => `#/components/schemas/${name}`),
        [...new Set(references(body))].filter((name) => name.startsWith('#/components/schemas/')),
      )
      const seen = new Set(operationsOf(body).map((name) => name.split('.')[0]))
      for (const { name } of resources) assert.equal(name in body.components.schemas, seen.has(name), name)
    })

  for (const role of roles)
    test(`is valid OpenAPI for ${role}`, async ({ assert }) => {
      const { valid, errors } = await new Validator().validate(await descriptionFor(role))
      assert.isTrue(valid, JSON.stringify(errors ?? null).slice(0, 2000))
    })

  test('names of files just the folders that are open to the caller, by what they would do there', async ({
    assert,
  }) => {
    const foldersOf = async (role: Role, path: string, method: string) =>
      (await descriptionFor(role)).paths[path][method].parameters.find(({ name }: any) => name === 'folder').schema.enum
    assert.notInclude(await foldersOf('R004', '/File/{folder}', 'post'), 'company')
    assert.include(await foldersOf('R004', '/File/{folder}/{id}', 'get'), 'company')
    assert.include(await foldersOf('R001', '/File/{folder}', 'post'), 'company')
  })

  test('says of routes that are open to anyone that they need no token', async ({ assert }) => {
    const { paths } = await descriptionFor('R004')
    const open = Object.values(paths as Record<string, Record<string, any>>)
      .flatMap((methods) => Object.values(methods))
      .filter(({ security }) => security?.length === 0)
    assert.sameMembers(
      open.map(({ operationId }) => operationId),
      Object.keys(policy).filter((name) => policy[name] === 'anyone' && !(name in UNDESCRIBED)),
    )
  })

  test('points to nothing that is not there, and names each operation once', async ({ assert }) => {
    const { body } = await api(await signIn('superadmin')).get('/openapi.json')
    for (const reference of new Set(references(body)))
      assert.isObject(
        reference
          .slice(2)
          .split('/')
          .reduce((at: any, key) => at?.[key], body),
        reference,
      )
    const ids = operationsOf(body)
    assert.equal(new Set(ids).size, ids.length)
  })

  for (const resource of wanted(plural))
    test(`describes rows of ${resource.name} as they are answered`, async ({ assert }) => {
      const client = api(await signIn('superadmin'))
      const { body } = await client.get('/openapi.json')
      const { properties } = body.components.schemas[resource.name] as {
        properties: Record<string, { type: string | string[]; enum?: unknown[]; maxLength?: number }>
      }
      if (resource.actions.includes('create')) await created(resource)
      const rows = (await client.get(`/${resource.path}?_end=100`)).body as Record<string, unknown>[]
      assert.isNotEmpty(rows)
      for (const row of rows) {
        assert.sameMembers(Object.keys(row), Object.keys(properties), 'lines come with one document, not with lists')
        for (const [name, { type, enum: choices, maxLength }] of Object.entries(properties).filter(
          ([name]) => name in row,
        )) {
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
    const [, besides] = body.components.schemas['sales-orders.whole'].allOf
    assert.sameMembers(Object.keys(order), [
      ...Object.keys(body.components.schemas['sales-orders'].properties),
      ...Object.keys(besides.properties),
    ])
    for (const action of order.allowed as string[]) assert.include(besides.properties.allowed.items.enum, action)
  })

  test('says of documents that a draft may do without what is required, lines and their fields included', async ({
    assert,
  }) => {
    const { paths } = await descriptionFor('R001')
    const linesOf = (operation: any) => operation.requestBody.content['application/json'].schema.properties.lines.items
    const { schema } = paths['/sales-orders'].post.requestBody.content['application/json']
    assert.notProperty(schema, 'required')
    assert.include(schema.properties.customerId.description, 'A draft may do without it')
    assert.equal(schema.properties.lines.minItems, 0)
    for (const operation of [paths['/sales-orders'].post, paths['/sales-orders/{id}'].patch]) {
      assert.notProperty(linesOf(operation), 'required')
      assert.notProperty(linesOf(operation), 'anyOf')
      assert.include(linesOf(operation).properties.quantity.description, 'A draft may do without it')
    }
  })

  test('says which fields of a list may be asked for being empty', async ({ assert }) => {
    const { body } = await api(await signIn('superadmin')).get('/openapi.json')
    for (const resource of plural) {
      const described = (body.paths[`/${resource.path}`].get.parameters as { name: string }[]).map(({ name }) => name)
      const optional = filterNames(resource).filter((name) => queryable(resource, name)!.nullable)
      assert.sameMembers(
        described.filter((name) => name.endsWith('_null')),
        optional.map((name) => `${name}_null`),
        resource.name,
      )
    }
    assert.deepInclude(body.paths['/customers'].get.parameters, {
      name: 'personInChargeId_null',
      in: 'query',
      required: false,
      description: 'true: rows without personInChargeId; false: rows that have one',
      schema: { type: 'boolean' },
    })
  })

  test('is refused to strangers', async ({ assert }) => {
    assert.equal((await api(null).get('/openapi.json')).status, 401)
  })

  test('says of a body what the server enforces', async ({ assert }) => {
    const { body } = await api(await signIn('superadmin')).get('/openapi.json')
    const schema = body.paths['/customers'].post.requestBody.content['application/json'].schema
    assert.isFalse(schema.additionalProperties)
    assert.deepEqual(schema.required, [
      'name',
      'abbreviatedName',
      'customerTypeId',
      'phone',
      'contactPerson',
      'contactPhone',
      'companyAddress',
      'bankAccountNumber',
      'bankName',
      'alsoSupplier',
    ])
    assert.equal(schema.properties.name.maxLength, 255)
  })
})
