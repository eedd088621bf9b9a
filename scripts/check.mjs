import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { captured, inLanes } from './lanes.mjs'
import { install, node, say } from './steps.mjs'

const tsc = (room) => [node, ['node_modules/typescript/bin/tsc', '-p', room]]
const drift = ['backend/bin/console.ts']

/**
 * Everything that can be said of the code without running it as a whole; checks of one list need each other's database.
 */
const checks = [
  [['types of backend', ...tsc('backend')]],
  [['types of admin', ...tsc('admin')]],
  [
    ['migrations run on an empty database', node, [...drift, 'migration:run']],
    ['definitions and database agree', node, [...drift, 'resources:check']],
    ['the policy knows every route', node, [...drift, 'policy:check']],
  ],
  [['lint', node, ['node_modules/eslint/bin/eslint.js', '.']]],
  [['format', node, ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.']]],
  [['types of workflows', ...tsc('workflows')]],
  [['types of resources', ...tsc('resources')]],
  [['locales', node, ['scripts/locales.mjs']]],
]

/** The checks as jobs that count into `total`. */
export const checkJobs = (total) =>
  checks.map((list) => async () => {
    const storage = mkdtempSync(join(tmpdir(), 'barem-check-'))
    for (const [name, command, args] of list) {
      const { status, output } = await captured(command, args, { STORAGE_DIR: storage, DATABASE_URL: '' })
      say(`${status === 0 ? '✔' : '✖'} ${name}`)
      if (status !== 0) say(output)
      total[status === 0 ? 'passed' : 'failed']++
    }
    rmSync(storage, { recursive: true, force: true })
  })

if (process.argv[1] === import.meta.filename) {
  install()
  const total = { passed: 0, failed: 0 }
  await inLanes(checkJobs(total))
  say(`${total.passed} passed, ${total.failed} failed`)
  process.exit(total.failed > 0 ? 1 : 0)
}
