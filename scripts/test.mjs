import { againIfFew } from './again.mjs'
import { checkJobs, checksOf } from './check.mjs'
import { findChromium } from './chromium.mjs'
import { dealt, inLanes } from './lanes.mjs'
import { findPdftotext } from './pdftotext.mjs'
import { runCode, runSuite } from './run_suite.mjs'
import { install, say } from './steps.mjs'
import { engineSpecs, specsAbout, specsOf, suiteOf, SUITES } from './suites.mjs'
import { note, secondsOf, tellTimes } from './times.mjs'

/**
 * `npm test`: installs what it needs, then types, lint, locales, and every suite. `npm test -- http`: the suites that
 * are named; `npm test -- backend/tests/http/find.spec.ts`: those files; `npm test -- --changed`: what a change
 * concerns. A few run at a time; the HTTP suite in parts with a server and a database each; the browser's last, in
 * parts with a server and a browser each and nothing else beside them, since screens wait for a busy machine as people
 * do. What each suite took is printed at the end, beside what it took the last time.
 * Where TEST_POSTGRES is the URL of a PostgreSQL server, the HTTP suite and the browser's run there, and what an engine
 * can decide on the embedded engine too; without one all of them run on the embedded engine. TEST_RESOURCES, a comma
 * list, runs what concerns some resources. TEST_DRAW, a number, repeats what was drawn by chance.
 * The last line is `N passed, N failed`; a suite that breaks or runs nothing has failed.
 */
const given = process.argv.slice(2)
const changed = given.includes('--changed')
const strange = given.filter((word) => word !== '--changed' && !SUITES.includes(word) && !suiteOf(word))
if (strange.length > 0) {
  say(`npm test takes suites (${SUITES.join(', ')}), paths of spec files and --changed, not ${strange.join(', ')}.`)
  process.exit(2)
}
const total = { passed: 0, failed: 0 }
process.env.TEST_DRAW ??= String(1 + Math.floor(Math.random() * (2 ** 31 - 2)))

install()

function count({ passed, failed }) {
  total.passed += passed
  total.failed += failed
}
/** Counts a run of a suite, and what it took. */
function tally(outcome) {
  note(outcome)
  count(outcome)
}

const once = (work) => {
  let done = null
  return () => (done ??= work())
}
const made = (code) => async () => void ((await runCode(code)) || total.failed++)
const builtAdmin = once(made(`import { build } from './scripts/steps.mjs'; build()`))
const preparedStorage = once(
  made(`import { preparedStorage } from './backend/tests/support/storage.ts'; preparedStorage()`),
)
const needs = { browser: [builtAdmin, preparedStorage], http: [preparedStorage], process: [preparedStorage], unit: [] }

/** More servers than this would be in each other's way, whatever the machine. */
const MOST_PARTS = 4
/** Seconds below which a run is not dealt into parts: each starts a server and copies a database. */
const SHORT = 60

/** Runs of a suite in parts of about the same length, by what their files took the last time. */
function partsOf(run) {
  const seconds = run.files.reduce((sum, path) => sum + secondsOf(path), 0)
  const parts = seconds > SHORT ? dealt(run.files, MOST_PARTS, secondsOf) : [run.files]
  return parts.length === 1
    ? [run]
    : parts.map((files, place) => ({ ...run, files, title: `${run.title}, part ${place + 1}` }))
}

/** The runs of the HTTP suite: where, and which files; all unless given. */
function httpRuns(files = null) {
  const postgres = process.env.TEST_POSTGRES
  const every = files ?? specsOf('http')
  if (!postgres) return [{ suite: 'http', title: 'http', files: every }]
  const both = engineSpecs().filter((path) => every.includes(path))
  return [
    ...partsOf({ suite: 'http', title: 'http on PostgreSQL', files: every, env: { DATABASE_URL: postgres } }),
    ...(both.length > 0 ? [{ suite: 'http', title: 'http on the embedded engine', files: both }] : []),
  ]
}

/** Runs of a suite; `files` null for all of it. */
function runsOf(suite, files = null) {
  if (suite === 'process') return partsOf({ suite, title: suite, files: files ?? specsOf(suite) })
  if (suite !== 'http') return [{ suite, files: files ?? [] }]
  const about = process.env.TEST_RESOURCES?.split(',')
  return httpRuns(files ?? (about ? specsAbout(about) : null))
}

/** What is asked for: checks as jobs, and runs of suites, the longest first. */
async function planned() {
  if (changed) {
    const { changedFiles, concerned } = await import('./changed.mjs')
    const concern = concerned(changedFiles())
    process.env.TEST_RESOURCES ??= concern.resources.join(',')
    if (concern.olderStorage) process.env.TEST_OLDER_STORAGE = '1'
    const runs = SUITES.filter((suite) => concern.suites[suite].length > 0)
    return {
      checks: checkJobs(total, checksOf(concern)),
      runs: runs.flatMap((suite) => runsOf(suite, concern.suites[suite])),
    }
  }
  const files = given.filter(suiteOf)
  const whole = given.length === 0 ? SUITES : given.filter((word) => SUITES.includes(word))
  const some = SUITES.flatMap((suite) => {
    const own = files.filter((path) => suiteOf(path) === suite)
    return whole.includes(suite) ? runsOf(suite) : own.length > 0 ? runsOf(suite, own) : []
  })
  return { checks: given.length === 0 ? checkJobs(total) : [], runs: some }
}

/** Screens are shown on PostgreSQL where there is one, which leaves them more of the machine. */
const onPostgres = process.env.TEST_POSTGRES ? { DATABASE_URL: process.env.TEST_POSTGRES } : {}

/** Runs files of the browser's suite in parts of about the same length. Returns one summary of all. */
async function inBrowsers(files) {
  const outcomes = []
  const parts = dealt(files, MOST_PARTS, secondsOf)
  await inLanes(
    parts.map((some, place) => async () => {
      const outcome = await runSuite({
        suite: 'browser',
        title: `browser, part ${place + 1}`,
        files: some,
        env: onPostgres,
      })
      note(outcome)
      outcomes.push(outcome)
    }),
    parts.length,
  )
  return {
    passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
    failed: outcomes.reduce((sum, { failed }) => sum + failed, 0),
    failures: outcomes.flatMap(({ failures = [] }) => failures),
  }
}

const { checks, runs } = await planned()
const screens = runs.find(({ suite }) => suite === 'browser')
const others = runs.filter((run) => run !== screens)
say(`TEST_DRAW=${process.env.TEST_DRAW}`)
if (screens) {
  process.env.CHROMIUM_PATH = findChromium()
  findPdftotext()
}
if (checks.length === 0 && others.length === 1) {
  for (const need of needs[others[0].suite]) await need()
  tally(await runSuite({ ...others[0], live: true }))
} else {
  const early = [...new Set(runs.flatMap(({ suite }) => needs[suite]))]
  const run = (one) => async () => {
    for (const need of needs[one.suite]) await need()
    tally(await runSuite(one))
  }
  await inLanes([...early, ...checks, ...others.map(run)])
}
if (screens) {
  for (const need of needs.browser) await need()
  const again = (files) => runSuite({ suite: 'browser', title: 'browser again', files, env: onPostgres, live: true })
  count(await againIfFew(await inBrowsers(screens.files.length > 0 ? screens.files : specsOf('browser')), again))
}

tellTimes(given.length === 0)
say(`\nTEST_DRAW=${process.env.TEST_DRAW} repeats what was drawn`)
say(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed > 0 ? 1 : 0)
