import { findChromium } from './chromium.mjs'
import { findPdftotext } from './pdftotext.mjs'
import { runCode, runSuite } from './run_suite.mjs'
import { build, env, install, node, root, run, say } from './steps.mjs'
import { engineSoakSpecs, specsOf } from './suites.mjs'

/**
 * `npm run soak`, or `npm run soak -- stock kills`: the long figures of the tests, by subject, each under half an hour.
 * TEST_POSTGRES is the URL of a server to use; without one a server of its own runs on Debian's PostgreSQL.
 * The last line is `N passed, N failed`.
 */
const http = (...names) => names.map((name) => `backend/tests/http/${name}.spec.ts`)
const unit = (...names) => names.map((name) => `backend/tests/unit/${name}.spec.ts`)
const derived = specsOf('http').filter((path) => path.includes('/http/resources/'))

/** Runs of each subject: `on` is where an HTTP suite runs. */
const SUBJECTS = {
  /** Derived suites of every resource, and sheets of all of them for every role. */
  resources: [{ suite: 'http', on: 'postgres', files: [...derived, ...http('history', 'files/told', 'openapi_walk')] }],
  /** All that an engine can decide, on the embedded one, as far as no other subject runs it there. */
  engine: [{ suite: 'http', on: 'embedded', files: engineSoakSpecs().filter((path) => !path.includes('histories')) }],
  /** Three hundred random histories of documents. */
  documents: [
    { suite: 'http', on: 'postgres', files: http('documents_model') },
    { suite: 'http', on: 'embedded', files: http('documents_model') },
  ],
  /** Every write, cut at BEGIN, at COMMIT and after it. */
  commits: [
    { suite: 'http', on: 'postgres', files: http('commits/writes') },
    { suite: 'http', on: 'embedded', files: http('commits/writes') },
  ],
  /** Servers and databases that are killed under writes, twenty times each. */
  kills: [{ suite: 'process', files: ['backend/tests/process/kill.spec.ts'] }],
  /** Two databases that differ in what a caller may not see. */
  walls: [{ suite: 'process', files: ['backend/tests/process/two_runs.spec.ts'] }],
  /** Thousands of histories of the planners of stock, a hundred of the API, and counts while twelve clients sell. */
  stock: [
    { suite: 'unit', files: unit('stock_histories', 'stock_valuation') },
    {
      suite: 'http',
      on: 'postgres',
      files: http('stock/counted_while_selling', 'stock/inventory_histories', 'stock/cutting_histories'),
    },
  ],
  /** Thousands of histories of receipts as they are planned, hundreds through the API, and killed servers. */
  receipts: [
    { suite: 'unit', files: unit('receipt_histories', 'calc_vat') },
    { suite: 'http', on: 'postgres', files: http('stock/receipt_histories') },
    { suite: 'http', on: 'embedded', files: http('stock/receipt_histories') },
    { suite: 'process', files: ['backend/tests/process/receipts_killed.spec.ts'] },
  ],
  /** Thousands of histories of debts as they are planned, hundreds through the API, and 24 cashiers at once. */
  debts: [
    { suite: 'unit', files: unit('debt_histories', 'calc_vat') },
    { suite: 'http', on: 'postgres', files: http('debt/cashiers') },
    { suite: 'http', on: 'embedded', files: http('debt/cashiers') },
  ],
  /** Hundreds of histories of sales: tiles, what makes them, sheets and ledgers agree to the dong. */
  dashboard: [
    { suite: 'http', on: 'postgres', files: http('dashboard/figures') },
    { suite: 'http', on: 'embedded', files: http('dashboard/figures') },
  ],
  /** Twenty-four who decide on 200 requests at once; thousands of conditions, graphs and histories of requests. */
  approvals: [
    { suite: 'http', on: 'postgres', files: http('workflows/deciders', 'workflows/conditions_sql') },
    { suite: 'unit', files: unit('workflows/properties') },
  ],
  /** Every screen in every language, theme and size that its test knows. */
  screens: [{ suite: 'browser' }],
  /** Faults put into the code, each found by the spec that it names. */
  faults: [],
}

const asked = process.argv.slice(2)
const strange = asked.filter((name) => !(name in SUBJECTS))
if (strange.length > 0) {
  say(`npm run soak takes subjects (${Object.keys(SUBJECTS).join(', ')}), not ${strange.join(', ')}.`)
  process.exit(2)
}
install()
process.env.TEST_SOAK = '1'
process.env.TEST_DRAW ??= String(1 + Math.floor(Math.random() * (2 ** 31 - 2)))
say(`TEST_DRAW=${process.env.TEST_DRAW}`)

const total = { passed: 0, failed: 0 }
const { startPostgres } = await import('../backend/tests/support/postgres.ts')
const own = process.env.TEST_POSTGRES ? null : await startPostgres()
process.env.TEST_POSTGRES ??= own.url
process.once('exit', () => own?.stop())
if (!(await runCode(`import { preparedStorage } from './backend/tests/support/storage.ts'; preparedStorage()`)))
  process.exit(1)

for (const subject of asked.length > 0 ? asked : Object.keys(SUBJECTS)) {
  const began = Date.now()
  if (subject === 'screens') {
    build()
    process.env.CHROMIUM_PATH = findChromium()
    findPdftotext()
  }
  if (subject === 'faults') run(node, ['scripts/faults.mjs'], { cwd: root, env: env() })
  for (const { suite, on, files } of SUBJECTS[subject]) {
    const settings = on === 'postgres' ? { DATABASE_URL: process.env.TEST_POSTGRES } : {}
    const title = [subject, suite, on].filter(Boolean).join(', ')
    const { passed, failed } = await runSuite({ suite, title, files, env: settings, live: true })
    total.passed += passed
    total.failed += failed
  }
  say(`${subject}: ${Math.round((Date.now() - began) / 1000)} s`)
}
say(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed > 0 ? 1 : 0)
