import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root, say } from './steps.mjs'

/** What the whole run took the last time that somebody kept it, with `TEST_TIMES=keep npm test`. */
const KEPT = join(root, 'scripts/times.json')
/** What the last whole run took on this machine. */
const LAST = join(root, 'node_modules/.cache/barem/times.json')

const read = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null)
const before = read(LAST) ?? read(KEPT) ?? { suites: {}, files: {} }

/** Seconds that a spec file took the last time; unknown files count as a usual one. */
export const secondsOf = (path) => before.files[path] ?? 3

const taken = { suites: {}, files: {} }
const rounded = (seconds) => Math.round(seconds * 10) / 10

/** Adds what a run of a suite, or a part of one, took. @param outcome what `runSuite` returns */
export function note({ title, wall, cpu, starts, passed, failed, files = {} }) {
  const suite = title.replace(/, part \d+$/, '')
  const sum = (taken.suites[suite] ??= { wall: 0, cpu: 0, starts: 0, tests: 0 })
  sum.wall = rounded(sum.wall + wall)
  sum.cpu = rounded(sum.cpu + (cpu ?? 0))
  sum.starts += starts ?? 0
  sum.tests += passed + failed
  for (const [path, seconds] of Object.entries(files))
    if (suite !== 'http on the embedded engine') taken.files[path] = rounded(seconds)
}

const cell = (value, width) => String(value).padStart(width)
const change = (now, then) => {
  const more = Math.round(now - then)
  return more === 0 ? '' : `${more > 0 ? '+' : '−'}${Math.abs(more)} s`
}

/**
 * Prints what each suite took, and how much more or less than the last time. Seconds of parts that ran side by side
 * add up. CPU is that of tests, servers and browsers, without the database.
 * @param isWhole whether everything ran: only then it is kept for the next run to compare with
 */
export function tellTimes(isWhole) {
  const rows = Object.entries(taken.suites)
  if (rows.length === 0) return
  say('\n   seconds       CPU     tests    starts')
  for (const [suite, { wall, cpu, tests, starts }] of rows) {
    const then = before.suites[suite]
    const news = then ? [change(wall, then.wall), change(cpu, then.cpu) && `CPU ${change(cpu, then.cpu)}`] : []
    const told = isWhole ? news.filter(Boolean).join(', ') : ''
    say(
      `${cell(wall.toFixed(0), 10)}${cell(cpu.toFixed(0), 10)}${cell(tests, 10)}${cell(starts, 10)}  ${suite}${told && ` (${told})`}`,
    )
  }
  if (!isWhole) return
  mkdirSync(dirname(LAST), { recursive: true })
  writeFileSync(LAST, JSON.stringify(taken))
  if (process.env.TEST_TIMES === 'keep') writeFileSync(KEPT, `${JSON.stringify(taken, null, 2)}\n`)
}
