import { writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { NamedReporterContract } from '@japa/runner/types'

/**
 * Leaves at `TEST_SUMMARY`, a path, how many tests passed and failed, and which failed where: `{ passed, failed,
 * failures: [{ title, file }] }`.
 */
export const tellSummary: NamedReporterContract = {
  name: 'summary',
  handler: (runner, emitter) => {
    const failures: { title: string; file: string }[] = []
    emitter.on('test:end', ({ hasError, title, meta }) => {
      if (hasError) failures.push({ title: title.expanded, file: basename(String(meta.fileName)) })
    })
    emitter.on('runner:end', () => {
      const { passed, failed } = runner.getSummary().aggregates
      if (process.env.TEST_SUMMARY)
        writeFileSync(process.env.TEST_SUMMARY, JSON.stringify({ passed, failed, failures }))
    })
  },
}
