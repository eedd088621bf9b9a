import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './steps.mjs'

/** The suites and where their files are. */
export const FOLDERS = {
  http: ['backend/tests/http'],
  process: ['backend/tests/process'],
  unit: ['backend/tests/unit', 'admin/tests'],
  browser: ['backend/tests/browser'],
}
export const SUITES = Object.keys(FOLDERS)

/** The suite of a spec file, by its path from the root of the project; undefined when it is none. */
export const suiteOf = (path) =>
  path.endsWith('.spec.ts')
    ? SUITES.find((suite) => FOLDERS[suite].some((folder) => path.startsWith(`${folder}/`)))
    : undefined

/** The spec files of a suite, as paths from the root of the project. */
export const specsOf = (suite) =>
  FOLDERS[suite].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .filter((name) => name.endsWith('.spec.ts'))
      .map((name) => `${folder}/${name}`)
      .sort(),
  )

const source = (path) => readFileSync(join(root, path), 'utf8')

/** Whether tests of a spec file follow from definitions: they then run for what `TEST_RESOURCES` names. */
export const isDerived = (path) => source(path).includes("'#tests/support/cover'")

/** HTTP specs that concern resources: the derived ones, and those that name one. */
export const specsAbout = (resources) =>
  specsOf('http').filter(
    (path) =>
      isDerived(path) ||
      resources.some((name) => source(path).includes(`'${name}'`) || source(path).includes(`/${name}`)),
  )

/**
 * HTTP specs that the embedded engine runs too where a PostgreSQL runs all: what COMMIT keeps, and ledgers under locks.
 * A soak adds what else an engine can decide, such as order and search.
 */
const ENGINE = ['commits/', 'stock/ledger.spec.ts']
const ENGINE_SOAK = [
  ...ENGINE,
  'documents_model.spec.ts',
  'exports.spec.ts',
  'find.spec.ts',
  'resources/pages.spec.ts',
  'resources/queries.spec.ts',
  'resources/search_by_row.spec.ts',
  'resources/searches.spec.ts',
  'stock/',
]
const among = (parts) =>
  specsOf('http').filter((path) => parts.some((part) => path.startsWith(`backend/tests/http/${part}`)))
export const engineSpecs = () => among(ENGINE)
export const engineSoakSpecs = () => among(ENGINE_SOAK)
