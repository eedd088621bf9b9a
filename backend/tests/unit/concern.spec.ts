import { test } from '@japa/runner'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT } from '#tests/support/spawned'
import { nearSpecs, withinBudget } from '../../../scripts/concern.mjs'

const app = 'backend/app'
const rooms = readdirSync(join(PROJECT, app), { withFileTypes: true }).filter((entry) => entry.isDirectory())
const filesOf = (room: string) =>
  readdirSync(join(PROJECT, app, room), { recursive: true })
    .map((name) => `${app}/${room}/${String(name)}`)
    .filter((path) => path.endsWith('.ts'))

test.group('what a change concerns', () => {
  for (const { name } of rooms)
    test(`HTTP specs call what ${name} does`, ({ assert }) => {
      assert.isNotEmpty(nearSpecs(filesOf(name)))
    })

  const samples: [changed: string, folder: string][] = [
    ['backend/app/debt/receivable.ts', 'debt'],
    ['backend/app/stock/on_hand.ts', 'stock'],
    ['backend/app/dashboard/compile.ts', 'dashboard'],
    ['backend/app/own/publish.ts', 'own'],
    ['backend/app/workflows/backtest.ts', 'workflows'],
    ['backend/app/facts.ts', 'documents'],
    ['resources/posting/post_payment.ts', 'debt'],
  ]
  for (const [changed, folder] of samples)
    test(`${changed} concerns specs of ${folder} first`, ({ assert }) => {
      const specs = withinBudget(nearSpecs([changed]))
      assert.isNotEmpty(specs)
      assert.isTrue(
        specs.slice(0, 6).some((spec) => spec.startsWith(`backend/tests/http/${folder}/`)),
        specs.join('\n'),
      )
    })

  test('a file that nothing imports concerns no HTTP spec', ({ assert }) => {
    assert.isEmpty(nearSpecs(['backend/app/debt/not_there.ts']))
  })
})
