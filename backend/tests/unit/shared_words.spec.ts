import { test } from '@japa/runner'
import { setResourceWords, translate, languages } from '#app/language/translate'
import { readKeys, repeatedLabels } from '../../../scripts/shared_words.ts'

const forms = (words: Record<string, string>) => new Map(Object.entries(words).map(([key, plain]) => [key, { plain }]))

test.group('words that resources share', () => {
  test('are said by the server where a resource has none of its own, which wins', ({ assert }) => {
    for (const language of languages) {
      setResourceWords(language, 'shared', { fields: { berth: `${language} shared`, remark: `${language} shared` } })
      setResourceWords(language, 'parking', { fields: { remark: `${language} own` } })
      const said = (path: string) => translate(language, `resources:parking.${path}`)
      assert.equal(said('fields.berth'), `${language} shared`)
      assert.equal(said('lines.fields.berth'), `${language} shared`)
      assert.equal(said('fields.remark'), `${language} own`)
      assert.equal(said('fields.none'), 'parking.fields.none')
      assert.equal(translate(language, 'resources:parking.title', { defaultValue: 'none' }), 'none')
    }
  })

  test('stand for what a resource leaves out', ({ assert }) => {
    for (const [language, code, active, ownCode] of [
      ['vi_VN', 'Mã', 'Đang dùng', 'Mã khách hàng'],
      ['en_US', 'Code', 'Active', 'Customer code'],
    ] as const) {
      const said = ['departments.fields.code', 'departments.choices.status.active', 'customers.fields.code']
      assert.deepEqual(
        said.map((path) => translate(language, `resources:${path}`)),
        [code, active, ownCode],
      )
    }
  })

  const vi = { 'resources.shared.fields.note': 'Ghi chú', 'resources.shared.choices.status.done': 'Xong' }
  const en = { 'resources.shared.fields.note': 'Note', 'resources.shared.choices.status.done': 'Done' }

  test('are not repeated by a resource or by its lines, in both languages at once', ({ assert }) => {
    const check = (key: string, inVietnamese: string, inEnglish: string) =>
      repeatedLabels([forms({ ...vi, [key]: inVietnamese }), forms({ ...en, [key]: inEnglish })])
    for (const key of ['resources.a.fields.note', 'resources.a.lines.fields.note'])
      assert.deepEqual(check(key, 'Ghi chú', 'Note'), [
        `${key} says what the shared one says: take it out of both languages`,
      ])
    assert.lengthOf(check('resources.a.choices.status.done', 'Xong', 'Done'), 1)
    assert.deepEqual(check('resources.a.fields.note', 'Ghi chú', 'Remark'), [], 'alike in one language only')
    assert.deepEqual(check('resources.a.groups.note', 'Ghi chú', 'Note'), [], 'of another kind')
    assert.deepEqual(repeatedLabels([forms(vi), forms(en)]), [])
  })

  test('are what is read for a resource without its own, so that it lacks none', ({ assert }) => {
    const words = forms({ ...vi, 'resources.b.fields.note': 'Ghi thêm' })
    assert.deepEqual(
      readKeys(['resources.a.fields.note', 'resources.b.fields.note', 'resources.a.fields.code'], words),
      ['resources.shared.fields.note', 'resources.b.fields.note', 'resources.a.fields.code'],
    )
  })
})
