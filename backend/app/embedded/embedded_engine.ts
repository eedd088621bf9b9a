import { fork, type ChildProcess } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { noteEngine, releaseStorage, takeStorage } from './storage_lock.ts'

const ENGINE = join(import.meta.dirname, 'engine_process.ts')
/** Longest path that a unix socket may have on any system. */
const SOCKET_PATH_LIMIT = 103
const PORT_NAME = 5432
const ATTEMPTS = 5
/** Ignores failed writes to a child that has just died: its exit event reports that. */
const ignore = () => {}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** PGlite in a child process, watched: a query that outlives the limit is ended with it, and a new one takes over. */
export class EmbeddedEngine {
  readonly #storageDir: string
  readonly #queryLimit: number
  #address = ''
  #child: ChildProcess | null = null
  #watch: NodeJS.Timeout | null = null
  #closing = false
  url = ''

  constructor(storageDir: string, queryLimit: number) {
    this.#storageDir = storageDir
    this.#queryLimit = queryLimit
  }

  /**
   * Takes the folder, starts the engine and returns its connection URL. @throws EnvironmentError when the folder is
   * taken
   */
  async start(): Promise<string> {
    takeStorage(this.#storageDir)
    const folder = join(this.#storageDir, 'run')
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const socket = join(folder, `.s.PGSQL.${PORT_NAME}`)
    if (process.platform !== 'win32' && socket.length <= SOCKET_PATH_LIMIT) {
      this.#address = socket
      this.url = `postgres://postgres@localhost:${PORT_NAME}/postgres?host=${encodeURIComponent(folder)}`
    } else {
      this.#address = String(await freePort())
      this.url = `postgres://postgres@127.0.0.1:${this.#address}/postgres`
    }
    process.once('exit', () => {
      this.#child?.kill('SIGKILL')
      releaseStorage(this.#storageDir)
    })
    await this.#spawn()
    return this.url
  }

  async #spawn(): Promise<void> {
    if (this.#address.startsWith('/')) rmSync(this.#address, { force: true })
    const child = fork(ENGINE, [join(this.#storageDir, 'pg'), this.#address], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      execArgv: [],
    })
    this.#child = child
    child.on('error', ignore)
    noteEngine(this.#storageDir, child.pid!)
    await new Promise<void>((resolve, reject) => {
      child.on('message', (message) => message === 'ready' && resolve())
      child.once('exit', (code) => reject(new Error(`the embedded engine stopped with ${code} while starting`)))
    })
    this.#keepWatch(child)
    child.once('exit', () => {
      if (this.#watch) clearInterval(this.#watch)
      if (!this.#closing) void this.#again()
    })
  }

  /** Restarts the engine. If it dies at its start, tries a few times more; then Barem stops with an error. */
  async #again(): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.#spawn()
      } catch (error) {
        if (attempt < ATTEMPTS) continue
        process.stderr.write(`The embedded engine does not start any more: ${(error as Error).message}\n`)
        process.exit(1)
      }
    }
  }

  /** The engine answers between queries only, so silence is a query that is still running. */
  #keepWatch(child: ChildProcess) {
    let heard = Date.now()
    child.on('message', () => (heard = Date.now()))
    this.#watch = setInterval(
      () => {
        if (Date.now() - heard > this.#queryLimit) child.kill('SIGKILL')
        else if (child.connected) child.send('ping', ignore)
      },
      Math.min(500, this.#queryLimit / 4),
    ).unref()
  }

  /** Ends the engine in order and frees the folder. */
  async stop(): Promise<void> {
    this.#closing = true
    const child = this.#child
    if (child?.connected) {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.send('close')
      await ended
    }
    releaseStorage(this.#storageDir)
  }

  /** For tests: the process that holds the data. */
  get pid(): number | undefined {
    return this.#child?.pid
  }
}
