import { test } from '@japa/runner'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mergeFiles } from '../src/i18n/flatten.ts'
import { addWords, i18n } from '../src/i18n/i18n.ts'
import { moreThanTotal, totalWords } from '../src/resources/list/total.ts'
import { i18nProvider } from '../src/providers/i18n.ts'

for (const language of ['vi_VN', 'en_US'] as const)
  addWords(
    language,
    mergeFiles({
      'crud.json': JSON.parse(readFileSync(join(import.meta.dirname, `../../locales/${language}/crud.json`), 'utf8')),
    }),
  )

test.group('words', () => {
  test('a file names its keys, common.json stands without a name, nested and dotted keys are one', ({ assert }) => {
    const words = mergeFiles({
      '../vi_VN/menu.json': { 'a.b': '1', c: { d: '2' } },
      '../vi_VN/common.json': { buttons: { save: '3' } },
    })
    assert.deepEqual(words, { 'menu.a.b': '1', 'menu.c.d': '2', 'buttons.save': '3' })
  })

  test('a total that was not counted to its end says so', ({ assert }) => {
    const said = (lng: string, more: boolean) =>
      totalWords((key, values = {}) => i18n.t(key, { ...values, lng }), 10_001, more)
    assert.deepEqual([said('vi_VN', true), said('en_US', true)], ['hơn 10,000', 'more than 10,000'])
    assert.equal(said('en_US', false), '10,001')
    assert.deepEqual([{ more: true }, { more: false }, {}, undefined].map(moreThanTotal), [true, false, false, false])
  })

  test('what is counted has the form of its language, and its figure is written as all figures are', ({ assert }) => {
    const said = (lng: string, key: string, count: number) =>
      i18n.t(key, { lng, count, one: 'customer', many: 'customers' })
    assert.deepEqual(
      [0, 1, 2, 1200].map((count) => said('en_US', 'crud.lines.count', count)),
      ['0 lines', '1 line', '2 lines', '1,200 lines'],
    )
    assert.deepEqual(
      [1, 2].map((count) => said('en_US', 'crud.count', count)),
      ['1 customer', '2 customers'],
    )
    assert.deepEqual(
      [1, 1200].map((count) => said('vi_VN', 'crud.lines.count', count)),
      ['1 dòng', '1,200 dòng'],
    )
    assert.equal(
      i18n.t('crud.lines.remove', { lng: 'en_US', number: 1200 }),
      'Remove row 1200',
      'other values are as they come',
    )
  })

  test('a missing word is what the caller has for it, else its key', ({ assert }) => {
    assert.equal(i18nProvider.translate('resources.unknown', { defaultValue: 'a name' }), 'a name')
    assert.equal(i18nProvider.translate('buttons.unknown', {}, 'Save'), 'Save')
    assert.equal(i18nProvider.translate('buttons.unknown', 'Save'), 'Save')
    assert.equal(i18nProvider.translate('buttons.unknown'), 'buttons.unknown')
  })

  test('Refine finds words that only have plural forms', async ({ assert, cleanup }) => {
    const { language } = i18n
    cleanup(() => void i18n.changeLanguage(language))
    await i18n.changeLanguage('en_US')
    assert.equal(i18nProvider.translate('crud.lines.count', { count: 1 }), '1 line')
    assert.equal(i18nProvider.translate('no.such.word', { count: 1 }, 'otherwise'), 'otherwise')
  })
})
