import { test } from '@japa/runner'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { check, resolveConfig } from 'prettier'
import { areas } from '@barem/resources/areas'
import { approved } from '@barem/resources/documents/approval'
import { plain } from '@barem/resources/documents/plain'
import * as kit from '@barem/resources/kit'
import { RESOURCE } from '../../../resources/kit/check_words.ts'
import { languages } from '#app/language/translate'
import { documentFile, documentOf, LIVES, type DocumentOptions } from '#app/resources/scaffold/document_file'
import { scaffoldDocument } from '#app/resources/scaffold/scaffold_document'
import { wordFile } from '#app/resources/scaffold/word_file'
import { PROJECT } from '#tests/support/spawned'

const CHANGED = [
  ...['resources/index.ts', 'resources/posting/index.ts', 'resources/areas.ts', 'resources/area_groups.ts'],
  ...languages.flatMap((language) => [wordFile(language), `locales/${language}/areas.json`]),
]
const options = {
  domain: 'logistics',
  area: 'inventory',
  newArea: null,
  vietnamese: 'phiếu thử',
  states: 'plain',
  posts: false,
}
/** Long and short names: lines of both are formatted alike. */
const NAMES = ['tries', 'attempts-at-names-of-great-lengths']

/** The files that scaffolding changes, in a folder of their own. */
function copy() {
  const root = mkdtempSync(join(tmpdir(), 'barem-document-'))
  for (const file of CHANGED) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    cpSync(join(PROJECT, file), join(root, file))
  }
  return {
    root,
    read: (file: string) => readFileSync(join(root, file), 'utf8'),
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}

/** What the text of a definition defines. */
function defined(text: string): kit.AnyResource {
  const code = text
    .replace(/^import .*$/gm, '')
    .replaceAll(' as const', '')
    .replace('export default', 'return')
  const names = { ...kit, areas, approved, plain }
  return new Function(...Object.keys(names), code)(...Object.values(names)) as kit.AnyResource
}

const every = LIVES.flatMap((life) => [true, false].map((posts) => ({ life, posts })))

