import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { captured, inLanes } from './lanes.mjs'
import { install, node, root, say } from './steps.mjs'

/** What was found before, so that only what changed is looked at again. */
const CACHE = 'node_modules/.cache/barem'

const tsc = (room) => [
  `types of ${room}`,
  node,
  [
    'node_modules/typescript/bin/tsc',
    ...['-p', room, '--incremental', '--tsBuildInfoFile', `${CACHE}/${room}.tsbuildinfo`],
  ],
]
const cached = (name) => ['--cache', '--cache-location', `${CACHE}/${name}`, '--cache-strategy', 'content']
const lint = (files) => ['lint', node, ['node_modules/eslint/bin/eslint.js', ...cached('eslint'), ...files]]
const format = (files) => [
  'format',
  node,
  ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', ...cached('prettier'), ...files],
]
const words = ['locales', node, ['scripts/locales.mjs']]
const page = ['docs/kit.md is current', node, ['scripts/docs/kit.ts', '--check']]
const floors = ['docs/architecture.md has the floors', node, ['scripts/docs/floors.ts', '--check']]
const drift = ['backend/bin/console.ts']

/**
 * Everything that can be said of the code without running it as a whole; checks of one list need each other's database.
 */
const checks = [
  [tsc('backend')],
  [tsc('admin')],
  [
    ['migrations run on an empty database', node, [...drift, 'migration:run']],
    ['definitions and database agree', node, [...drift, 'resources:check']],
    ['the policy knows every route', node, [...drift, 'policy:check']],
  ],
  [lint(['.'])],
  [format(['.'])],
  [tsc('workflows')],
  [tsc('resources')],
  [words],
  [page],
  [floors],
]

/** What concerns some rooms and files alone; see `concerned`. */
export const checksOf = ({ rooms, files, words: hasWords }) => [
  ...rooms.map((room) => [tsc(room)]),
  ...(rooms.includes('resources') ? [[page]] : []),
  ...(files.length > 0 ? [[lint(['--no-warn-ignored', ...files])], [format(files)]] : []),
  ...(hasWords ? [[words]] : []),
]

/** Checks as jobs that count into `total`; all of them unless some are given. */
export const checkJobs = (total, some = checks) =>
  some.map((list) => async () => {
    mkdirSync(join(root, CACHE), { recursive: true })
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
