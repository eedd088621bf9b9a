import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { EnvironmentError } from '#app/environment/environment'
import { identityOf, isAlive, type ProcessIdentity } from './process_identity.ts'

interface Holder extends ProcessIdentity {
  /** The engine's own process, which may outlive its parent by a moment. */
  engine: ProcessIdentity | null
}

const fileOf = (storageDir: string) => join(storageDir, 'lock')

function holder(file: string): Holder | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder
  } catch {
    return null
  }
}

/** Ends an engine whose parent died, so that two never open one folder. */
function endOrphan(engine: ProcessIdentity | null) {
  if (!engine || !isAlive(engine)) return
  process.kill(engine.pid, 'SIGKILL')
  while (isAlive(engine)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
}

/**
 * Takes the storage folder for this process; two engines on one folder would destroy it.
 * @throws EnvironmentError naming the process that has it
 */
export function takeStorage(storageDir: string): void {
  const file = fileOf(storageDir)
  const mine = JSON.stringify({ ...identityOf(process.pid), engine: null } satisfies Holder)
  for (;;) {
    try {
      return writeFileSync(file, mine, { flag: 'wx', mode: 0o600 })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    const other = holder(file)
    if (other && isAlive(other)) {
      throw new EnvironmentError([
        `process ${other.pid} already works on ${storageDir}. Stop it first, or give this one a STORAGE_DIR of its own (or a DATABASE_URL, which many processes may share).`,
      ])
    }
    endOrphan(other?.engine ?? null)
    rmSync(file, { force: true })
  }
}

/** Notes which engine process works for us now. */
export function noteEngine(storageDir: string, pid: number): void {
  writeFileSync(
    fileOf(storageDir),
    JSON.stringify({ ...identityOf(process.pid), engine: identityOf(pid) } satisfies Holder),
  )
}

export function releaseStorage(storageDir: string): void {
  if (holder(fileOf(storageDir))?.pid === process.pid) rmSync(fileOf(storageDir), { force: true })
}
