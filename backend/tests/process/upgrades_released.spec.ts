import { test } from '@japa/runner'
import type { Assert } from '@japa/assert'
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { signIn } from '#tests/support/client'
import { caller, type Caller } from '#tests/support/own'
import { released, releasedDatabase } from '#tests/support/released/database'
import { PROJECT, spawnServer, type Spawned } from '#tests/support/spawned'
import { emptyFolder } from '#tests/support/storage'

type Row = Record<string, any> & { id: string; version: number }

test.group('a database of the last release', (group) => {
  let [url, storage] = ['', '']
  let server: Spawned

  group.setup(async () => {
    storage = emptyFolder('released')
    url = await releasedDatabase()
    server = await spawnServer({ STORAGE_DIR: storage, DATABASE_URL: url })
    return async () => {
      await server.stop()
      rmSync(storage, { recursive: true, force: true })
    }
  })

  const as = (account: string): Caller =>
    caller(
      () => signIn(account, 'DONGA', server.url),
      () => server.url,
    )
  const boss = as('superadmin')

  async function read(assert: Assert, path: string, by = boss): Promise<Row> {
    const { status, body } = await by.get(path)
    assert.equal(status, 200, `${path}: ${JSON.stringify(body)}`)
    return body
  }

  /** Takes an action of a document as it is now. */
  async function take(assert: Assert, [resource, id, action]: [string, string, string], more: object = {}, by = boss) {
    const { version, approval } = await read(assert, `/${resource}/${id}`, by)
    const task = approval?.tasks.find(({ status }: Row) => status === 'pending')?.id
    const { status, body } = await by.post(`/${resource}/${id}/${action}`, { version, ...(task && { task }), ...more })
    assert.equal(status, 200, `${action} of ${resource}: ${JSON.stringify(body)}`)
    return body as Row
  }

  test('has drafts that are edited and asked about', async ({ assert }) => {
    const { version } = await read(assert, `/sales-orders/${released.draft}`)
    const { status, body } = await boss.patch(`/sales-orders/${released.draft}`, { version, note: 'Giao buổi sáng' })
    assert.equal(status, 200, JSON.stringify(body))
    await take(assert, ['sales-orders', released.draft, 'request'])
  })

  test('has requests that go on, by name and by workflow', async ({ assert }) => {
    assert.equal((await take(assert, ['sales-orders', released.byName, 'approve'])).status, 'approved')
    const { order, lead, director } = released.byWorkflow
    assert.equal((await take(assert, ['sales-orders', order, 'approve'], {}, as(lead))).status, 'pending')
    assert.equal((await take(assert, ['sales-orders', order, 'approve'], {}, as(director))).status, 'approved')
  })

  test('has approved orders that are revised and approved again', async ({ assert }) => {
    const name = released.approved
    await take(assert, ['sales-orders', name, 'revise'], { comment: 'Khách lấy thêm' })
    await take(assert, ['sales-orders', name, 'request'])
    assert.equal((await take(assert, ['sales-orders', name, 'approve'])).status, 'approved')
  })

  test('has own resources that are read, written and published', async ({ assert }) => {
    const { row, drafted } = released.own
    assert.equal((await read(assert, `/own/xeGiao/${row}`)).name, 'Xe của kho 1')
    const { version } = await read(assert, `/own/xeGiao/${row}`)
    assert.equal((await boss.patch(`/own/xeGiao/${row}`, { version, name: 'Xe của kho 2' })).status, 200)
    const { draftVersion } = await read(assert, `/own-definitions/${drafted}`)
    const answer = await boss.post(`/own-definitions/${drafted}/publish`, { version: draftVersion })
    assert.equal(answer.status, 200, JSON.stringify(answer.body))
    assert.equal((await boss.post('/own/canXe', { name: 'Cân 80 tấn' })).status, 201)
  })

  test('has views of lists', async ({ assert }) => {
    const views = (await read(assert, '/views?resource=customers', as(released.view))) as unknown as Row[]
    assert.include(
      views.map(({ name }) => name),
      'Khách còn nợ',
    )
  })

  test('has half-invoiced orders that are invoiced to the end', async ({ assert }) => {
    const { order, invoice, quantity } = released.halfInvoiced
    const { customerId, lines, grandTotal } = await read(assert, `/sales-orders/${order}`)
    const rest = await boss.post('/invoices', {
      ...{ orderId: order, customerId, documentDate: '2026-02-04' },
      lines: [{ productId: lines[0].productId, orderLineId: lines[0].id, quantity }],
    })
    assert.equal(rest.status, 201, JSON.stringify(rest.body))
    const last = await take(assert, ['invoices', rest.body.id, 'request'])
    const first = await read(assert, `/invoices/${invoice}`)
    assert.equal(String(BigInt(first.grandTotal) + BigInt(last.grandTotal)), grandTotal)
    for (const id of [last.id, invoice]) await take(assert, ['invoices', id, 'undo'], { comment: 'Khách đổi ý' })
  })

  test('has payments that are allocated anew and undone, and debts that agree', async ({ assert }) => {
    const { customer, allocated, reallocated } = released.payments
    const before = (await read(assert, `/customers/${customer}`)).debt
    assert.equal(before, String(3_000_000 - 1_200_000 - 500_000))
    await take(assert, ['debt-transactions', allocated, 'reallocate'], { allocations: [], values: {} })
    for (const id of [allocated, reallocated])
      await take(assert, ['debt-transactions', id, 'undo'], { comment: 'Nhầm khách' })
    assert.equal((await read(assert, `/customers/${customer}`)).debt, '3000000')
  })

  test('has goods that came and left, which are taken back', async ({ assert }) => {
    await take(assert, ['warehouse-receipts', released.goods.receipt, 'undo'], { comment: 'Sai xe' })
    await take(assert, ['warehouse-issues', released.issued, 'undo'], { comment: 'Sai xe' })
  })

  test('has ledgers whose balances are the sums of their entries, after all of it', async ({ assert }) => {
    await server.stop()
    const { status, stdout, stderr } = spawnSync(process.execPath, ['backend/bin/console.ts', 'ledgers:prove'], {
      cwd: PROJECT,
      env: { ...process.env, STORAGE_DIR: storage, DATABASE_URL: url },
      encoding: 'utf8',
    })
    assert.equal(status, 0, stdout + stderr)
  })
})
