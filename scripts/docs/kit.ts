import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, say } from '../steps.mjs'
import { fieldPages } from './field_pages.ts'
import { documentPages, namedPages, resourcePages } from './resource_pages.ts'
import { wordPages } from './word_pages.ts'

/** `npm run docs` writes docs/kit.md from the comments of the kit; with `--check` it says whether that is current. */
const FILE = 'docs/kit.md'

/** A short definition, as it is. */
const sample = readFileSync(join(root, 'resources/categories/shipping_zones.ts'), 'utf8').trim()

const page = `# The kit

What a definition can say, word by word. \`npm run docs\` writes this page from the comments in \`resources/\`; change it
there. \`node ace make:resource\` begins a definition with all options as comments, \`node ace make:document\` one of a
document.

A word that the kit does not know is refused when the definition is read, with its path, its value and the fix. Names of
fields, columns, relations, states, error codes and functions are checked by the compiler too.

A short definition, \`resources/categories/shipping_zones.ts\`:

\`\`\`ts
${sample}
\`\`\`

${[resourcePages, fieldPages, documentPages, wordPages, namedPages].map((part) => part()).join('\n\n')}
`

if (process.argv.includes('--check')) {
  if (readFileSync(join(root, FILE), 'utf8') === page) process.exit(0)
  say(`${FILE} is not what the kit says. Run: npm run docs`)
  process.exit(1)
}
writeFileSync(join(root, FILE), page)
say(`Wrote ${FILE}`)
