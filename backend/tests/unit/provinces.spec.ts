import { test } from '@japa/runner'
import { bareName, provincesOf } from '#app/addresses/units'
import { provinceOf } from '@barem/resources/calc/province-of'

const [before, present] = [provincesOf('old'), provincesOf('new')]

test.group('provinces of before July 2025', () => {
  test('lie in one of the 34 of today, those that kept their name in that', ({ assert }) => {
    assert.deepEqual([before.length, present.length], [63, 34])
    assert.sameMembers(
      [...new Set(before.map(({ code }) => provinceOf('old', code)))],
      present.map(({ code }) => code),
    )
    const named = before.flatMap(({ code, name }) =>
      present
        .filter((one) => bareName(one.name) === bareName(name))
        .map((one) => [name, provinceOf('old', code), one.code]),
    )
    assert.lengthOf(named, 34)
    for (const [name, found, right] of named) assert.equal(found, right, name)
  })

  test('that became part of another lie in that', ({ assert }) => {
    const today = (name: string) =>
      present.find(({ code }) => code === provinceOf('old', before.find((one) => one.name === `Tỉnh ${name}`)!.code))!
        .name
    assert.equal(today('Bình Dương'), 'Thành phố Hồ Chí Minh')
    assert.equal(today('Bắc Giang'), 'Tỉnh Bắc Ninh')
    assert.equal(today('Nam Định'), 'Tỉnh Ninh Bình')
    assert.equal(today('Quảng Bình'), 'Tỉnh Quảng Trị')
    assert.equal(today('Bình Định'), 'Tỉnh Gia Lai')
    assert.equal(today('Đắk Nông'), 'Tỉnh Lâm Đồng')
    assert.equal(today('Tiền Giang'), 'Tỉnh Đồng Tháp')
  })
})
