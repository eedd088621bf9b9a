import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { env, install, node, root, say } from './steps.mjs'

const storage = mkdtempSync(join(tmpdir(), 'barem-check-'))
const tsc = (room) => [node, ['node_modules/typescript/bin/tsc', '-p', room]]
const drift = ['backend/bin/console.ts']

/** Everything that can be said of the code without running it as a whole. */
const checks = [
  ['types of resources', ...tsc('resources')],
  ['types of workflows', ...tsc('workflows')],
  ['types of backend', ...tsc('backend')],
  ['types of admin', ...tsc('admin')],
  ['lint', node, ['node_modules/eslint/bin/eslint.js', '.']],
  ['locales', node, ['scripts/locales.mjs']],
  ['migrations run on an empty database', node, [...drift, 'migration:run']],
  ['definitions and database agree', node, [...drift, 'resources:check']],
  ['the policy knows every route', node, [...drift, 'policy:check']],
]

/** Runs the checks one after the other. Returns how many passed and failed. */
export function check() {
  const total = { passed: 0, failed: 0 }
  for (const [name, command, args] of checks) {
    const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, env: env({ STORAGE_DIR: storage, DATABASE_URL: '' }), encoding: 'utf8' })
    say(`${status === 0 ? '✔' : '✖'} ${name}`)
    if (status !== 0) say(`${stdout}${stderr}`)
    total[status === 0 ? 'passed' : 'failed']++
  }
  rmSync(storage, { recursive: true, force: true })
  return total
}

if (process.argv[1] === import.meta.filename) {
  install()
  const { passed, failed } = check()
  say(`${passed} passed, ${failed} failed`)
  process.exit(failed > 0 ? 1 : 0)
}
