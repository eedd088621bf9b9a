import '../../../bin/typescript.ts'
import { assert } from '@japa/assert'
import { configure, run } from '@japa/runner'
import { spec } from '@japa/runner/reporters'
import { startServer, stopServer } from '#tests/support/server'
import { prepareTables } from './served.ts'

/** The suites that walk the registry, as far as they come to documents like these. */
const SUITES = [
  'history',
  'openapi',
  'openapi_walk',
  'find',
  'documents/life',
  'resources/bad_values',
  'resources/choosable',
  'resources/deleting',
  'resources/hostile',
  'resources/pages',
  'resources/permissions',
  'resources/queries',
  'resources/rules',
  'resources/searches',
  'resources/sheets',
]
/** All of it for the one that nobody approves; the life of the one that goes through approval. */
const WANTED = [
  /^(?!.*states x actions|.*sent twice).*cash-counts/,
  /cash-transfers(.*each action for each person|: (rows|its life))/,
]

// Before any suite is loaded: they run over these two, whatever the others cover.
process.env.TEST_RESOURCES = 'cash-counts,cash-transfers'

/** `node derived.ts` with the preload: runs what those suites derive from the test documents, and nothing else. */
configure({
  files: SUITES.map((name) => `backend/tests/http/${name}.spec.ts`),
  timeout: 120_000,
  setup: [() => startServer(prepareTables)],
  teardown: [stopServer],
  plugins: [
    assert(),
    ({ runner }) =>
      void runner.onSuite((suite) =>
        suite.onGroup((group) =>
          group.tap((test) => {
            if (!WANTED.some((one) => one.test(`${group.title} / ${test.title}`))) test.skip(true)
          }),
        ),
      ),
  ],
  reporters: { activated: ['spec'], list: [spec()] },
})
await run()
