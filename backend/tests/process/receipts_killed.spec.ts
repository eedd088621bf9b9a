import { test } from '@japa/runner'
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { promisify } from 'node:util'
import { call, signIn } from '#tests/support/client'
import { testPostgres } from '#tests/support/postgres'
import { freshDatabase } from '#tests/support/server'
import { PROJECT, spawnServer, type Spawned } from '#tests/support/spawned'
import { demoStorage, emptyFolder } from '#tests/support/storage'
import { times } from '#tests/support/soak'

const WRITERS = 3
const ENOUGH = 12
const rounds = Array.from({ length: times(1, 10) }, (_, round) => (round === 0 ? '' : `, round ${round + 1}`))

/** Receipts that a server acknowledged before it died: their drafts, and those that it said were posted. */
interface Said {
  drafts: string[]
  posted: string[]
}

type Send = (method: string, path: string, body?: unknown) => Promise<{ status: number; body: any }>

async function sender({ url }: Spawned): Promise<Send> {
  const token = await signIn('superadmin', 'DONGA', url)
  return (method, path, body) => call(method, path, { url, token, body, headers: { 'idempotency-key': randomUUID() } })
}

/** The body of a receipt of the demo's goods. */
async function bodyOf(send: Send): Promise<object> {
  const first = async (path: string) => (await send('GET', `${path}?_start=0&_end=1`)).body[0].id
  const line = { quantity: '1', priceType: 'piece', unitPrice: '1000' }
  const productId = (await send('GET', '/products?_start=0&_end=1&weightMode=per_meter')).body[0].id
  return {
    supplierId: await first('/suppliers'),
    warehouseId: await first('/warehouses'),
    receivingOfficerId: (await send('GET', '/User/profile')).body.data.id,
    driverName: 'Phạm Văn Mẫu',
    lines: [{ ...line, productId }],
  }
}

/** Posts receipts of the same goods until the server dies of it. */
async function postUntilKilled(server: Spawned): Promise<Said> {
  const send = await sender(server)
  const body = await bodyOf(send)
  const said: Said = { drafts: [], posted: [] }
  let killed: Promise<unknown> | null = null
  const writer = async () => {
    for (;;)
      try {
        const draft = await send('POST', '/warehouse-receipts', body)
        if (draft.status === 201) said.drafts.push(draft.body.id)
        const { id, version } = draft.body
        const { status } = await send('POST', `/warehouse-receipts/${id}/request`, { version })
        if (status === 200) said.posted.push(id)
        if (said.posted.length >= ENOUGH) killed ??= server.stop('SIGKILL')
      } catch {
        return
      }
  }
  await Promise.all(Array.from({ length: WRITERS }, writer))
  await killed
  return said
}

/** Those of the receipts that are not what the server said they were. */
async function wrong(server: Spawned, { drafts, posted }: Said): Promise<string[]> {
  const send = await sender(server)
  const found: string[] = []
  for (const id of drafts) {
    const { status, body } = await send('GET', `/warehouse-receipts/${id}`)
    const isWhole = body.status === 'done' ? /^PNK-/.test(body.code) : body.status === 'draft' && !posted.includes(id)
    if (status !== 200 || !isWhole) found.push(`${id}: ${status} ${body.status} ${body.code}`)
  }
  return found
}

async function prove(env: Record<string, string>): Promise<string> {
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'backend/bin/console.ts', 'ledgers:prove'],
    { cwd: PROJECT, env: { ...process.env, DATABASE_URL: '', REDIS_URL: '', ...env } },
  )
  return stdout + stderr
}

for (const round of rounds)
  test.group(`kill -9 while receipts are posted${round}`, () => {
    for (const [engine, environment] of [
      ['the embedded engine', async () => ({ STORAGE_DIR: demoStorage('killed') })],
      [
        'PostgreSQL',
        async () => {
          const STORAGE_DIR = emptyFolder('killed')
          return { STORAGE_DIR, DATABASE_URL: await freshDatabase(await testPostgres(), { STORAGE_DIR }) }
        },
      ],
    ] as const)
      test(`leaves each receipt whole and the ledgers right on ${engine}`, async ({ assert, cleanup }) => {
        const env = await environment()
        cleanup(() => rmSync(env.STORAGE_DIR, { recursive: true, force: true }))
        const said = await postUntilKilled(await spawnServer(env))
        assert.isAtLeast(said.posted.length, ENOUGH)
        const again = await spawnServer(env)
        assert.deepEqual(await wrong(again, said), [])
        await again.stop()
        assert.match(await prove(env), /\d+ entries agree with every balance/)
      })
  })
