import { test } from '@japa/runner'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { check, resolveConfig } from 'prettier'
import { areas } from '@barem/resources/areas'
import { resources } from '@barem/resources'
import * as kit from '@barem/resources/kit'
import { LIST, RESOURCE } from '../../../resources/kit/check_words.ts'
import { languages } from '#app/language/translate'
import { definitionFile } from '#app/resources/scaffold/definition_file'
import { scaffold } from '#app/resources/scaffold/scaffold'
import { completeWords, wordFile, withEntry } from '#app/resources/scaffold/word_file'
import { PROJECT } from '#tests/support/spawned'

const CHANGED = ['resources/index.ts', ...languages.map(wordFile)]
const options = { domain: 'categories', area: 'shippingMethod', vietnamese: 'loại xe' }

/** The files that scaffolding changes, in a folder of their own. */
function copy(): { root: string; read: (file: string) => string; remove: () => void } {
  const root = mkdtempSync(join(tmpdir(), 'barem-scaffold-'))
  for (const file of CHANGED) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    cpSync(join(PROJECT, file), join(root, file))
  }
  return {
    root,
    read: (file) => readFileSync(join(root, file), 'utf8'),
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}

test.group('a scaffolded resource', () => {
  test('leaves the words that are there as they are, and is formatted', async ({ assert, cleanup }) => {
    const { root, read, remove } = copy()
    cleanup(remove)
    const before = Object.fromEntries(CHANGED.map((file) => [file, read(file)]))
    const files = await scaffold(root, 'vehicle-types', options)
    for (const file of CHANGED.filter((changed) => changed.endsWith('.json')))
      assert.isTrue(read(file).startsWith(before[file]!.replace(/\n\}\n$/, '')), `${file} is as it was up to its end`)
    const style = await resolveConfig(join(PROJECT, 'package.json'))
    for (const file of files) assert.isTrue(await check(read(file), { ...style, filepath: join(PROJECT, file) }), file)
  })

  test('is called by its names in both languages', async ({ assert, cleanup }) => {
    const { root, read, remove } = copy()
    cleanup(remove)
    await scaffold(root, 'vehicle-types', options)
    const [vi, en] = languages.map((language) => JSON.parse(read(wordFile(language)))['vehicle-types'])
    assert.deepEqual([en.title, en.one], ['Vehicle types', 'vehicle type'])
    assert.deepEqual([vi.title, vi.one], ['Loại xe', 'loại xe'])
    for (const words of [vi, en])
      assert.deepEqual(Object.keys(words), ['title', 'one', 'about', 'first'], 'all others are shared')
  })

  test('asks for its area in the definition', async ({ assert, cleanup }) => {
    const { root, read, remove } = copy()
    cleanup(remove)
    await scaffold(root, 'vehicle-types', options)
    assert.include(read('resources/categories/vehicle_types.ts'), 'area: areas.shippingMethod,')
    await assert.rejects(
      () => scaffold(root, 'drivers', { ...options, area: 'shiping' }),
      /no area is called 'shiping'/,
    )
  })
})

test.group('the name of a scaffolded resource', () => {
  for (const [name, why] of [
    ['customers', /is a resource already/],
    ['users', /is a resource already/],
    ['class', /a word of TypeScript/],
    ['tables', /^$/],
    ['order', /a word of TypeScript or of SQL/],
    ['views', /routes that begin with 'views'/],
    ['files', /routes that begin|a table/],
    ['tenants', /is a resource already|routes that begin|a table/],
    ['variances-entries', /a table 'variances_entries'/],
    ['vehicle', /not in the plural: try 'vehicles'/],
    ['Vehicles', /not a resource name/],
    ['../evil', /not a resource name/],
  ] as const)
    test(`'${name}' is ${why.source === '^$' ? 'free' : 'refused, and nothing is written'}`, async ({
      assert,
      cleanup,
    }) => {
      const { root, read, remove } = copy()
      cleanup(remove)
      const before = CHANGED.map(read)
      if (why.source === '^$') return assert.isNotEmpty(await scaffold(root, name, options))
      await assert.rejects(() => scaffold(root, name, options), why)
      assert.deepEqual(CHANGED.map(read), before)
    })
})

