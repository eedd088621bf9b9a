import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PACKAGES = '/usr/lib/postgresql'

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Installs a Debian package when a command of it is missing and we may. */
export function debian(name: string, present: () => boolean): void {
  if (present()) return
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  execFileSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' })
  execFileSync('apt-get', ['install', '-y', '-qq', name], { env, stdio: 'ignore' })
}

export interface Postgres {
  url: string
  /** Ends it as a crash would. */
  stop: () => void
  /** Ends it, cutting every connection, and starts it anew at the same place. */
  restart: (how: 'fast' | 'immediate') => Promise<void>
}

/**
 * A PostgreSQL server of its own, from Debian's package: a private data folder, a free port, no superuser of the
 * system.
 * @param superuser of its own
 */
export async function startPostgres(superuser = 'barem'): Promise<Postgres> {
  debian('postgresql', () => existsSync(PACKAGES))
  const bin = join(PACKAGES, readdirSync(PACKAGES).sort((a, b) => Number(b) - Number(a))[0]!, 'bin')
  const folder = mkdtempSync(join(tmpdir(), 'barem-pg-'))
  const isRoot = process.getuid?.() === 0
  const as = (command: string, args: string[]) =>
    isRoot
      ? execFileSync('runuser', ['-u', 'postgres', '--', join(bin, command), ...args], { stdio: 'ignore' })
      : execFileSync(join(bin, command), args, { stdio: 'ignore' })
  if (isRoot) {
    const id = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)
    chownSync(folder, id('-u'), id('-g'))
  }
  const data = join(folder, 'db')
  as('initdb', ['-D', data, '-A', 'trust', '-U', superuser])
  const port = await freePort()
  const options = ['-D', data, '-w', '-l', join(folder, 'log')]
  const listen = ['-o', `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1`]
  as('pg_ctl', [...options, ...listen, 'start'])
  return {
    url: `postgres://${superuser}@127.0.0.1:${port}/postgres`,
    async restart(how) {
      const program = [join(bin, 'pg_ctl'), ...options, ...listen, '-m', how, 'restart']
      const [command, ...args] = isRoot ? ['runuser', '-u', 'postgres', '--', ...program] : program
      await once(spawn(command!, args, { stdio: 'ignore' }), 'exit')
    },
    stop: () => {
      as('pg_ctl', ['-D', data, '-m', 'immediate', 'stop'])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

let shared: Promise<string> | null = null

async function own(): Promise<string> {
  const { url, stop } = await startPostgres()
  process.once('exit', stop)
  return url
}

/**
 * The PostgreSQL server that tests make their databases on: the one of TEST_POSTGRES, or one of this process that ends
 * with it.
 */
export const testPostgres = (): Promise<string> =>
  (shared ??= process.env.TEST_POSTGRES ? Promise.resolve(process.env.TEST_POSTGRES) : own())
