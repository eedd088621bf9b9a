import { test } from '@japa/runner'
import { randomUUID } from 'node:crypto'
import { api, call } from '#tests/support/client'
import { act, clerk, director, superAdmin } from '#tests/support/documents/lives'
import { created, resourceOf, sample, target } from '#tests/support/samples'

const COST = ['sourcePrice', 'importPrice']

test.group('what a document costs', () => {
  test('stands in no answer to somebody who may not see it: revisions, stale saves and steps, history', async ({
    assert,
  }) => {
    const [asks, decides, blind] = [
      await clerk(19, ['v', 'c', 'u', 'd'], [[58, 'v']]),
      await director(19),
      await clerk(19),
    ]
    const own = {
      source: 'supplier_direct',
      exportingWarehouseId: undefined,
      supplierId: await target('suppliers'),
      sourcePrice: '14000',
      approverId: decides.userId,
    }
    const order = { ...(await sample(resourceOf('sales-orders'))), ...own }
    const row = await created(resourceOf('sales-orders'), order)
    const client = api(asks.token)
    const seesAll = await client.get(`/sales-orders/${row.id}`)
    assert.deepEqual([seesAll.body.sourcePrice, 'importPrice' in seesAll.body.lines[0]], ['14000.00', true])

    await client.patch(`/sales-orders/${row.id}`, {
      sourcePrice: '13000',
      contractNumber: 'HD-1',
      version: row.version,
    })
    const stale = {
      save: await api(blind.token).patch(`/sales-orders/${row.id}`, { contractNumber: 'HD-2', version: row.version }),
      step: await act(blind.token, 'sales-orders', row, 'request'),
    }
    for (const [what, { status, body }] of Object.entries(stale)) {
      assert.deepEqual([status, body.code, body.current.contractNumber], [409, 'COM_ERR_005', 'HD-1'], what)
      for (const name of COST) assert.notInclude(JSON.stringify(body), name, what)
    }

    const asked = (await act(asks.token, 'sales-orders', { ...row, version: row.version + 1 }, 'request')).body
    assert.equal((await act(decides.token, 'sales-orders', asked, 'approve')).status, 200)
    for (const path of ['revisions', 'history']) {
      const [seen, hidden] = [
        JSON.stringify((await client.get(`/sales-orders/${row.id}/${path}`)).body),
        JSON.stringify((await api(blind.token).get(`/sales-orders/${row.id}/${path}`)).body),
      ]
      assert.include(seen, 'sourcePrice', path)
      if (path === 'revisions') assert.include(seen, 'importPrice')
      for (const name of COST) assert.notInclude(hidden, name, path)
      assert.include(hidden, 'contractNumber', path)
    }
  })
})

test.group('what a customer owed before', () => {
  test('follows from the ledger, and is read by those alone who may see debts', async ({ assert }) => {
    const [knows, blind] = [await clerk(19, ['v', 'c', 'u'], [[22, 'v']]), await clerk(19, ['v', 'c', 'u'])]
    const body = await sample(resourceOf('sales-orders'), 'DONGA', 'required')
    const post = (token: string, more: object = {}) => api(token).post('/sales-orders', { ...body, ...more })
    for (const { token } of [knows, blind]) {
      const { status, body: answer } = await post(token, { oldDebt: '1000000' })
      assert.deepEqual([status, answer.errors[0].field], [400, 'oldDebt'])
    }
    const plain = await post(blind.token)
    assert.equal(plain.status, 201)
    assert.notProperty(plain.body, 'oldDebt')

    const { id } = plain.body
    assert.match((await api(knows.token).get(`/sales-orders/${id}`)).body.oldDebt, /^-?\d+$/)
    for (const path of [`${id}`, `${id}/history`])
      assert.notInclude(JSON.stringify((await api(blind.token).get(`/sales-orders/${path}`)).body), 'oldDebt', path)
  })
})

test.group('a key for what is done once', () => {
  test('belongs to the document that it was made for', async ({ assert }) => {
    const [asks, decides, key] = [await clerk(19), await director(19), randomUUID()]
    const [one, other] = await Promise.all(
      [1, 2].map(async () =>
        created(resourceOf('sales-orders'), {
          ...(await sample(resourceOf('sales-orders'))),
          approverId: decides.userId,
        }),
      ),
    )
    assert.equal((await act(asks.token, 'sales-orders', one!, 'request', {}, key)).status, 200)
    const { status, body } = await call('POST', `/sales-orders/${other!.id}/request`, {
      token: asks.token,
      body: { version: one!.version },
      headers: { 'idempotency-key': key },
    })
    assert.deepEqual([status, body.code], [422, 'COM_ERR_014'])
    assert.equal((await (await superAdmin()).get(`/sales-orders/${other!.id}`)).body.status, 'draft')
  })
})
