import type { Plugin } from 'vite'

/** Modules that refuse wrong definitions, and the functions that these name, each with what it exports. */
const CHECKS: readonly [path: string, name: string][] = [
  ['/resources/kit/checks.ts', 'checkResource'],
  ['/resources/kit/check_words.ts', 'refuseUnknownWords'],
  ['/resources/kit/fields/check_reserved.ts', 'checkReservedNames'],
  ['/resources/kit/menu/check_place.ts', 'checkMenuPlace'],
  ['/resources/kit/links/check_links.ts', 'checkLinks'],
  ['/resources/kit/vocabulary/check_vocabulary.ts', 'checkVocabulary'],
  ['/resources/metrics/check_metrics.ts', 'checkMetrics'],
  ['/resources/vocabulary.ts', 'vocabulary'],
]

/** Leaves the checks of definitions out of the build: `npm run check` and the start of the server have made them. */
export const withoutChecks = (): Plugin => ({
  name: 'without-checks',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    const check = CHECKS.find(([path]) => id.replaceAll('\\', '/').endsWith(path))
    return check && `export const ${check[1]} = () => {}`
  },
})
