import { test } from '@japa/runner'
import fc from 'fast-check'
import { shapeOf } from '#app/limits/json_shape'

/** Values and levels of a value, counted by walking it. */
function counted(value: unknown): { values: number; depth: number } {
  if (typeof value !== 'object' || value === null) return { values: 1, depth: 0 }
  const inside = Object.values(value).map(counted)
  return {
    values: Math.max(
      1,
      inside.reduce((sum, { values }) => sum + values, 0),
    ),
    depth: 1 + Math.max(0, ...inside.map(({ depth }) => depth)),
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
