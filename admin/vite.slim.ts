import { fileURLToPath } from 'node:url'
import type { Alias, Plugin } from 'vite'

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const nothing = path('./src/shims/nothing.ts')
const exactly = (name: string) => new RegExp(`^${name}$`)

/** What libraries bring along and no screen of ours uses; each would cost every visitor. */
export function slimAliases(production: boolean): Alias[] {
  const aliases = [
    { find: exactly('react-markdown'), replacement: nothing },
    { find: exactly('remark-gfm'), replacement: nothing },
    { find: exactly('papaparse'), replacement: nothing },
    { find: exactly('error-stack-parser'), replacement: nothing },
    { find: exactly('resize-observer-polyfill'), replacement: path('./src/shims/resizeObserver.ts') },
    { find: exactly('pluralize'), replacement: path('./src/shims/pluralize.ts') },
    { find: exactly('qs'), replacement: path('./src/shims/qs.ts') },
  ]
  // The package's own entry is its development build, with warnings for authors.
  const router = { find: exactly('react-router'), replacement: path('../node_modules/react-router/dist/production/index.mjs') }
  return production ? [...aliases, router] : aliases
}

/** antd's table loads the tree and the radio button for kinds of filter and selection that our lists do not have. */
export function tableWithoutExtras(): Plugin {
  return {
    name: 'barem:table-without-extras',
    enforce: 'pre',
    resolveId(source, importer) {
      return /\/(tree|radio)$/.test(source) && importer?.includes('antd/es/table/') ? path('./src/shims/leftOut.ts') : null
    },
  }
}
