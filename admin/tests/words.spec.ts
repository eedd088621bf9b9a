import { test } from '@japa/runner'
import { mergeFiles } from '../src/i18n/flatten.ts'

test.group('words', () => {
  test('a file names its keys, common.json stands without a name, nested and dotted keys are one', ({ assert }) => {
    const words = mergeFiles({ '../vi_VN/menu.json': { 'a.b': '1', c: { d: '2' } }, '../vi_VN/common.json': { buttons: { save: '3' } } })
    assert.deepEqual(words, { 'menu.a.b': '1', 'menu.c.d': '2', 'buttons.save': '3' })
  })
})
