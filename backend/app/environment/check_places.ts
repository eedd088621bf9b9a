import { randomUUID } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { makeStorage } from './app_key.ts'
import { EnvironmentError, type Environment } from './environment.ts'

/** Milliseconds that a database has to answer. */
const PATIENCE = 10_000
/** Of PostgreSQL; it has what migrations use. */
const OLDEST = 15

const codeOf = (error: unknown): string => {
  const { code, message } = error as NodeJS.ErrnoException
  // Several addresses of one host were tried.
  const tried = error instanceof AggregateError ? (error.errors[0] as NodeJS.ErrnoException | undefined) : undefined
  return tried?.code ?? code ?? message
}

/** Describes what is wrong with a folder to write into, or null. */
function folderProblem(name: string, folder: string): string | null {
  const probe = join(folder, `.probe-${randomUUID()}`)
  try {
    makeStorage(folder)
    writeFileSync(probe, '')
    rmSync(probe)
    return null
  } catch (error) {
    return `${name}: ${folder} cannot be written (${codeOf(error)}). Give it to the user that Barem runs as, free some room, or name another folder.`
  }
}

/** Messages for refused connections, by the error codes of PostgreSQL. */
const REFUSALS: Record<string, (url: URL) => string> = {
  '28P01': (url) => `refuses the password of '${url.username}'. Correct user and password.`,
  '28000': (url) => `refuses '${url.username}'. Correct the user, or let it in by pg_hba.conf.`,
  '3D000': (url) => `has no database '${url.pathname.slice(1)}'. Make it with createdb, or correct the name.`,
  '42501': (url) => `does not let '${url.username}' into the database. Grant it CONNECT.`,
}

/** Describes what is wrong with a database, without its password; null when it is usable. */
async function databaseProblem(databaseUrl: string): Promise<string | null> {
  const url = new URL(databaseUrl)
  const place = `DATABASE_URL: the database at ${url.searchParams.get('host') ?? url.hostname}:${url.port || 5432}`
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: PATIENCE })
  // A connection that breaks later on is reported by its user.
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ version: number }>(
      `select current_setting('server_version_num')::int / 10000 as version`,
    )
    const { version } = rows[0]!
    return version < OLDEST ? `${place} is PostgreSQL ${version}. Barem needs ${OLDEST} or later.` : null
  } catch (error) {
    const code = codeOf(error)
    const refusal = REFUSALS[code]
    return `${place} ${refusal ? refusal(url) : `does not answer (${code}). Start it, correct the address, or leave DATABASE_URL out for the embedded engine.`}`
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** The message for a port that is taken. */
export const portInUse = (port: number | string): string =>
  `port ${port} is in use. Stop what uses it, or choose another: PORT=4000 npm start`

/** Describes what is wrong with the address to listen on, or null. */
async function portProblem({ host, port }: Environment): Promise<string | null> {
  const probe = createServer()
  try {
    await new Promise<void>((resolve, reject) => probe.once('error', reject).listen(port, host, resolve))
    await new Promise((resolve) => probe.close(resolve))
    return null
  } catch (error) {
    const code = codeOf(error)
    if (code === 'EADDRINUSE') return portInUse(port)
    return `HOST and PORT: cannot listen at ${host}:${port} (${code}). Choose an address of this machine, and a port that its user may use.`
  }
}

/**
 * Makes the storage folder; tries whether it can be written, the database lets us in and the port is free.
 * @param serves whether we are to listen
 * @throws EnvironmentError with all that is wrong, each with what to do
 */
export async function checkPlaces(environment: Environment, serves: boolean): Promise<void> {
  const { storageDir, databaseUrl, s3, filesDir } = environment
  const found = await Promise.all([
    folderProblem('STORAGE_DIR', storageDir) ?? (s3 ? null : folderProblem('STORAGE_DIR', filesDir)),
    databaseUrl && databaseProblem(databaseUrl),
    serves ? portProblem(environment) : null,
  ])
  const problems = found.filter((problem) => problem !== null)
  if (problems.length > 0) throw new EnvironmentError(problems)
}
