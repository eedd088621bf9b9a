import './typescript.ts'
import { assert } from '@japa/assert'
import { configure, processCLIArgs, run } from '@japa/runner'
import { dot, spec } from '@japa/runner/reporters'
import fc from 'fast-check'
import { closeBrowser } from '#tests/support/browser'
import { DRAW } from '#tests/support/draw'
import { startServer, stopServer } from '#tests/support/server'
import { endLeftBehind } from '#tests/support/spawned'
import { tellSummary } from '#tests/support/summary'
import { tellTimes } from '#tests/support/times'

/** `node backend/bin/test.ts SUITE [--files …]`: the Japa suites, against real parts. */
processCLIArgs(process.argv.slice(2))
fc.configureGlobal({ seed: DRAW })
process.stdout.write(`TEST_DRAW=${DRAW}\n`)

const SECOND = 1000

configure({
  suites: [
    { name: 'unit', files: ['backend/tests/unit/**/*.spec.ts', 'admin/tests/**/*.spec.ts'], timeout: 60 * SECOND },
    {
      name: 'http',
      files: ['backend/tests/http/**/*.spec.ts'],
      timeout: 120 * SECOND,
      configure: (suite) => void suite.setup(() => startServer()).teardown(stopServer),
    },
    {
      name: 'process',
      files: ['backend/tests/process/**/*.spec.ts'],
      timeout: 180 * SECOND,
      configure: (suite) => void suite.teardown(endLeftBehind),
    },
    {
      name: 'browser',
      files: ['backend/tests/browser/**/*.spec.ts'],
      timeout: 120 * SECOND,
      configure: (suite) =>
        void suite
          .setup(() => startServer())
          .teardown(stopServer)
          .teardown(closeBrowser),
    },
  ],
  plugins: [assert()],
  reporters: {
    activated: [process.env.CI ? 'dot' : 'spec', 'summary', ...(process.env.TEST_TIMES ? ['times'] : [])],
    list: [dot(), spec(), tellTimes, tellSummary],
  },
})

await run()
