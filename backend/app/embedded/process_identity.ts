import { readFileSync } from 'node:fs'

/** A process that cannot be mistaken for a later one with the same number. */
export interface ProcessIdentity {
  pid: number
  /** Start time in clock ticks since boot; null where the system has no `/proc`. */
  started: string | null
}

function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
  } catch {
    return null
  }
}

export const identityOf = (pid: number): ProcessIdentity => ({ pid, started: startOf(pid) })

/** Whether exactly this process still runs. */
export function isAlive({ pid, started }: ProcessIdentity): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  return started === null || startOf(pid) === started
}
