import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { nearSpecs, withinBudget } from './concern.mjs'
import { distancesFrom } from './importers.mjs'
import { root } from './steps.mjs'
import { isDerived, specsAbout, specsOf, suiteOf } from './suites.mjs'

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)

/**
 * Files that differ from the commit `TEST_SINCE`, HEAD unless given, new ones included; those of the last commit when
 * nothing differs. Paths run from the root of the project.
 */
export function changedFiles() {
  const since = process.env.TEST_SINCE
  const now = [
    ...git('diff', '--name-only', '--diff-filter=d', since ?? 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]
  return now.length > 0 || since ? now : git('diff', '--name-only', '--diff-filter=d', 'HEAD~1', 'HEAD')
}

/** Resources whose definitions are among the files. */
const definedIn = (files) =>
  files
    .filter((path) => path.startsWith('resources/') && path.endsWith('.ts'))
    .flatMap((path) =>
      [...readFileSync(join(root, path), 'utf8').matchAll(/defineResource\(\s*'([^']+)'/g)].map(([, name]) => name),
    )

/** One of each sort, where the engine changed and no definition did. */
const SOME = ['departments', 'customers', 'sales-orders']

/** Sources that requests go through. */
const SERVED = /^(backend\/app|resources|workflows)\//

/**
 * What a change concerns, as far as about a minute allows.
 * @returns `suites`: spec files by suite; `resources`: those that derived tests run for; `rooms`: folders whose types
 *   are checked; `files`: what is linted; `olderStorage`: whether a demo of older sources will do
 */
export function concerned(files) {
  const reached = distancesFrom(files)
  const definitions = definedIn(files)
  const http = new Set([
    ...files.filter((path) => suiteOf(path) === 'http'),
    ...withinBudget(nearSpecs(files.filter((path) => SERVED.test(path)))),
    ...(definitions.length > 0 ? specsAbout(definitions).filter(isDerived) : []),
  ])
  const has = (...rooms) => files.some((path) => rooms.some((room) => path.startsWith(`${room}/`)))
  const types = [
    ...(has('resources') ? ['resources'] : []),
    ...(has('resources', 'workflows') ? ['workflows'] : []),
    ...(has('resources', 'workflows', 'backend', 'locales') ? ['backend'] : []),
    ...(has('resources', 'admin') ? ['admin'] : []),
  ]
  return {
    suites: {
      unit: specsOf('unit').filter((path) => reached.has(path)),
      http: [...http],
      process: files.filter((path) => suiteOf(path) === 'process'),
      browser: files.filter((path) => suiteOf(path) === 'browser'),
    },
    resources: definitions.length > 0 ? definitions : SOME,
    rooms: types,
    files: files.filter((path) => /\.(ts|tsx|mjs|js)$/.test(path)),
    words: has('locales', 'resources', 'admin'),
    olderStorage: !has('resources', 'workflows', 'backend/database'),
  }
}
