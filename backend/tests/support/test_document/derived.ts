import '../../../bin/typescript.ts'
import { runDerived, SUITES } from '#tests/support/derived_run'
import { prepareTables } from './served.ts'

/** All of it for the one that nobody approves; the life of the one that goes through approval. */
const WANTED = [
  /^(?!.*states x actions|.*sent twice).*cash-counts/,
  /cash-transfers(.*each action for each person|: (rows|its life))/,
]

// Before any suite is loaded: they run over these two, whatever the others cover.
process.env.TEST_RESOURCES = 'cash-counts,cash-transfers'

/** `node derived.ts` with the preload: runs what those suites derive from the test documents, and nothing else. */
await runDerived(SUITES, (title) => WANTED.some((one) => one.test(title)), prepareTables)
