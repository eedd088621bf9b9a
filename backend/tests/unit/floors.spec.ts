import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'
import { floors, upward } from '../../../scripts/floors.mjs'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const IMPORT = /(?:\bfrom|\bimport\(?)\s*'([^']+)'/g

const sources = (tree: string): string[] =>
  readdirSync(join(root, tree), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/node_modules|dist/.test(entry.parentPath))
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)))

test.group('floors', () => {
  test('let imports go down, and neither up nor aside', ({ assert }) => {
    const [file, app] = ['backend/app/documents/numbering.ts', 'backend/app/']
    assert.isNull(upward(file, '#app/engine/engine'))
    assert.isNull(upward(file, './states.ts'))
    assert.isNull(upward(file, '@barem/resources/kit'))
    assert.isNull(upward(file, '#app/identity/identity'), 'on no floor yet')
    assert.match(upward(file, '#app/resources/serving')!, /^documents stands below resources/)
    assert.match(upward(`${app}posting/prove.ts`, '../approvals/way.ts')!, /^posting stands beside approvals/)
    assert.match(upward(`${app}sales/sell/sell.ts`, '#app/dashboard/report')!, /^sales stands beside dashboard/)
    assert.match(upward('resources/kit/define.ts', '../sales/sales_orders.ts')!, /^kit stands below sales/)
    assert.isNull(upward('resources/sales/sales_orders.ts', '../kit/index.ts'))
  })

  for (const tree of Object.keys(floors)) {
    test(`hold in ${tree}`, ({ assert }) => {
      const wrong = sources(tree).flatMap((file) =>
        [...readFileSync(join(root, file), 'utf8').matchAll(IMPORT)]
          .map(([, name]) => upward(file, name!))
          .filter((reason) => reason !== null)
          .map((reason) => `${file}: ${reason}`),
      )
      assert.deepEqual(wrong, [])
    })

    test(`have each room of ${tree} once`, ({ assert }) => {
      const rooms = new Set(sources(tree).flatMap((file) => relative(tree, file).split('/').slice(0, -1).slice(0, 1)))
      assert.sameMembers([...floors[tree]!.floors.flat(), ...floors[tree]!.onNone], [...rooms])
    })
  }

  test('lack ever fewer rooms: lower this number as it falls', ({ assert }) => {
    assert.equal(Object.values(floors).flatMap(({ onNone }) => onNone).length, 11)
  })
})
