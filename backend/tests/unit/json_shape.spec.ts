import { test } from '@japa/runner'
import fc from 'fast-check'
import { shapeOf } from '#app/limits/json_shape'

/** Values, levels and keys of a value, counted by walking it. */
function counted(value: unknown): { values: number; depth: number; keys: number } {
  if (typeof value !== 'object' || value === null) return { values: 1, depth: 0, keys: 0 }
  const inside = Object.values(value).map(counted)
  const own = Array.isArray(value) ? 0 : Math.max(1, inside.length)
  return {
    values: Math.max(
      1,
      inside.reduce((sum, { values }) => sum + values, 0),
    ),
    depth: 1 + Math.max(0, ...inside.map(({ depth }) => depth)),
    keys: Math.max(own, ...inside.map(({ keys }) => keys)),
  }
}

test.group('the shape of JSON', () => {
  test('is counted without reading it', ({ assert }) => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 6 }), (text) => {
        assert.deepEqual(shapeOf(text), counted(JSON.parse(text)))
      }),
    )
  })

  test('texts hold whatever they like', ({ assert }) => {
    for (const text of ['"[[[,,,"', '"\\"[,"', '"\\\\"', '{"a,b\\\\\\"{":"\\\\"}', '"ế,ấ"'])
      assert.deepEqual(shapeOf(text), counted(JSON.parse(text)), text)
  })

  test('what is no JSON has some shape too', ({ assert }) => {
    for (const text of ['', '"', '"\\', ']]]]', '{{{{', ',,,', '"a\\"']) assert.doesNotThrow(() => shapeOf(text), text)
  })
})
