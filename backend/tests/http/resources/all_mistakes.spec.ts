import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { api, call, signIn } from '#tests/support/client'
import { onDatabase } from '#tests/support/server'
import { clerk, draft, director } from '#tests/support/documents/lives'
import { entered, newCompany, newPerson } from '#tests/support/people'
import { created, fresh, resourceOf, sample } from '#tests/support/samples'

type Answered = { status: number; body: any }

const told = ({ status, body }: Answered): [number, string[]] => [
  status,
  (body.errors ?? []).map(({ field, rule }: { field: string; rule: string }) => `${field}:${rule}`),
]
const client = async () => api(await signIn('superadmin'))
const nobody = '018f0000-0000-7000-8000-000000000000'

test.group('all mistakes of a body are told at once', () => {
  test('unknown and read-only names with wrong values, whatever their names', async ({ assert }) => {
    const body = { name: null, description: 'x'.repeat(5000), id: 'x', nosuch: 1, constructor: { a: 1 }, prototype: 1 }
    const text = JSON.stringify(body).replace('{', '{"__proto__":{"polluted":1},')
    const token = await signIn('superadmin')
    const unknown = ['__proto__', 'id', 'nosuch', 'constructor', 'prototype'].map((name) => `${name}:unknownField`)
    const answer = await call('POST', '/departments', { token, body: text })
    assert.deepEqual(told(answer), [400, [...unknown, 'name:required', 'description:maxLength']])
    assert.isUndefined(({} as { polluted?: number }).polluted)
    const row = await created(resourceOf('departments'))
    const changed = await call('PATCH', `/departments/${row.id}`, { token, body: text })
    assert.deepEqual(told(changed), [400, [...unknown, 'name:required', 'description:maxLength']])
  })

  test('of the company: names, values and a file that is not there', async ({ assert }) => {
    const { token } = await entered(await newPerson('R001', undefined, await newCompany()))
    const payload = { code: 'X', version: 0, phone: '1', name: '', logo: `company/${randomUUID()}`, constructor: 1 }
    assert.deepEqual(told(await call('PUT', '/tenant', { token, body: { payload } })), [
      400,
      [
        'code:unknownField',
        'constructor:unknownField',
        'name:required',
        'logo:unknownFile',
        'phone:phone',
        'version:range',
      ],
    ])
  })

  test('of a user by the call of the specification', async ({ assert }) => {
    const payload = { phone: '1', phoneNumber: '1', isAdmin: 'x', code: 5, fullName: null, email: 'x', username: 'a' }
    const [status, places] = told(await call('POST', '/User', { token: await signIn('superadmin'), body: { payload } }))
    assert.equal(status, 400)
    assert.includeMembers(places, [
      'phone:unknownField',
      'phoneNumber:phone',
      'isAdmin:boolean',
      'fullName:required',
      'email:email',
      'username:username',
    ])
  })

  test('of the calls of the specification, names beside payload among them', async ({ assert }) => {
    const own = (await entered(await newPerson('R001', undefined, await newCompany()))).token
    const logo = `company/${randomUUID()}`
    const company = await call('PUT', '/tenant', {
      token: own,
      body: { more: 1, payload: { name: '', code: 'X', logo } },
    })
    assert.deepEqual(told(company), [
      400,
      ['more:unknownField', 'code:unknownField', 'name:required', 'logo:unknownFile'],
    ])
    assert.deepEqual(
      told(await call('PUT', '/tenant', { token: own, body: { more: 1, payload: { name: 'Tên Mới' } } })),
      [400, ['more:unknownField']],
    )
    assert.notEqual((await call('GET', '/tenant', { token: own })).body.data.name, 'Tên Mới')
    assert.deepEqual(told(await call('PUT', '/tenant', { token: own, body: { more: 1 } })), [
      400,
      ['more:unknownField', 'payload:object'],
    ])
    const token = await signIn('superadmin')
    const [one, other] = [await newPerson('R004'), await newPerson('R004')]
    const payload = { username: other.username, phone: '1', phoneNumber: 'x', isAdmin: 'x', roleGroupIds: [nobody] }
    const wrong = ['username:unique', 'phoneNumber:phone', 'roleGroupIds:unknownRelation']
    const beside = ['more:unknownField', 'phone:unknownField', 'isAdmin:boolean']
    const made = told(await call('POST', '/User', { token, body: { more: 1, payload } }))
    assert.equal(made[0], 400)
    assert.sameMembers(made[1], [...wrong, ...beside, 'fullName:required'])
    const body = { more: 1, payload: { ...payload, id: one.userId, fullName: null } }
    const changed = told(await call('PUT', '/User', { token, body }))
    assert.equal(changed[0], 400)
    assert.sameMembers(changed[1], [...wrong, ...beside, 'fullName:required'])
    const only = { id: one.userId, username: other.username, isAdmin: 'x' }
    assert.deepEqual(told(await call('PUT', '/User', { token, body: { payload: only } })), [
      422,
      ['username:unique', 'isAdmin:boolean'],
    ])
  })

  test('what a condition requires, and what the resource checks besides', async ({ assert }) => {
    const { post, patch } = await client()
    const code = `PHI${fresh()}`
    await post('/shipping-fees', { code, name: 'Biểu phí', method: 'per_trip', tripRate: '1' })
    assert.deepEqual(
      told(await post('/shipping-fees', { code: code.toLowerCase(), method: 'per_kg', freeFrom: '0', x: 1 })),
      [400, ['x:unknownField', 'code:unique', 'name:required', 'kgRate:required', 'freeFrom:range']],
    )
    const both = await post('/shipping-fees', { code, name: 'Biểu phí', method: 'per_kg' })
    assert.deepEqual(told(both), [422, ['code:unique', 'kgRate:required']])
    assert.include(both.body.errors[0].message, code)
    const unit = await created(resourceOf('product-units'))
    assert.deepEqual(told(await patch(`/product-units/${unit.id}`, { baseUnitId: unit.id, factor: '2', name: '' })), [
      422,
      ['name:required', 'baseUnitId:unitOfItself'],
    ])
  })

  test('but a check that reads a wrong value says nothing', async ({ assert }) => {
    const { post } = await client()
    assert.deepEqual(told(await post('/shipping-fees', { name: 'Biểu phí', method: 'x' })), [422, ['method:enum']])
    const zone = { name: 'Hà Nội', shippingFeeId: 'x', province: '01', rate: '1' }
    assert.deepEqual(told(await post('/shipping-zones', zone)), [422, ['shippingFeeId:uuid']])
  })

  test('relations that do not exist, in lines too', async ({ assert }) => {
    const { post } = await client()
    const zone = { name: '', shippingFeeId: nobody, province: '01', rate: '1' }
    assert.deepEqual(told(await post('/shipping-zones', zone)), [
      422,
      ['name:required', 'shippingFeeId:unknownRelation'],
    ])
    const order = await sample(resourceOf('sales-orders'))
    const [line] = order.lines as object[]
    const lines = [line, { ...line, productId: nobody }, { ...line, productId: nobody.replace('8', '9') }]
    const headers = { 'idempotency-key': randomUUID() }
    const wrong = { ...order, customerId: nobody, salesMethodId: nobody, lines }
    const answer = await call('POST', '/sales-orders', { token: await signIn('superadmin'), body: wrong, headers })
    const [status, places] = told(answer)
    assert.equal(status, 422)
    assert.includeMembers(places, [
      'customerId:unknownRelation',
      'salesMethodId:unknownRelation',
      'lines.1.productId:unknownRelation',
      'lines.2.productId:unknownRelation',
    ])
  })

  test('of a change to many rows', async ({ assert }) => {
    const { patch } = await client()
    const bulk = await patch('/customers', { ids: 'x', more: 1, changes: { name: 'x', customerTypeId: 'y' } })
    assert.deepEqual(told(bulk), [
      400,
      ['more:unknownField', 'changes.name:unknownField', 'ids:uuid', 'customerTypeId:uuid'],
    ])
    const gone = { ids: 'x', more: 1, changes: { customerTypeId: 'y', personInChargeId: nobody } }
    assert.deepEqual(told(await patch('/customers', gone)), [
      400,
      ['more:unknownField', 'ids:uuid', 'customerTypeId:uuid', 'personInChargeId:unknownRelation'],
    ])
  })
})

