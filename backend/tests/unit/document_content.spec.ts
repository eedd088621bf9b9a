import { test } from '@japa/runner'
import { contentOf, hashOf } from '#app/documents/content'
import { resources } from '@barem/resources'
import { isStored, lineResource, numberingOf } from '@barem/resources/kit'

const content = {
  customerId: 'c',
  note: null,
  lines: [
    { id: '1', quantity: '50', length: null },
    { id: '2', quantity: '7', length: '11.7' },
  ],
}

test.group('the fingerprint of what gets approved', () => {
  test('is the same whatever the order of keys, and with a field that came later and says nothing', ({ assert }) => {
    const { lines, ...header } = content
    assert.equal(hashOf({ lines, ...header }), hashOf(content))
    assert.equal(
      hashOf({ ...content, paymentDays: null, lines: lines.map((line) => ({ ...line, remark: null })) }),
      hashOf(content),
    )
  })

  test('is another one with any other value, line or order of lines', ({ assert }) => {
    const [first, second] = content.lines
    const others = [
      { ...content, note: '' },
      { ...content, customerId: 'd' },
      { ...content, lines: [first] },
      { ...content, lines: [second, first] },
      { ...content, lines: [first, { ...second, length: null }] },
      { ...content, lines: [{ ...first, quantity: '51' }, second] },
    ]
    assert.lengthOf(new Set([content, ...others].map(hashOf)), others.length + 1)
  })

  test('is everything of a document and of each of its lines, but what changes freely or follows from its life', ({
    assert,
  }) => {
    for (const resource of resources.filter(({ states }) => states?.approval)) {
      const { fields, states } = resource
      const numbering = numberingOf(resource)
      const lines = Object.keys(fields).filter((name) => fields[name]!.type === 'lines')
      const lineOf = (name: string) => ({
        id: '1',
        ...Object.fromEntries(Object.keys(lineResource(resource, name).fields).map((inner) => [inner, 'a'])),
      })
      const row = Object.fromEntries(
        Object.keys(fields).map((name) => [name, lines.includes(name) ? [lineOf(name)] : 'a']),
      )
      const hash = (changed: object) => hashOf(contentOf(resource, { ...row, ...changed }))
      const readTime = Object.keys(fields).filter((name) => !isStored(fields[name]!))
      const dates = Object.values(states!.actions).flatMap(({ on }) => on ?? [])
      // What is said with an action later is no part of what was approved.
      const asked = Object.values(states!.actions).flatMap(({ approval, inputs }) =>
        approval === 'open' ? [] : Object.keys(inputs),
      )
      const outside = [
        ...asked,
        ...states!.alwaysEditable,
        ...dates,
        ...readTime,
        states!.field,
        states!.approval!.revision,
        numbering!.field,
      ]
      for (const name of Object.keys(fields)) {
        if (lines.includes(name)) {
          // A copied yes or no follows from what it is copied of.
          const copied = Object.entries(lineResource(resource, name).fields).flatMap(([inner, field]) =>
            field.type === 'boolean' && field.snapshotOf !== null ? [inner] : [],
          )
          for (const inner of Object.keys(lineOf(name))) {
            const isLater = asked.includes(name) || asked.includes(`${name}.${inner}`)
            assert[isLater || copied.includes(inner) ? 'equal' : 'notEqual'](
              hash({ [name]: [{ ...lineOf(name), [inner]: 'b' }] }),
              hash({}),
              `${resource.name}.${name}.${inner}`,
            )
          }
        } else
          assert[outside.includes(name) ? 'equal' : 'notEqual'](
            hash({ [name]: 'b' }),
            hash({}),
            `${resource.name}.${name}`,
          )
      }
    }
  })
})
