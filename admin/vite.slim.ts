import { fileURLToPath } from 'node:url'
import type { Alias, Plugin } from 'vite'

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const nothing = path('./src/shims/nothing.ts')
const exactly = (name: string) => new RegExp(`^${name}$`)

/** Packages that Refine and antd bring and no screen of ours uses; each would cost what is said, gzipped. */
export const slimAliases: Alias[] = [
  // Fields of Markdown: 41 kB.
  { find: exactly('react-markdown'), replacement: nothing },
  { find: exactly('remark-gfm'), replacement: nothing },
  // Sheets in the browser, 6 kB: the server reads and writes them.
  { find: exactly('papaparse'), replacement: nothing },
  // Addresses as Refine would write them, 13 kB with what it needs; the part that is used is ours.
  { find: exactly('qs'), replacement: path('./src/shims/qs.ts') },
  // What every browser that we serve has: 3 kB.
  { find: exactly('resize-observer-polyfill'), replacement: path('./src/shims/resizeObserver.ts') },
]

const leftOut = path('./src/shims/leftOut.ts')

type Swap = { importer: RegExp; source: RegExp }

/** Imports of antd for cases that no screen of ours has. Without them the first list would be over its limit. */
const swaps: readonly Swap[] = [
  // A tree of filters in the head of a column, 20 kB: lists filter by chips.
  { importer: /antd\/es\/table\/hooks\/useFilter\/FilterDropdown/, source: /\/tree$/ },
  // A node of such a tree, 4 kB: what chooses rows asks for functions beside it.
  { importer: /rc-tree\/es\/util\.js/, source: /\/TreeNode$/ },
  // Rows of which one alone is chosen, 5 kB: lists choose any number.
  { importer: /antd\/es\/table\/hooks\//, source: /\/radio$/ },
  // A bar below a table that scrolls sideways behind the window's edge, 2 kB: columns are whole or absent.
  { importer: /rc-table\/es\/Table\.js/, source: /\/stickyScrollBar$/ },
  // Boxes for one-time codes, 2 kB: nobody is asked for one.
  { importer: /antd\/es\/input\/index\.js/, source: /\/OTP$/ },
  // Tables that draw only the rows in sight, 8 kB: a list holds at most a hundred.
  { importer: /(antd\/es\/table\/InternalTable|rc-table\/es\/index)\.js/, source: /\/VirtualTable$/ },
  // The size of a page as a select, 22 kB: it is chosen from a menu.
  { importer: /antd\/es\/pagination\//, source: /\/select$/ },
]

/**
 * Keeps what no screen shows out of the chunks that every screen loads.
 * @throws Error when the build has no import that a swap replaces, such as after an update of antd
 */
export function withoutExtras(): Plugin {
  const left = new Set(swaps)
  return {
    name: 'barem:without-extras',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const swap = swaps.find((one) => one.importer.test(importer) && one.source.test(source))
      if (swap) left.delete(swap)
      return swap ? leftOut : null
    },
    buildEnd(error) {
      if (!error && this.environment.mode === 'build' && left.size > 0)
        throw new Error(`Not in the build: ${[...left].map(({ importer }) => importer).join(', ')}`)
    },
  }
}
