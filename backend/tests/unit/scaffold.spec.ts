import { test } from '@japa/runner'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { check, resolveConfig } from 'prettier'
import { resources } from '@barem/resources'
import { policy } from '#app/identity/policy'
import { disputedAreas } from '#app/identity/policy_areas'
import { scaffold } from '#app/resources/scaffold/scaffold'
import { PROJECT } from '#tests/support/spawned'

const CHANGED = [
  'resources/index.ts',
  'backend/app/identity/policy.ts',
  'locales/vi_VN/resources.json',
  'locales/en_US/resources.json',
]

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
    const files = await scaffold(root, 'vehicle-types', 'categories')
    for (const file of CHANGED.filter((changed) => changed.endsWith('.json')))
      assert.isTrue(read(file).startsWith(before[file]!.replace(/\n\}\n$/, '')), `${file} is as it was up to its end`)
    const options = await resolveConfig(join(PROJECT, 'package.json'))
    for (const file of files)
      assert.isTrue(await check(read(file), { ...options, filepath: join(PROJECT, file) }), file)
  })

  test('is called in small letters within a sentence', async ({ assert, cleanup }) => {
    const { root, read, remove } = copy()
    cleanup(remove)
    await scaffold(root, 'vehicle-types', 'categories')
    const words = JSON.parse(read('locales/en_US/resources.json'))['vehicle-types']
    assert.deepEqual([words.title, words.one], ['Vehicle types', 'vehicle type'])
    assert.include(read('resources/categories/vehicle_types.ts'), "prefix: 'VT'")
  })
})

test.group('areas in the policy', () => {
  test('are those of the definitions', ({ assert }) => {
    assert.deepEqual(disputedAreas(resources), [])
  })

  test('are compared with them', ({ assert }) => {
    const rules = { ...policy, 'customers.list': 'superAdmin' as const, 'suppliers.list': { area: 13, levels: [] } }
    assert.deepEqual(disputedAreas(resources, rules), [
      { name: 'suppliers', defined: 15, ruled: 13 },
      { name: 'customers', defined: 13, ruled: null },
    ])
  })
})
