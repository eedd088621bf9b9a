import type { AreaGroupName } from '@barem/resources/area-groups'
import {
  documentFile,
  documentOf,
  DOMAINS,
  LIVES,
  plannerFile,
  plannerName,
  type DocumentOptions,
  type Domain,
  type Life,
} from './document_file.ts'
import { documentTestFile } from './document_test_file.ts'
import { areaOf, newArea } from './new_area.ts'
import { withImport, writeResource, type Scaffolded, type ScaffoldOptions } from './scaffold.ts'

/** What a person says of a new document; words that are unknown are refused. */
export interface ScaffoldDocument extends ScaffoldOptions {
  /** Name of its life: `plain` or `approved`. */
  states: string
  /** The number of a permission area that is added for it; null where `area` names one. */
  newArea: string | null
  /** Whether it writes to ledgers, by a planner of its own. */
  posts: boolean
}

/** The group of permission areas that those of a folder are shown in. */
const AREA_GROUPS: Record<Domain, AreaGroupName> = {
  logistics: 'logistics',
  sales: 'sales',
  finance: 'finance',
  purchasing: 'suppliers',
}

function oneOf<T extends string>(word: string, known: readonly T[], flag: string): T {
  const found = known.find((one) => one === word)
  if (found === undefined) throw new Error(`--${flag} is one of ${known.join(', ')}, not '${word}'`)
  return found
}

/** Imports a planner and lists it, in the text of `resources/posting/index.ts`. */
const withPlanner = (text: string, name: string): string =>
  withImport(text, `import { ${plannerName(name)} } from './${plannerFileName(name)}'`).replace(
    /const listed = \[[^\]]*(?=\] as const)/,
    (listed) => `${listed}  ${plannerName(name)},\n`,
  )

const plannerFileName = (name: string) => `post_${name.replaceAll('-', '_')}.ts`

/** The beginning of its planner, and its place in the list of planners. */
const planned = (name: string): Scaffolded['besides'] => ({
  [`resources/posting/${plannerFileName(name)}`]: plannerFile(name),
  'resources/posting/index.ts': (text) => withPlanner(text, name),
})

/**
 * Writes everything that a new document needs to compile and serve, under the project's `root`: definition, words,
 * registry entry, a test, and the beginning of its planner where it posts.
 * @returns the files written or changed, for the author to read
 * @throws Error in words, before anything is written, when a word of the options is unknown or the name cannot be one
 */
export async function scaffoldDocument(root: string, name: string, options: ScaffoldDocument): Promise<string[]> {
  const domain: Domain = oneOf(options.domain, Object.keys(DOMAINS) as Domain[], 'domain')
  const life: Life = oneOf(options.states, LIVES, 'states')
  const { posts, newArea: number, vietnamese } = options
  return writeResource(root, name, options, (known) => {
    if ((known === null) === (number === null))
      throw new Error('say --area, a name of resources/areas.ts, or --new-area, a number: who may write such documents')
    const area = known ?? areaOf(name)
    const document: DocumentOptions = { area, domain, life, posts }
    return {
      definition: documentFile(name, document),
      resource: documentOf(name, document),
      test: { folder: 'documents', text: documentTestFile(name, document) },
      besides: {
        ...(number !== null && newArea(name, number, AREA_GROUPS[domain], vietnamese)),
        ...(posts && planned(name)),
      },
    }
  })
}
