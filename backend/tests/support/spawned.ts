import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { forgetTokens } from './tokens.ts'

export const PROJECT = join(import.meta.dirname, '../../..')

export interface Spawned {
  process: ChildProcess
  /** `http://localhost:PORT`. */
  url: string
  /** Everything it has printed. */
  output: () => string
  /** Ends it and waits until it has ended. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>
}

const running = new Set<ChildProcess>()
let starts = 0

/** How many servers this process has started. */
export const serverStarts = (): number => starts

/** Ends servers that a failed test has left behind: they would keep the run of all tests from ending. */
export function endLeftBehind(): void {
  for (const child of running) child.kill('SIGKILL')
}

/** Starts the real server as `npm start` does, on a free port, and waits until it says where it is. */
export async function spawnServer(env: Record<string, string>, ready = /http:\/\/localhost:\d+/): Promise<Spawned> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'backend/bin/start.ts'], {
    cwd: PROJECT,
    env: {
      ...process.env,
      DATABASE_URL: '',
      REDIS_URL: '',
      SMTP_URL: '',
      APP_KEY: '',
      PORT: '0',
      // All of a suite comes from one address.
      ANONYMOUS_PER_MINUTE: '1000000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  starts++
  let output = ''
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  void ended.then(() => running.delete(child))
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk
      const found = ready.exec(output)
      if (found) resolve(found[0])
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    void ended.then((code) => reject(new Error(`the server ended with ${code}: ${output}`)))
  })
  forgetTokens(url)
  const stop = (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal)
    return ended
  }
  return { process: child, url, output: () => output, stop }
}
