import { join } from 'node:path'
import { test } from '@japa/runner'

const MERGE = join(import.meta.dirname, '../../../admin/src/overrides/merge.ts')

test.group('overrides of one resource by two domains', () => {
  test('come together, and are refused where both override the same', async ({ assert }) => {
    const { mergeOverrides } = await import(MERGE)
    const there = { actions: ['sell'], cells: { code: 1 }, foot: { lazy: true } }
    const more = { actions: ['collect'], cells: { name: 2 }, beside: { area: 22 } }
    assert.deepEqual(mergeOverrides('customers', there, more), {
      ...{ actions: ['sell', 'collect'], cells: { code: 1, name: 2 } },
      ...{ foot: { lazy: true }, beside: { area: 22 } },
    })
    const twice = [{ cells: { code: 3 } }, { foot: { lazy: false } }]
    for (const other of twice)
      assert.throws(() => mergeOverrides('customers', there, other), /Two domains override '(code|foot)' of customers/)
  })
})
