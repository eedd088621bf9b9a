import { assert } from '@japa/assert'
import { configure, run } from '@japa/runner'
import { spec } from '@japa/runner/reporters'
import { startServer, stopServer } from '#tests/support/server'

/** The suites that walk the registry, as far as they come to any document. */
export const SUITES = [
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

/**
 * Runs what suites derive from some resources, and nothing else. `TEST_RESOURCES` has to name them before.
 * @param suites of the HTTP suite, by their paths there
 * @param isWanted whether a test is one of them, by `group / test`
 * @param prepare what is done to the database of their server before
 */
export async function runDerived(
  suites: readonly string[],
  isWanted: (title: string) => boolean,
  prepare?: (env: Record<string, string>) => void,
): Promise<void> {
  configure({
    files: suites.map((name) => `backend/tests/http/${name}.spec.ts`),
    timeout: 120_000,
    setup: [() => startServer(prepare)],
    teardown: [stopServer],
    plugins: [
      assert(),
      ({ runner }) =>
        void runner.onSuite((suite) =>
          suite.onGroup((group) =>
            group.tap((test) => {
              if (!isWanted(`${group.title} / ${test.title}`)) test.skip(true)
            }),
          ),
        ),
    ],
    reporters: { activated: ['spec'], list: [spec()] },
  })
  await run()
}