test.group('a value that cannot be', () => {
  test('a version below 1 is a wrong value, not a stale save', async ({ assert }) => {
    const { patch } = await client()
    const { id } = await created(resourceOf('departments'))
    for (const version of [0, -1, 2 ** 31])
      assert.deepEqual(told(await patch(`/departments/${id}`, { version })), [422, ['version:range']])
    assert.deepEqual(told(await patch(`/departments/${id}`, { version: 1.5 })), [422, ['version:integer']])
  })

  test('a relation of another type is told as an id', async ({ assert }) => {
    const { patch } = await client()
    const row = await draft(resourceOf('sales-orders'), (await director(19)).userId)
    for (const approverId of [5, true, {}, ['x']])
      assert.deepEqual(told(await patch(`/sales-orders/${row.id}`, { approverId })), [422, ['approverId:uuid']])
  })

  test('an approver whose account is locked is refused when the document names them', async ({ assert }) => {
    const [asks, locked] = [await clerk(19), await newPerson('R001')]
    const row = await draft(resourceOf('sales-orders'), (await director(19)).userId)
    await onDatabase((db) => db.query('update users set is_locked = true where id = $1', [locked.userId]))
    const { patch } = api(asks.token)
    const answer = await patch(`/sales-orders/${row.id}`, { approverId: locked.userId })
    assert.deepEqual(told(answer), [422, ['approverId:approverCannot']])
    assert.equal((await patch(`/sales-orders/${row.id}`, { note: 'x' })).status, 200)
  })

  test('what is repeated is named', async ({ assert }) => {
    const token = await signIn('superadmin')
    const item = { resource: 'sales-orders', id: nobody, version: 1 }
    const body = { decision: 'reject', items: [item, { ...item, x: 1 }] }
    const answer = await call('POST', '/approvals/decide', {
      token,
      body,
      headers: { 'idempotency-key': randomUUID() },
    })
    assert.deepEqual(told(answer), [400, ['items.1.x:unknownField', 'comment:required', 'items:distinct']])
    assert.include(answer.body.errors[2].message, 'resource, id')
  })
})
