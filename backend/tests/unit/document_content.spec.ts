import { test } from '@japa/runner'
import { hashOf } from '#app/documents/content'

const content = { customerId: 'c', note: null, lines: [{ id: '1', quantity: '50', length: null }, { id: '2', quantity: '7', length: '11.7' }] }

test.group('the fingerprint of what gets approved', () => {
  test('is the same whatever the order of keys, and with a field that came later and says nothing', ({ assert }) => {
    const { lines, ...header } = content
    assert.equal(hashOf({ lines, ...header }), hashOf(content))
    assert.equal(hashOf({ ...content, paymentDays: null, lines: lines.map((line) => ({ ...line, remark: null })) }), hashOf(content))
  })

  test('is another one with any other value, line or order of lines', ({ assert }) => {
    const [first, second] = content.lines
    const others = [{ ...content, note: '' }, { ...content, customerId: 'd' }, { ...content, lines: [first] }, { ...content, lines: [second, first] }, { ...content, lines: [first, { ...second, length: null }] }, { ...content, lines: [{ ...first, quantity: '51' }, second] }]
    assert.lengthOf(new Set([content, ...others].map(hashOf)), others.length + 1)
  })
})
