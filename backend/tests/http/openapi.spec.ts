import { test } from '@japa/runner'
import { resources } from '@barem/resources'
import { api, accounts, signIn, type Role } from '#tests/support/client'

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