/** What is said of a key in the commented lines of a definition, such as `image()` of `photo`. */
const commented = (text: string): [string, string][] =>
  [...text.matchAll(/^ +\/\/ (\w+): (.+?),(?: \/\/.*)?$/gm)].map(([, key, value]) => [key!, value!])

test.group('the definition that a resource begins with', () => {
  const text = definitionFile('vehicles', 'shippingMethod')

  test('shows every option of a definition and of its list', ({ assert }) => {
    for (const word of [...Object.keys(RESOURCE), ...Object.keys(LIST)])
      assert.match(text, new RegExp(`^ +(// +)?${word}: `, 'm'), word)
  })

  test('shows fields that a definition takes, of every type that people fill in', ({ assert }) => {
    const isField = (value: string) => /^\w+\(/.test(value)
    const shown = commented(text).filter(([, value]) => isField(value))
    const evaluate = new Function(
      'kit',
      'areas',
      `with (kit) return { ${shown.map((pair) => pair.join(': ')).join(', ')} }`,
    )
    const fields = {
      name: kit.text(),
      note: kit.longText(),
      code: kit.code(),
      status: kit.select(['active', 'inactive']),
      ...evaluate(kit, areas),
    }
    kit.defineResource('vehicles', { fields })
    const types = new Set(Object.values(fields).map((field) => (field as kit.Field).type))
    const others: kit.FieldType[] = ['lines', 'username', 'permissions']
    assert.sameMembers([...types, ...others], Object.keys(kit.traits))
  })
})

test.group('words of a definition', () => {
  test('are all there, and none is left of what is no longer defined', ({ assert }) => {
    for (const language of languages) {
      const words = JSON.parse(readFileSync(join(PROJECT, wordFile(language)), 'utf8'))
      for (const resource of resources) {
        const { added, removed } = completeWords(resource, words, language)
        assert.deepEqual({ added, removed }, { added: [], removed: [] }, `${language} ${resource.name}`)
      }
    }
  })

  const vehicles = kit.defineResource('vehicles', {
    fields: {
      name: kit.text({ required: true }),
      homeId: kit.belongsTo('warehouses'),
      inspectedUntil: kit.date(),
    },
  }) as unknown as kit.AnyResource

  test('that are missing are proposed, as others call the same, by what a relation leads to, or spelled out', ({
    assert,
  }) => {
    const words = {
      warehouses: { one: 'kho', fields: { name: 'Tên' } },
      vehicles: { title: 'Phương tiện', one: 'phương tiện', about: 'x', first: 'y', extra: 'z', fields: { old: 'Cũ' } },
    }
    const { entry, untranslated, removed } = completeWords(vehicles, words, 'vi_VN')
    assert.deepEqual(entry.fields, { name: 'Tên', homeId: 'Kho', inspectedUntil: 'Inspected until' })
    assert.include(untranslated, 'fields.inspectedUntil')
    assert.notInclude(untranslated, 'fields.homeId')
    assert.deepEqual(removed, ['fields.old'])
    assert.deepEqual([entry.title, entry.extra], ['Phương tiện', 'z'])
  })

  test('that resources share are not asked for again; one that the resource has stays', ({ assert }) => {
    const words = {
      shared: { fields: { name: 'Tên', homeId: 'Kho' }, groups: { general: 'Thông tin chung' } },
      vehicles: { title: 'Phương tiện', one: 'phương tiện', fields: { name: 'Tên xe' } },
    }
    const { entry, added } = completeWords(vehicles, words, 'vi_VN')
    assert.deepEqual(entry.fields, { name: 'Tên xe', inspectedUntil: 'Inspected until' })
    assert.notProperty(entry, 'groups')
    assert.notIncludeMembers([...added], ['fields.homeId', 'groups.general'])
  })

  test('take the place of those that are there, and come at the end where there are none', ({ assert }) => {
    const text = '{\n  "a": {\n    "one": "x"\n  },\n  "b": {\n    "one": "y"\n  }\n}\n'
    assert.equal(withEntry(text, 'a', { one: 'z' }), text.replace('"x"', '"z"'))
    assert.deepEqual(JSON.parse(withEntry(text, 'c', { one: '$&' })), { ...JSON.parse(text), c: { one: '$&' } })
  })
})
