import { fileURLToPath } from 'node:url'
import type { Alias, Plugin } from 'vite'

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const nothing = path('./src/shims/nothing.ts')
const exactly = (name: string) => new RegExp(`^${name}$`)

/** Parts of libraries that no screen of ours uses; each would cost every visitor. */
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
  const router = {
    find: exactly('react-router'),
    replacement: path('../node_modules/react-router/dist/production/index.mjs'),
  }
  return production ? [...aliases, router] : aliases
}

const leftOut = path('./src/shims/leftOut.ts')
const noStyle = path('./src/shims/noStyle.ts')

/** Imports of antd for cases that no screen of ours has, and their replacements. */
const swaps: { importer: RegExp; source: RegExp; replacement: string }[] = [
  // Lists filter by chips, tick rows with checkboxes and hold at most a hundred of them, flat and in one table.
  { importer: /antd\/es\/table\//, source: /\/(tree|radio|FilterDropdown)$/, replacement: leftOut },
  {
    importer: /antd\/es\/table\/style\/index/,
    source: /\/(bordered|expand|filter|sticky|virtual)$/,
    replacement: noStyle,
  },
  { importer: /rc-tree\/es\/util\.js/, source: /\/TreeNode$/, replacement: leftOut },
  { importer: /rc-table\/es\/Table\.js/, source: /\/stickyScrollBar$/, replacement: leftOut },
  { importer: /antd\/es\/table\/InternalTable/, source: /\/VirtualTable$/, replacement: leftOut },
  { importer: /rc-table\/es\/index/, source: /\/VirtualTable$/, replacement: leftOut },
  // The size of a page is chosen from a menu.
  { importer: /antd\/es\/pagination\//, source: /\/select$/, replacement: leftOut },
  { importer: /antd\/es\/input\/index/, source: /\/(Group|OTP)$/, replacement: leftOut },
  // Dialogs open when what they show is there.
  { importer: /antd\/es\/modal\//, source: /\/skeleton$/, replacement: leftOut },
  {
    importer: /antd\/es\/form\/(context|validateMessagesContext)/,
    source: /^rc-field-form$/,
    replacement: path('./src/shims/formProvider.ts'),
  },
]

/** Keeps what no screen shows out of the chunks that every screen loads. */
export function withoutExtras(): Plugin {
  return {
    name: 'barem:without-extras',
    enforce: 'pre',
    resolveId: (source, importer = '') =>
      swaps.find((swap) => swap.importer.test(importer) && swap.source.test(source))?.replacement ?? null,
  }
}
