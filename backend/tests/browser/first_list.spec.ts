import { test } from '@japa/runner'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Page } from 'playwright'
import { signedInPage } from '#tests/support/browser'
import { PROJECT } from '#tests/support/spawned'

const GZIPPED_KB = 520
const DIST = join(PROJECT, 'admin/dist')

/** A sign of a library that is left out: words of its source that a build keeps, and the file that has them. */
type Sign = { words: string; source: string }

/** What admin/vite.slim.ts replaces, by the name that it has there. */
const LEFT_OUT: Record<string, Sign> = {
  'react-markdown': { words: 'allowDangerousHtml', source: 'react-markdown/src/react-markdown.js' },
  'remark-gfm': {
    words: 'strikethroughSequenceTemporary',
    source: 'micromark-extension-gfm-strikethrough/index.js',
  },
  papaparse: { words: 'UndetectableDelimiter', source: 'papaparse/papaparse.min.js' },
  qs: { words: 'Cyclic object value', source: 'qs/lib/stringify.js' },
  'resize-observer-polyfill': {
    words: 'parameter 1 is not of type',
    source: 'resize-observer-polyfill/dist/ResizeObserver.es.js',
  },
  tree: { words: 'RC_TREE_MOTION_', source: 'rc-tree/es/NodeList.js' },
  TreeNode: { words: '-treenode-switcher-', source: 'rc-tree/es/TreeNode.js' },
  stickyScrollBar: { words: '-sticky-scroll-bar-active', source: 'rc-table/es/stickyScrollBar.js' },
  OTP: { words: 'onActiveChange', source: 'antd/es/input/OTP/OTPInput.js' },
  VirtualTable: { words: '-row-extra', source: 'rc-table/es/VirtualTable/BodyLine.js' },
}

/** What forms have and what loads with a list has not. */
const OF_FORMS: Record<string, Sign> = {
  select: { words: 'rc_select_', source: 'rc-select/es/hooks/useId.js' },
  radio: { words: 'wrapperMarginInlineEnd', source: 'antd/es/radio/style/index.js' },
}

const library = (file: string) => readFileSync(join(PROJECT, 'node_modules', file), 'utf8')

/** The scripts of the build that hold these words. */
const holding = (words: string) =>
  readdirSync(join(DIST, 'assets')).filter(
    (name) => name.endsWith('.js') && readFileSync(join(DIST, 'assets', name), 'utf8').includes(words),
  )

/** The scripts that a list loads for somebody who opens it first. */
async function firstList(page: Page): Promise<string[]> {
  // What the screen before was still loading does not count.
  await page.goto('/health')
  const scripts = new Set<string>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.endsWith('.js')) scripts.add(pathname)
  })
  await page.goto('/customers/infomation')
  await page.locator('.ant-table-row').first().waitFor()
  await page.waitForLoadState('networkidle')
  return [...scripts].map((path) => join(DIST, path))
}

test.group('what the first list loads', () => {
  test(`is under ${GZIPPED_KB} kB of gzipped JavaScript, without what only forms have`, async ({ assert, cleanup }) => {
    const scripts = await firstList(await signedInPage(cleanup, { fresh: true }))
    const size = (file: string) => statSync(existsSync(`${file}.gz`) ? `${file}.gz` : file).size
    assert.isAbove(scripts.length, 5)
    const sizes = scripts.map((file): [string, number] => [basename(file), size(file)])
    assert.isBelow(
      sizes.reduce((sum, [, bytes]) => sum + bytes, 0),
      GZIPPED_KB * 1000,
      sizes
        .sort(([, one], [, other]) => other - one)
        .map(([name, bytes]) => `${bytes} ${name}`)
        .join('\n'),
    )
    for (const [name, { words }] of Object.entries(OF_FORMS))
      assert.deepEqual(
        scripts.filter((file) => readFileSync(file, 'utf8').includes(words)),
        [],
        name,
      )
  })
})

test.group('what the build leaves out', () => {
  test('each replacement has a sign by which it is looked for', ({ assert }) => {
    const slim = readFileSync(join(PROJECT, 'admin/vite.slim.ts'), 'utf8')
    const aliases = [...slim.matchAll(/find: exactly\('([^']+)'\), replacement: (?:nothing|path)/g)].map(
      ([, name]) => name!,
    )
    const swaps = [...slim.matchAll(/source: \/.*?\\\/(\w+)\$\//g)].map(([, name]) => name!)
    assert.sameMembers([...aliases, ...swaps], [...Object.keys(LEFT_OUT), ...Object.keys(OF_FORMS)])
  })

  for (const [name, { words, source }] of Object.entries(LEFT_OUT))
    test(`nothing of ${name} is in the build`, ({ assert }) => {
      assert.include(library(source), words)
      assert.deepEqual(holding(words), [])
    })

  test('libraries of Refine still ask for what is replaced', ({ assert }) => {
    const refine = ['core', 'antd'].map((part) => library(`@refinedev/${part}/dist/index.mjs`)).join()
    for (const name of ['react-markdown', 'remark-gfm', 'papaparse', 'qs']) assert.include(refine, `from "${name}"`)
  })

  for (const [name, { words, source }] of Object.entries(OF_FORMS))
    test(`${name} is in the build, for forms`, ({ assert }) => {
      assert.include(library(source), words)
      assert.isNotEmpty(holding(words))
    })
})
