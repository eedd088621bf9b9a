import { test } from '@japa/runner'
import { defineResource, text, type AnyResource } from '@barem/resources/kit'
import { platePattern } from '#app/resources/read/plate_pattern'

const trucks = (shape?: 'plate') =>
  defineResource('trucks', {
    title: 'plate',
    fields: { plate: text({ required: true, ...(shape && { shape }) }) },
    list: { search: ['plate'] },
  }) as unknown as AnyResource

/** Whether words find a text of search, which is in small letters without accents. */
const finds = (q: string, searched: string) => {
  const pattern = platePattern(trucks('plate'), q)
  return pattern !== null && new RegExp(pattern).test(searched)
}

test.group('a plate that is typed', () => {
  for (const [q, searched] of [
    ['51c12345', '51c-123.45'],
    ['51C-123', '51c-123.45'],
    ['51c1', '51c-123.45'],
    ['29 LD 1234', '29ld-1234'],
    ['30Đ', '30d-123.45'],
    ['12345', '51c-123.45'],
    ['1234', '51c-123.45'],
    ['tk1234', 'tk-12-34'],
    ['XE0001', 'xe0001 51c-123.45'],
  ] as const)
    test(`'${q}' finds '${searched}'`, ({ assert }) => assert.isTrue(finds(q, searched)))

  test('finds no other, and words stay words', ({ assert }) => {
    assert.isFalse(finds('51c12346', '51c-123.45'))
    for (const q of ['kho', 'Hòa Phát', '123', '123456', '0981234567'])
      assert.isNull(platePattern(trucks('plate'), q), q)
    assert.isNull(platePattern(trucks(), '51c12345'), 'nothing of it is searched by plates')
  })
})
