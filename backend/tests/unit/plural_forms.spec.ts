import { test } from '@japa/runner'
import { differences, pluralForms } from '../../../scripts/plural_forms.ts'

const forms = (language: string, words: Record<string, string>) => pluralForms(language, new Map(Object.entries(words)))

test.group('plural forms of words', () => {
  test('stand under one key, exactly those of each language', ({ assert }) => {
    const { keys, problems } = forms('en_US', {
      'crud.lines_one': '{{count}} line',
      'crud.lines_other': '{{count}} lines',
      title: 'Lines',
    })
    assert.deepEqual(problems, [])
    assert.deepEqual(
      [...keys],
      [
        ['crud.lines', { one: '{{count}} line', other: '{{count}} lines' }],
        ['title', { plain: 'Lines' }],
      ],
    )
    assert.deepEqual(forms('vi_VN', { lines_other: '{{count}} dòng' }).problems, [])
  })

  test('that are missing, too many, or beside a word without any are told', ({ assert }) => {
    assert.deepEqual(forms('en_US', { lines_other: '{{count}} lines' }).problems, ['en_US has no word for lines_one'])
    assert.deepEqual(forms('vi_VN', { lines_one: '{{count}} dòng', lines_other: '{{count}} dòng' }).problems, [
      'vi_VN knows no form lines_one',
    ])
    assert.deepEqual(forms('en_US', { lines: 'lines', lines_other: 'lines' }).problems, [
      'en_US knows no form lines_other',
    ])
    assert.deepEqual(forms('en_US', { lines: '{{count}} lines' }).problems, [
      'en_US counts in lines, which has no plural forms',
    ])
    assert.deepEqual(forms('en_US', { lines: ' ' }).problems, ['en_US has no word for lines'])
  })

  test('say the same things in both languages', ({ assert }) => {
    const one = { one: '{{count}} {{one}}', other: '{{count}} {{many}}' }
    assert.deepEqual(differences('k', { other: '{{count}} {{many}}' }, one), [])
    assert.deepEqual(differences('k', { other: '{{count}}' }, one), [
      'k has other placeholders in one language than in the other',
    ])
    assert.deepEqual(differences('k', { plain: '{{name}}' }, { one: '{{name}}', other: '{{name}}' }), [
      'k has plural forms in one language only',
    ])
    assert.deepEqual(differences('k', { other: '{{count}}' }, { one: '{{total}}', other: '{{count}}' }), [
      'k has the placeholder {{total}} in one form only',
    ])
  })
})
