import { test } from '@japa/runner'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { resources } from '@barem/resources'
import { sharedWordKey } from '@barem/resources/kit'

type Tree = { [key: string]: string | Tree }

const LANGUAGES = ['vi_VN', 'en_US'] as const
const folder = (language: string) => join(import.meta.dirname, '../../../locales', language)

/** The words of a language by file. */
function filesOf(language: string): Record<string, Tree> {
  const files = readdirSync(folder(language), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.json'),
  )
  return Object.fromEntries(
    files.map((file) => [file, JSON.parse(readFileSync(join(folder(language), file), 'utf8')) as Tree]),
  )
}

/** Every group of words of a tree, by its path. */
const groups = (tree: Tree, path: string): [string, Tree][] => [
  [path, tree],
  ...Object.entries(tree).flatMap(([key, value]) => (typeof value === 'string' ? [] : groups(value, `${path}.${key}`))),
]

const texts = (tree: Tree, path: string): [string, string][] =>
  groups(tree, path).flatMap(([at, group]) =>
    Object.entries(group).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string' ? [[`${at}.${key}`, value]] : [],
    ),
  )

for (const language of LANGUAGES)
  test.group(`words in ${language}`, () => {
    const files = filesOf(language)
    const all = Object.entries(files).flatMap(([file, tree]) => texts(tree, file))
    const words = { resources: files['resources.json']! }
    const at = (key: string) => key.split('.').reduce<Tree>((tree, part) => tree?.[part] as Tree, words)
    /** A word of a resource by its path, as screens say it. */
    const word = (path: string) => at(`resources.${path}`) ?? at(sharedWordKey(`resources.${path}`) ?? '')

    test('a type of prices has the same name everywhere', ({ assert }) => {
      const found = Object.entries(files)
        .flatMap(([file, tree]) => groups(tree, file))
        .filter(([, group]) => 'actual_kg' in group && 'barem_kg' in group)
      const names = (inside: string) =>
        found
          .filter(([, { barem_kg: text }]) => String(text).startsWith('đ/') === (inside === 'đ/'))
          .map(([path, { piece, actual_kg, barem_kg }]) => [path, piece, actual_kg, barem_kg] as const)
      const prices = names('')
      assert.isAbove(prices.length, 3)
      for (const [path, piece, actual, barem] of prices)
        assert.deepEqual([piece ?? prices[0]![1], actual, barem], prices[0]!.slice(1), path)
      assert.lengthOf(names('đ/'), 1, 'prices for a measure are worded once')
    })

    test('thousands are parted by commas', ({ assert }) => {
      for (const [path, text] of all) assert.notMatch(text, /\d\.\d{3}(?!\d)/, path)
    })

    test('fields of money name no unit, since each figure has its own', ({ assert }) => {
      for (const { name, fields } of resources)
        for (const [field, { type }] of Object.entries(fields))
          if (type === 'money') assert.notInclude(String(word(`${name}.fields.${field}`)), '(đ)', `${name}.${field}`)
    })

    test('the fields of a form have names of their own', ({ assert }) => {
      for (const { name, form } of resources) {
        const labels = Object.values(form)
          .flat()
          .map((field) => String(word(`${name}.fields.${field}`)))
        assert.deepEqual(
          labels.filter((label, place) => labels.indexOf(label) !== place),
          [],
          name,
        )
      }
    })

    test('the approval of an order and its own status have names that differ by more than a word added', ({
      assert,
    }) => {
      const [status, orderStatusId] = ['status', 'orderStatusId'].map((name) =>
        String(word(`sales-orders.fields.${name}`)),
      )
      assert.equal(orderStatusId!.toLocaleLowerCase(), word('order-statuses.one') as never)
      assert.notInclude(orderStatusId!, status!)
    })

    test('role groups and the overview of permissions are told apart', ({ assert }) => {
      const { permissions } = files['menu.json'] as Record<string, string>
      const ofGroup = String(word('role-groups.groups.permissions'))
      assert.lengthOf(new Set([String(word('role-groups.title')), permissions, ofGroup]), 3)
    })

    test('kinds of warehouses have one name', ({ assert }) => {
      assert.equal(files['areas.json']!.warehouseArea, word('warehouse-types.title') as never)
    })
  })
