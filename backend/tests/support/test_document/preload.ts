import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { words } from './words.ts'

/**
 * To be loaded before the application, by NODE_OPTIONS: serves the test documents beside the registry. Adds what their
 * authors would write: the definitions, their words and their rules.
 */
const folder = mkdtempSync(join(tmpdir(), 'barem-words-'))

registerHooks({
  resolve(specifier, context, next) {
    const resolved = next(specifier, context)
    const found = /^@barem\/locales\/(vi_VN|en_US)\/resources\.json$/.exec(specifier)
    if (!found) return resolved
    const language = found[1] as keyof typeof words
    const known = JSON.parse(readFileSync(fileURLToPath(resolved.url), 'utf8')) as Record<string, unknown>
    Object.assign(known, words[language])
    const file = join(folder, `${language}.json`)
    writeFileSync(file, JSON.stringify(known))
    return { ...resolved, url: pathToFileURL(file).href }
  },
})

const [{ resources }, { checkVocabulary }, { vocabulary }, ...definitions] = await Promise.all([
  import('@barem/resources'),
  import('@barem/resources/kit'),
  import('@barem/resources/vocabulary'),
  import('./cash_counts.ts'),
  import('./cash_transfers.ts'),
  import('./stock_moves.ts'),
])
for (const { default: definition } of definitions) resources.push(definition as never)
checkVocabulary(resources, { ...vocabulary, papers: [...vocabulary.papers, 'cashCount'] })
