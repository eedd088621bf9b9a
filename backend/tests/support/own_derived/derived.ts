import '../../../bin/typescript.ts'
import { assert } from '@japa/assert'
import { configure, run } from '@japa/runner'
import { spec } from '@japa/runner/reporters'
import { resources } from '@barem/resources'
import type { AnyResource } from '@barem/resources/kit'
import type { OwnDefinition } from '@barem/resources/own'
import { sayWords } from '#app/own/words'
import { server, startServer, stopServer } from '#tests/support/server'
import { companies } from '#tests/support/client'
import { published, superAdmin } from '#tests/support/own'
import { until } from '#tests/support/until'
import { everyType, values } from './definitions.ts'

/** The suites that walk the registry, as far as they come to resources like these. */
const SUITES = [
  'history',
  'openapi',
  'openapi_walk',
  'files/told',
  'resources/bad_values',
  'resources/choosable',
  'resources/deleting',
  'resources/hostile',
  'resources/pages',
  'resources/permissions',
  'resources/queries',
  'resources/rules',
  'resources/search_by_row',
  'resources/searches',
  'resources/sheets',
]

/**
 * Publishes a definition in all companies, so that walls between them are tried, and lets the suites know it as the
 * first company is served it. Both companies are new to this, so their areas have the same numbers.
 */
async function serve(own: OwnDefinition): Promise<void> {
  const [ours] = await Promise.all(companies.map((company) => published(superAdmin(company), own)))
  const { body } = await superAdmin().get('/definitions')
  const resource = (body.definitions as AnyResource[]).find(({ name }) => name === ours.name)!
  sayWords(resource.name, own)
  resources.push(resource as never)
}

await startServer()
const known = resources.length
const every = everyType()
await serve(every)
await serve(values(every))
const names = resources.slice(known).map(({ name }) => name)
// Before any suite is loaded: they run over these two, whatever the others cover.
process.env.TEST_RESOURCES = names.join(',')

/** `node derived.ts`: runs what those suites derive from two resources made at run time, and nothing else. */
configure({
  files: SUITES.map((name) => `backend/tests/http/${name}.spec.ts`),
  timeout: 120_000,
  // Connections that were kept while the suites loaded are closed by now.
  setup: [() => until(async () => void (await fetch(`${server().url}/health`)))],
  teardown: [stopServer],
  plugins: [
    assert(),
    ({ runner }) =>
      void runner.onSuite((suite) =>
        suite.onGroup((group) =>
          group.tap((test) => {
            if (!names.some((name) => `${group.title} / ${test.title}`.includes(name))) test.skip(true)
          }),
        ),
      ),
  ],
  reporters: { activated: ['spec'], list: [spec()] },
})
await run()
