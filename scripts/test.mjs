import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { againIfFew } from './again.mjs'
import { checkJobs } from './check.mjs'
import { findChromium } from './chromium.mjs'
import { captured, dealt, inLanes } from './lanes.mjs'
import { findPdftotext } from './pdftotext.mjs'
import { env, install, node, root, say } from './steps.mjs'

/**
 * `npm test`: installs what it needs, then types, lint, locales, and every suite, or only those named, as many at a
 * time as there are cores; the browser's last, in parts with a server and a browser each and nothing else beside
 * them, since screens wait for a busy machine as people do. With TEST_POSTGRES, the URL of a server, the HTTP suite
 * runs there once more.
 * The last line is `N passed, N failed`; a suite that breaks or runs nothing has failed.
 */
const ALL = ['http', 'process', 'unit', 'browser']
const named = process.argv.slice(2)
const suites = named.length > 0 ? named : ALL
const total = { passed: 0, failed: 0 }
const results = mkdtempSync(join(tmpdir(), 'barem-test-'))

install()

/** The summary of a run that ended with `status`: one that broke or ran nothing has failed. */
const judged = (told, status) =>
  told.failed === 0 && (status !== 0 || told.passed === 0) ? { ...told, failed: 1 } : told

function count({ passed, failed }) {
  total.passed += passed
  total.failed += failed
}

function summary(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return { passed: 0, failed: 0 }
  }
}

const command = (suite, args = []) => [
  node,
  ['--disable-warning=ExperimentalWarning', 'backend/bin/test.ts', suite, ...args],
]

/** Runs code of the project for its effects; a failure is printed and fails the run. */
async function made(code) {
  const { status, output } = await captured(node, [
    '--disable-warning=ExperimentalWarning',
    '--input-type=module',
    '-e',
    code,
  ])
  if (status === 0) return
  say(output)
  total.failed++
}

let admin = null
const builtAdmin = () => (admin ??= made(`import { build } from './scripts/steps.mjs'; build()`))
let storage = null
const preparedStorage = () =>
  (storage ??= made(`import { preparedStorage } from './backend/tests/support/storage.ts'; preparedStorage()`))
const needs = { browser: [builtAdmin, preparedStorage], http: [preparedStorage], process: [preparedStorage], unit: [] }

const filesOf = (files) => files.flatMap((file) => ['--files', file])

/** A suite as a job that prints its output at its end; `title` also names where it runs. */
const suiteJob =
  (suite, { title = suite, env: more = {}, args = [] } = {}) =>
  async () => {
    for (const need of needs[suite]) await need()
    say(`… ${title}`)
    const file = join(results, title)
    const { status, output } = await captured(...command(suite, args), {
      TEST_SUMMARY: file,
      NODE_ENV: 'test',
      ...more,
    })
    say(`\n── ${title}\n${output}`)
    count(judged(summary(file), status))
  }

/** Runs a suite, or some files of it, with nothing beside it, printing output as it comes. */
function alone(suite, files = []) {
  say(`\n── ${suite}`)
  const file = join(results, files.length > 0 ? `${suite} again` : suite)
  const [program, given] = command(suite, filesOf(files))
  const { status } = spawnSync(program, given, {
    cwd: root,
    stdio: 'inherit',
    env: env({ TEST_SUMMARY: file, NODE_ENV: 'test' }),
  })
  return judged(summary(file), status)
}

/** More servers and browsers than this would be in each other's way, whatever the machine. */
const MOST_BROWSERS = 4

/** Runs the browser's suite in parts. Returns one summary of all. */
async function inBrowsers() {
  const files = readdirSync(join(root, 'backend/tests/browser'))
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => `backend/tests/browser/${name}`)
  const told = []
  const part = (some, place) => async () => {
    say(`… browser, part ${place + 1}`)
    const file = join(results, `browser ${place + 1}`)
    const { status, output } = await captured(...command('browser', filesOf(some)), {
      TEST_SUMMARY: file,
      NODE_ENV: 'test',
    })
    say(`\n── browser, part ${place + 1}\n${output}`)
    told.push(judged(summary(file), status))
  }
  await inLanes(dealt(files, MOST_BROWSERS).map(part))
  return {
    passed: told.reduce((sum, { passed }) => sum + passed, 0),
    failed: told.reduce((sum, { failed }) => sum + failed, 0),
    failures: told.flatMap(({ failures = [] }) => failures),
  }
}

if (suites.includes('browser')) {
  process.env.CHROMIUM_PATH = findChromium()
  findPdftotext()
}
/** Tests tagged @anyEngine check what no database decides, such as rights and descriptions: once is enough. */
const onPostgres = [
  'http',
  { title: 'http on PostgreSQL', env: { DATABASE_URL: process.env.TEST_POSTGRES }, args: ['--tags', '~@anyEngine'] },
]
if (suites.length > 1) {
  const early = [...new Set(suites.flatMap((suite) => needs[suite])), ...(named.length > 0 ? [] : checkJobs(total))]
  // What takes longest begins first.
  const beside = [['http'], ...(process.env.TEST_POSTGRES ? [onPostgres] : []), ['process'], ['unit']].filter(
    ([suite]) => suites.includes(suite),
  )
  await inLanes([...early, ...beside.map((job) => suiteJob(...job))])
} else if (suites[0] !== 'browser') count(alone(suites[0]))
if (suites.includes('browser')) {
  await builtAdmin()
  await preparedStorage()
  count(againIfFew(await inBrowsers(), (files) => alone('browser', files)))
}
rmSync(results, { recursive: true, force: true })

say(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed > 0 ? 1 : 0)
