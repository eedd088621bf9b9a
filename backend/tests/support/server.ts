import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { PROJECT, spawnServer, type Spawned } from './spawned.ts'

export interface TestServer extends Spawned {
  storageDir: string
  databaseUrl: string
}

let running: TestServer | null = null
const given = process.env.DATABASE_URL

/** The server under test. */
export function server(): TestServer {
  if (!running) throw new Error('the suite has not started a server')
  return running
}

/** A new, empty database on the PostgreSQL server of `url`. */
export async function emptyDatabase(url: string): Promise<string> {
  const name = `barem_test_${process.pid}_${randomUUID().slice(0, 8)}`
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const fresh = new URL(url)
  fresh.pathname = `/${name}`
  return fresh.href
}

function ace(command: string, databaseUrl: string, env: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['backend/bin/console.ts', command], { cwd: PROJECT, env: { ...process.env, ...env, DATABASE_URL: databaseUrl }, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command}: ${stdout}${stderr}`)
}

export const seedDemo = (databaseUrl: string, env: Record<string, string>) => ace('demo', databaseUrl, env)

/** A new database with everything migrated and the demo in it. */
export async function freshDatabase(url: string, env: Record<string, string>): Promise<string> {
  const fresh = await emptyDatabase(url)
  ace('migration:run', fresh, env)
  ace('demo', fresh, env)
  return fresh
}

/** Starts the real server on an empty storage folder with the demo: on PostgreSQL when DATABASE_URL names one, else embedded. */
export async function startServer(): Promise<void> {
  const storageDir = mkdtempSync(join(tmpdir(), 'barem-'))
  const databaseUrl = given ? await freshDatabase(given, { STORAGE_DIR: storageDir }) : `postgres://postgres@localhost:5432/postgres?host=${encodeURIComponent(join(storageDir, 'run'))}`
  const spawned = await spawnServer({ STORAGE_DIR: storageDir, DATABASE_URL: given ? databaseUrl : '' })
  running = { ...spawned, storageDir, databaseUrl }
}

export async function stopServer(): Promise<void> {
  await running?.stop()
  if (running) rmSync(running.storageDir, { recursive: true, force: true })
  running = null
}

/** Runs `work` on a connection of its own to the database under test, as its owner. */
export async function onDatabase<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: server().databaseUrl })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
