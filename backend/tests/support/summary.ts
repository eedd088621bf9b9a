import { readFileSync, writeFileSync } from 'node:fs'
import { basename, relative } from 'node:path'
import type { NamedReporterContract } from '@japa/runner/types'
import { PROJECT, serverStarts } from './spawned.ts'

/** Ticks of the kernel's clock in a second, on every Linux that there is. */
const TICKS = 100

/** CPU seconds of this process and of all that it started and saw ending; null where the system does not tell. */
export function cpuSeconds(): number | null {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8')
    const [user, system, childUser, childSystem] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 15)
      .map(Number) as [number, number, number, number]
    return (user + system + childUser + childSystem) / TICKS
  } catch {
    return null
  }
}

/**
 * Leaves at `TEST_SUMMARY`, a path, how many tests passed and failed, which failed where, and what they took:
 * `{ passed, failed, failures: [{ title, file }], cpu, starts, files }`. `cpu` is in seconds, `starts` counts servers,
 * `files` has the seconds of each spec file by its path from the root of the project.
 */
export const tellSummary: NamedReporterContract = {
  name: 'summary',
  handler: (runner, emitter) => {
    const failures: { title: string; file: string }[] = []
    const files: Record<string, number> = {}
    let since = performance.now()
    // Setups of groups count too: whatever passes between two tests belongs to the file of the later.
    emitter.on('test:end', ({ hasError, title, meta }) => {
      const now = performance.now()
      const file = relative(PROJECT, String(meta.fileName))
      files[file] = (files[file] ?? 0) + (now - since) / 1000
      since = now
      if (hasError) failures.push({ title: title.expanded, file: basename(file) })
    })
    emitter.on('runner:end', () => {
      const { passed, failed } = runner.getSummary().aggregates
      const summary = { passed, failed, failures, cpu: cpuSeconds(), starts: serverStarts(), files }
      if (process.env.TEST_SUMMARY) writeFileSync(process.env.TEST_SUMMARY, JSON.stringify(summary))
    })
  },
}
