import type { NamedReporterContract } from '@japa/runner/types'
import { relative } from 'node:path'
import { PROJECT } from './spawned.ts'
import { cpuSeconds } from './summary.ts'

const SLOWEST = 20

/** `TEST_TIMES=1 npm test`: tells after each suite what it took, by file and by test. */
export const tellTimes: NamedReporterContract = {
  name: 'times',
  handler(_runner, emitter) {
    const tests: { file: string; title: string; ms: number }[] = []
    emitter.on(
      'test:end',
      ({ duration, title, meta }) =>
        void tests.push({ file: relative(PROJECT, meta.fileName ?? ''), title: title.expanded, ms: duration }),
    )
    emitter.on('runner:end', () => {
      const files = Map.groupBy(tests, ({ file }) => file)
      const line = (ms: number, text: string) =>
        process.stdout.write(`${(ms / 1000).toFixed(1).padStart(7)} s  ${text}\n`)
      process.stdout.write('\nSlowest files\n')
      const sums = [...files].map(([file, inside]) => ({
        text: `${file} (${inside.length})`,
        ms: inside.reduce((sum, { ms }) => sum + ms, 0),
      }))
      for (const { ms, text } of sums.sort((a, b) => b.ms - a.ms).slice(0, SLOWEST)) line(ms, text)
      process.stdout.write('\nSlowest tests\n')
      for (const { ms, file, title } of tests.sort((a, b) => b.ms - a.ms).slice(0, SLOWEST))
        line(ms, `${file}: ${title}`)
      const cpu = cpuSeconds()
      if (cpu !== null) process.stdout.write(`\n${cpu.toFixed(0)} s of CPU in all\n`)
    })
  },
}
