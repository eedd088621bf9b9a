import { test } from '@japa/runner'
import { randomUUID } from 'node:crypto'
import { api, call, signIn, type Answer } from '#tests/support/client'
import { act, clerk, draft, superAdmin } from '#tests/support/documents/lives'
import { resourceOf } from '#tests/support/samples'
import { onDatabase } from '#tests/support/server'

const orders = resourceOf('sales-orders')
const contracts = resourceOf('purchase-contracts')

const print = (
  token: string,
  path: string,
  body: object = { paper: 'quotation' },
  key: string = randomUUID(),
): Promise<Answer> => call('POST', `${path}/prints`, { token, body, headers: { 'idempotency-key': key } })

async function newOrder() {
  const client = await superAdmin()
  const approver = (await client.get('/User/profile')).body.data
  const row = await draft(orders, approver.id)
  return { row, path: `/sales-orders/${row.id}`, token: await signIn('superadmin'), client, approver }
}

const copies = ({ body }: Answer) => body.map(({ paper, copy }: any) => `${paper} ${copy}`)

test.group('prints of a document', () => {
  test('are counted for each of its papers, with who and when; the document stays as it is', async ({ assert }) => {
    const { row, path, client, token, approver } = await newOrder()
    assert.deepEqual((await client.get(`${path}/prints`)).body, [])
    for (const paper of ['quotation', 'order', 'quotation'])
      assert.equal((await print(token, path, { paper })).status, 201)
    const seller = await clerk(19, ['v'])
    const third = await print(seller.token, path)
    assert.containsSubset(third.body, { paper: 'quotation', copy: 3, printedBy: { id: seller.userId } })
    const answer = await client.get(`${path}/prints`)
    assert.deepEqual(copies(answer), ['quotation 3', 'quotation 2', 'order 1', 'quotation 1'])
    assert.deepEqual(answer.body[1].printedBy, { id: approver.id, code: approver.code, name: approver.fullName })
    assert.isBelow(Math.abs(Date.now() - Date.parse(answer.body[0].printedAt)), 60_000)
    assert.equal((await client.get(path)).body.version, row.version)
  })

  test('stand in its history, between what else happened to it', async ({ assert }) => {
    const { row, path, client, token } = await newOrder()
    await print(token, path)
    assert.equal((await act(token, 'sales-orders', row, 'request')).status, 200)
    await print(token, path)
    const entries = (await client.get(`${path}/history`)).body
    assert.deepEqual(
      entries.map(({ action, version, print: printed }: any) => [action, version, printed]),
      [
        ['print', 2, { paper: 'quotation', copy: 2 }],
        ['request', 2, null],
        ['print', 1, { paper: 'quotation', copy: 1 }],
        ['create', 1, null],
      ],
    )
  })

  test('that are sent again under their key count once; many at once each get a number of their own', async ({
    assert,
  }) => {
    const { path, client, token } = await newOrder()
    const key = randomUUID()
    const [one, again] = [await print(token, path, undefined, key), await print(token, path, undefined, key)]
    assert.deepEqual([again.status, again.body], [201, one.body])
    assert.equal((await call('POST', `${path}/prints`, { token, body: { paper: 'order' } })).status, 428)
    const together = await Promise.all(Array.from({ length: 8 }, () => print(token, path)))
    assert.deepEqual(
      together.map(({ body }) => body.copy).toSorted((a, b) => a - b),
      [2, 3, 4, 5, 6, 7, 8, 9],
    )
    assert.lengthOf((await client.get(`${path}/prints`)).body, 9)
  })

  test('are of papers that the document has, by people who may see it', async ({ assert }) => {
    const { path, client, token, approver } = await newOrder()
    const contract = await draft(contracts, approver.id)
    const refused = async (answer: Answer) => [
      answer.status,
      ...answer.body.errors.map((e: any) => `${e.field}:${e.rule}`),
    ]
    assert.deepEqual(await refused(await print(token, path, { paper: 'contract' })), [422, 'paper:enum'])
    assert.deepEqual(await refused(await print(token, path, {})), [422, 'paper:required'])
    assert.deepEqual(await refused(await print(token, path, { paper: 'order', copy: 1 })), [400, 'copy:unknownField'])
    assert.equal((await print(token, `/purchase-contracts/${contract.id}`, { paper: 'contract' })).body.copy, 1)

    const buyer = await clerk(44)
    assert.deepEqual(
      [(await print(buyer.token, path)).status, (await api(buyer.token).get(`${path}/prints`)).status],
      [403, 403],
    )
    const elsewhere = await signIn('superadmin', 'PHUONGNAM')
    assert.deepEqual(
      [(await print(elsewhere, path)).status, (await api(elsewhere).get(`${path}/prints`)).status],
      [404, 404],
    )
    assert.deepEqual((await client.get(`${path}/prints`)).body, [])
  })

  test('are never changed or taken away by the application', async ({ assert }) => {
    const { path, token } = await newOrder()
    await print(token, path)
    await onDatabase(async (client) => {
      for (const statement of ['update document_prints set copy = 2', 'delete from document_prints']) {
        await client.query('begin; set local role barem_app')
        await assert.rejects(() => client.query(statement), /permission denied/)
        await client.query('rollback')
      }
    })
  })
})
