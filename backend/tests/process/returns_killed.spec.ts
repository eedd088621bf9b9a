import { test } from '@japa/runner'
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { promisify } from 'node:util'
import { call, signIn } from '#tests/support/client'
import { testPostgres } from '#tests/support/postgres'
import { freshDatabase } from '#tests/support/server'
import { PROJECT, spawnServer, type Spawned } from '#tests/support/spawned'
import { emptyFolder } from '#tests/support/storage'
import { times } from '#tests/support/soak'

const WRITERS = 3
/** Exchanges that are acknowledged before each kill. */
const ENOUGH = 3
const KILLS = times(5, 50)

type Json = Record<string, any>
type Send = (method: string, path: string, body?: unknown) => Promise<{ status: number; body: any }>

async function sender({ url }: Spawned): Promise<Send> {
  const token = await signIn('superadmin', 'DONGA', url)
  return (method, path, body) => call(method, path, { url, token, body, headers: { 'idempotency-key': randomUUID() } })
}

/** The body of an exchange of a bar of the demo for another one of the same. */
async function bodyOf(send: Send): Promise<object> {
  const first = async (path: string) => (await send('GET', `${path}&_start=0&_end=1`)).body[0].id
  const { body: invoices } = await send('GET', '/invoices?status=done&_start=0&_end=100&_sort=documentDate&_order=desc')
  for (const { id } of invoices as Json[]) {
    const invoice = (await send('GET', `/invoices/${id}`)).body as Json
    const line = invoice.lines.find((one: Json) => Number(one.quantity) >= 100 && one.weightMode !== 'coil')
    if (!line) continue
    const { body: order } = await send('GET', `/sales-orders/${invoice.orderId}`)
    const { productId, id: invoiceLineId, priceType, unitPrice: salePrice } = line
    const warehouseId = order.exportingWarehouseId
    const today = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10)
    const reasonId = await first('/return-reasons?status=active')
    return {
      return: {
        ...{ invoiceId: id, customerId: invoice.customerId, documentDate: today, reasonId, warehouseId },
        lines: [{ productId, invoiceLineId, quantity: '1' }],
      },
      order: {
        ...{ orderDate: today, receivingDate: today, exportingWarehouseId: warehouseId },
        ...{ shippingAddress: order.shippingAddress, discountSource: 'manual', discount: '0' },
        lines: [{ productId, quantity: '1', priceType, salePrice }],
      },
      issue: { officerId: (await send('GET', '/User/profile')).body.data.id, driverName: 'Khách tự chở' },
    }
  }
  throw new Error('no invoice of a hundred bars in the demo')
}

/** Exchanges until the server dies of it; the returns and orders that it acknowledged. */
async function exchangeUntilKilled(server: Spawned, body: object): Promise<Json[]> {
  const send = await sender(server)
  const said: Json[] = []
  const refused: Json[] = []
  let killed: Promise<unknown> | null = null
  const writer = async () => {
    while (refused.length < 3)
      try {
        const { status, body: made } = await send('POST', '/returns/exchange', body)
        if (status === 200) said.push(made)
        else refused.push(made)
        if (said.length >= ENOUGH) killed ??= server.stop('SIGKILL')
      } catch {
        return
      }
  }
  await Promise.all(Array.from({ length: WRITERS }, writer))
  if (!killed) throw new Error(JSON.stringify(refused))
  await killed
  return said
}

/** What is not whole: an acknowledged exchange that is not there, or a half of one. */
async function wrong(send: Send, said: readonly Json[], receivedBefore: number): Promise<string[]> {
  const found: string[] = []
  for (const { return: back, order } of said)
    for (const [path, id] of [
      ['returns', back.id],
      ['sales-orders', order.id],
    ]) {
      const { status, body } = await send('GET', `/${path}/${id}`)
      if (status !== 200 || body.status !== 'done') found.push(`${path} ${id}: ${status} ${body.status}`)
    }
  const { body: received } = await send('GET', '/returns?status=received&_start=0&_end=100')
  if (received.length !== receivedBefore) found.push(`${received.length} returns received`)
  return found
}

async function prove(env: Record<string, string>): Promise<string> {
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'backend/bin/console.ts', 'ledgers:prove'],
    { cwd: PROJECT, env: { ...process.env, REDIS_URL: '', ...env } },
  )
  return stdout + stderr
}

test.group('kill -9 while goods are exchanged', () => {
  test('leaves each exchange whole and the ledgers right', async ({ assert, cleanup }) => {
    const STORAGE_DIR = emptyFolder('killed')
    const env = { STORAGE_DIR, DATABASE_URL: await freshDatabase(await testPostgres(), { STORAGE_DIR }) }
    cleanup(() => rmSync(STORAGE_DIR, { recursive: true, force: true }))
    let server = await spawnServer(env)
    const begun = await sender(server)
    const body = await bodyOf(begun)
    const { length } = (await begun('GET', '/returns?status=received&_start=0&_end=100')).body
    for (let kill = 0; kill < KILLS; kill++) {
      const said = await exchangeUntilKilled(server, body)
      server = await spawnServer(env)
      assert.deepEqual(await wrong(await sender(server), said, length), [])
    }
    await server.stop()
    assert.match(await prove(env), /\d+ entries agree with every balance/)
  }).timeout(300_000)
})