test.group('a scaffolded document', () => {
  test('is formatted, and says no word that documents share', async ({ assert, cleanup }) => {
    const { root, read, remove } = copy()
    cleanup(remove)
    const style = await resolveConfig(join(PROJECT, 'package.json'))
    for (const [place, { life, posts }] of every.entries())
      for (const name of NAMES.map((one) => `${'abcd'[place]}-${one}`)) {
        const files = await scaffoldDocument(root, name, { ...options, states: life, posts })
        for (const file of files.filter((one) => one.endsWith('.ts')))
          assert.isTrue(await check(read(file), { ...style, filepath: join(PROJECT, file) }), `${file} of ${life}`)
        const own = JSON.parse(read(wordFile('vi_VN')))[name]
        assert.deepEqual([Object.keys(own), own.one], [['title', 'one', 'about', 'first'], 'phiếu thử'])
      }
  })

  test('is what its words were taken from', ({ assert }) => {
    for (const one of every) {
      const document: DocumentOptions = { ...one, area: 'inventory', domain: 'logistics' }
      const [text, resource] = [defined(documentFile('tries', document)), documentOf('tries', document)]
      assert.deepEqual(Object.keys(text.fields), Object.keys(resource.fields))
      assert.deepEqual(kit.wordKeys(text, []), kit.wordKeys(resource, []), JSON.stringify(one))
      assert.deepEqual(
        Object.values(text.states!.actions)
          .map(({ posts }) => posts)
          .filter((posts) => posts !== null),
        one.posts ? ['postTries'] : [],
      )
    }
  })

  test('shows each option that documents have besides other resources', ({ assert }) => {
    const text = documentFile('tries', { life: 'plain', posts: true, area: 'inventory', domain: 'logistics' })
    const others = [
      'fields',
      'form',
      'open',
      'ownRows',
      'exportArea',
      'icon',
      'englishTitle',
      'shortTitle',
      'actions',
      'single',
    ]
    const more = ['duplicates', 'inUse', 'unique']
    for (const word of Object.keys(RESOURCE).filter((one) => ![...others, ...more].includes(one)))
      assert.match(text, new RegExp(`^ +(// +)?${word}: `, 'm'), word)
    for (const word of ['inputs', 'posts', 'reverses', 'assignsNumber', 'pattern', 'grid'])
      assert.include(text, `${word}: `)
  })

  test('lists its planner where it posts', async ({ assert, cleanup }) => {
    const { root, read, remove } = copy()
    cleanup(remove)
    await scaffoldDocument(root, 'tries', { ...options, posts: true })
    const index = read('resources/posting/index.ts')
    assert.include(index, "import { postTries } from './post_tries.ts'\n")
    assert.match(index, /const listed = \[[^\]]*\n {2}postTries,\n\] as const/)
    assert.include(read('resources/logistics/tries.ts'), "posts: 'postTries'")
  })

  test('adds an area with its group and its words where it needs one', async ({ assert, cleanup }) => {
    const { root, read, remove } = copy()
    cleanup(remove)
    const style = await resolveConfig(join(PROJECT, 'package.json'))
    const own = { ...options, area: null, newArea: '499' }
    for (const domain of ['logistics', 'purchasing'])
      await scaffoldDocument(root, `${domain}-tries`, {
        ...own,
        domain,
        newArea: domain === 'logistics' ? '499' : '498',
      })
    assert.match(read('resources/areas.ts'), /\n {2}logisticsTry: 499,\n {2}purchasingTry: 498,\n\} as const\n/)
    assert.match(read('resources/area_groups.ts'), /logistics: \[[^\]]*'logisticsTry',?\s*\]/)
    assert.match(read('resources/area_groups.ts'), /suppliers: \[[^\]]*'purchasingTry',?\s*\]/)
    assert.include(read('resources/logistics/logistics_tries.ts'), 'area: areas.logisticsTry,')
    assert.equal(JSON.parse(read('locales/vi_VN/areas.json')).logisticsTry, 'Phiếu thử')
    for (const file of ['resources/areas.ts', 'resources/area_groups.ts', 'locales/en_US/areas.json'])
      assert.isTrue(await check(read(file), { ...style, filepath: join(PROJECT, file) }), file)
  })

  test('is refused in words, and nothing is written', async ({ assert, cleanup }) => {
    const { root, read, remove } = copy()
    cleanup(remove)
    const before = CHANGED.map(read)
    for (const [name, wrong, why] of [
      ['tries', { area: null }, /say --area/],
      ['tries', { newArea: '499' }, /say --area/],
      ['tries', { area: null, newArea: '13' }, /is customer already/],
      ['tries', { area: null, newArea: '500' }, /a number from 1 to 499/],
      ['tries', { area: 'yards' }, /no area is called 'yards'/],
      ['tries', { domain: 'calc' }, /--domain is one of logistics, sales/],
      ['tries', { states: 'seven' }, /--states is one of plain, approved/],
      ['attempt', {}, /not in the plural/],
      ['invoices', {}, /is a resource already/],
    ] as const)
      await assert.rejects(() => scaffoldDocument(root, name, { ...options, ...wrong }), why)
    assert.deepEqual(CHANGED.map(read), before)
  })
})

test.group('the plain life of a document', () => {
  const document = (posts: boolean) =>
    documentOf('tries', { life: 'plain', posts, area: 'inventory', domain: 'logistics' }).states!

  test('goes from draft to approved, where it has its number, and to done', ({ assert }) => {
    const { actions, editableIn, initial } = document(false)
    assert.deepEqual(editableIn, { [initial]: 'draft' })
    assert.containsSubset(actions, {
      confirm: { from: ['draft'], to: 'approved', assignsNumber: true },
      finish: { from: ['approved'], to: 'done', posts: null },
    })
    assert.notProperty(actions, 'undo')
  })

  test('posts what is done, and takes it back to its end', ({ assert }) => {
    const { actions, closedStates } = document(true)
    assert.equal(actions.finish!.posts, 'postTries')
    assert.containsSubset(actions.undo, { from: ['done'], to: 'cancelled', reverses: 'finish', on: 'undoneOn' })
    assert.deepEqual(closedStates, ['cancelled'])
  })
})
