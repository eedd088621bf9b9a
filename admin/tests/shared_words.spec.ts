import { test } from '@japa/runner'
import { select, text, type FieldSet } from '@barem/resources/kit'
import { flatten } from '../src/i18n/flatten.ts'
import { addWords, sayIn } from '../src/i18n/i18n.ts'
import { locales, type LocaleCode } from '../src/i18n/locales.ts'
import { i18nProvider } from '../src/providers/i18n.ts'
import { wordsOf } from '../src/resources/model/words.ts'
import { resourceWords } from '../vite.words.ts'

const fields = { plate: text(), remark: text(), stage: select(['new', 'old']) }
const parking: Pick<FieldSet, 'name' | 'fields'> = { name: 'parking', fields }

const shared: Record<LocaleCode, Record<string, unknown>> = {
  vi_VN: {
    fields: { plate: 'Biển số', remark: 'Lưu ý' },
    groups: { yard: 'Bãi xe' },
    choices: { stage: { new: 'Mới' } },
  },
  en_US: { fields: { plate: 'Plate', remark: 'Remark' }, groups: { yard: 'Yard' }, choices: { stage: { new: 'New' } } },
}
const own: Record<LocaleCode, object> = {
  vi_VN: { fields: { remark: 'Ghi thêm' }, lines: { fields: { remark: 'Ghi ở dòng' } } },
  en_US: { fields: { remark: 'Added note' }, lines: { fields: { remark: 'Note of the line' } } },
}
for (const language of locales)
  addWords(language, flatten({ resources: { shared: shared[language], parking: own[language] } } as never))

test.group('words that resources share', () => {
  for (const [language, plate, yard, fresh, note, inLines] of [
    ['vi_VN', 'Biển số', 'Bãi xe', 'Mới', 'Ghi thêm', 'Ghi ở dòng'],
    ['en_US', 'Plate', 'Yard', 'New', 'Added note', 'Note of the line'],
  ] as const)
    test(`are said in ${language} where a resource has none of its own, which wins`, ({ assert }) => {
      const words = wordsOf(sayIn(language), parking)
      assert.deepEqual([words.field('plate'), words.head('plate')], [plate, plate])
      assert.deepEqual([words.group('yard'), words.choice('stage', 'new')], [yard, fresh])
      assert.equal(words.field('remark'), note)
      const lines = wordsOf(sayIn(language), { ...parking, name: 'parking.lines' })
      assert.deepEqual([lines.field('plate'), lines.field('remark')], [plate, inLines])
    })

  test('come before what stands in for a missing word, and titles are not shared', ({ assert }) => {
    const words = wordsOf(sayIn('en_US'), parking)
    assert.equal(words.choice('stage', 'old'), 'old')
    assert.equal(words.title, 'parking')
    assert.equal(i18nProvider.translate('resources.parking.fields.plate', { defaultValue: 'other' }), 'Biển số')
    assert.equal(i18nProvider.translate('resources.parking.fields.none'), 'resources.parking.fields.none')
  })

  test('are loaded with the first screen, and those of a resource with its own', async ({ assert }) => {
    const { api, load } = resourceWords() as unknown as {
      api: { read: (language: string) => object }
      load: (this: { addWatchFile: () => void }, id: string) => string
    }
    api.read = () => ({ shared: shared.en_US, parking: { title: 'Parking', ...own.en_US } })
    const module = (name: string) =>
      import(`data:text/javascript,${encodeURIComponent(load.call({ addWatchFile: () => undefined }, name))}`)
    const { titles, rest } = await module('\0virtual:resource-words/en_US')
    assert.deepEqual(titles, { shared: shared.en_US, parking: { title: 'Parking' } })
    assert.deepEqual(Object.keys(rest), ['parking'])
    assert.deepEqual((await module('\0virtual:resource-words/en_US/parking')).default, own.en_US)
  })
})
