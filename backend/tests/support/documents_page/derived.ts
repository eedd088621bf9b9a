import '../../../bin/typescript.ts'
import { runDerived } from '#tests/support/derived_run'

// Before any suite is loaded.
process.env.TEST_RESOURCES = 'bell-castings'

/** Those of the derived suites that walk its life, rules, relations and rights. */
const SUITES = ['openapi_walk', 'resources/choosable', 'resources/permissions', 'resources/rules']

/** Runs the test of the page's document and what is derived from its definition, in the copy that has both. */
await runDerived(['documents/bell_castings', ...SUITES], (title) => /bell.castings/.test(title))
