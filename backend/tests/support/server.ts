import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { startSmtp, type Smtp } from './smtp.ts'
import { PROJECT, spawnServer, type Spawned } from './spawned.ts'
import { demoStorage, emptyFolder, fingerprint } from './storage.ts'

export interface TestServer extends Spawned {
  storageDir: string
  databaseUrl: string
  /** Where its mails arrive. */
  smtp: Smtp
}

let running: TestServer | null = null
const given = process.env.DATABASE_URL

/** The server under test. */
export function server(): TestServer {
  if (!running) throw new Error('the suite has not started a server')
  return running
}

/** Any number that nobody else locks. */
const LOCK = 7_133_002

/** Runs `work` on the PostgreSQL server of `url`, one caller at a time. */
async function inTurn<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    return await work(client)
  } finally {
    await client.end()
  }
}

function at(url: string, database: string): string {
  const other = new URL(url)
  other.pathname = `/${database}`
  return other.href
}

const newName = () => `barem_test_${process.pid}_${randomUUID().slice(0, 8)}`

/** A new, empty database on the PostgreSQL server of `url`. */
export async function emptyDatabase(url: string): Promise<string> {
  const name = newName()
  await inTurn(url, (client) => client.query(`create database ${name}`))
  return at(url, name)
}

function ace(command: string, databaseUrl: string, env: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['backend/bin/console.ts', command], {
    cwd: PROJECT,
    // Resources that only this run of tests adds are left out: the database is a template that other runs copy.
    env: { ...process.env, NODE_OPTIONS: '', ...env, DATABASE_URL: databaseUrl },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${command}: ${stdout}${stderr}`)
}

export const seedDemo = (databaseUrl: string, env: Record<string, string>) => ace('demo', databaseUrl, env)

const TEMPLATE = 'barem_test_demo_'

/**
 * The database that all of the same sources are copies of, made when there is none; those of other sources go. With
 * `TEST_OLDER_STORAGE=1` one of other sources will do, for changes that no table and no demo depends on.
 */
async function demoTemplate(client: pg.Client, url: string, env: Record<string, string>): Promise<string> {
  const { rows } = await client.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [TEMPLATE],
  )
  const template = TEMPLATE + fingerprint()
  if (rows.some(({ datname }) => datname === template)) return template
  if (rows[0] && process.env.TEST_OLDER_STORAGE === '1') return rows[0].datname
  for (const { datname } of rows) await client.query(`drop database ${datname}`)
  const name = newName()
  await client.query(`create database ${name}`)
  ace('migration:run', at(url, name), env)
  ace('demo', at(url, name), env)
  await client.query(`alter database ${name} rename to ${template}`)
  return template
}

/** A new database with everything migrated and the demo in it. */
export async function freshDatabase(url: string, env: Record<string, string>): Promise<string> {
  const name = newName()
  await inTurn(url, async (client) =>
    client.query(`create database ${name} template ${await demoTemplate(client, url, env)}`),
  )
  return at(url, name)
}

/**
 * Starts the real server with the demo: on PostgreSQL when DATABASE_URL names one, else embedded. Its mails go by SMTP,
 * and it believes what `x-forwarded-for` says of where a call comes from.
 * @param prepare what is done to its new database before, on PostgreSQL
 */
export async function startServer(prepare: (env: Record<string, string>) => void = () => {}): Promise<void> {
  const storageDir = given ? emptyFolder('suite') : demoStorage('suite')
  const databaseUrl = given
    ? await freshDatabase(given, { STORAGE_DIR: storageDir })
    : `postgres://postgres@localhost:5432/postgres?host=${encodeURIComponent(join(storageDir, 'run'))}`
  if (given) prepare({ STORAGE_DIR: storageDir, DATABASE_URL: databaseUrl })
  const smtp = await startSmtp()
  const spawned = await spawnServer({
    STORAGE_DIR: storageDir,
    DATABASE_URL: given ? databaseUrl : '',
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Barem <barem@thu.example>',
    PUBLIC_URL: 'https://barem.thu.example',
    TRUSTED_PROXIES: '127.0.0.1,::1,::ffff:127.0.0.1',
  })
  running = { ...spawned, storageDir, databaseUrl, smtp }
}

export async function stopServer(): Promise<void> {
  await running?.stop()
  await running?.smtp.stop()
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
