import { test } from '@japa/runner'
import { searchForm, steelBeginnings, steelPatterns } from '@barem/resources/search'
import { steelProducts } from '#database/demo/steel_products'

const texts = steelProducts.map(({ code, name, mill, grade }) => ({
  code,
  text: searchForm(`${code} ${name} ${mill ?? ''} ${grade ?? ''}`),
}))
const codesOf = (patterns: string[]) => {
  const expressions = patterns.map((pattern) => new RegExp(pattern))
  return texts.filter(({ text }) => expressions.every((one) => one.test(text))).map(({ code }) => code)
}
const begun = (q: string) => codesOf(steelBeginnings(q))
const whole = (q: string) => codesOf(steelPatterns(q))

/** Beginnings parted by a bar, and the words whose goods they find, among others. */
const beginnings: readonly [string, string][] = [
  ['d16 c|d16 cb|d16 cb3|d16 cb30', 'd16 cb300'],
  ['40x|40x8|40x80|40x80x|40x80x1|40x80x1.|80x40x1|40 x 80 x 1|40*80*1', '40x80x1.4'],
  ['cb400 1', 'd16 cb400'],
  ['d|phi|d1|phi 1|Ø1', 'd16'],
  ['dn|dn5', 'dn50'],
  ['phi 5|phi 6|ống 5|ống phi 6|phi 60x|phi 60x2', 'phi 60x2.3'],
  ['hộp 4x|hộp 4x8|hộp 4x8x|hộp 4x8x1', 'hộp 4x8x1.4'],
  ['v6|v63x|v63x63x|v6.3x6', 'v63x6'],
  ['v7|v7.5x|v75x', 'v7.5x6'],
  ['u1|u12|u120x|u120x5', 'u120x52'],
  ['i2|i20|i200x1', 'i200x100'],
  ['tấm 1|tấm 10|tấm 10x|tấm 10x15|tấm 10x1500|tấm 10x1500x|tấm 10x1500x6|1500x6000x1', '10x1500x6000'],
  ['tấm 2000x|tấm 2000x6', 'tấm 2000x6000'],
  ['3l|3 l|tấm 3 l', 'tấm 3ly'],
  ['tôn 4.5z|tôn 4.5 z|tôn 4.5 ze', 'tôn 4.5 zem'],
  ['chống t|chống trư', 'chống trượt'],
  ['kẽm b|kẽm buộ', 'kẽm buộc'],
  ['hòa p|hoà phá', 'hòa phát'],
  ['ak', 'aks'],
  ['c2|xà gồ c2', 'c200x2'],
  ['tv-d1|tv-d16-cb3', 'tv-d16-cb300'],
]

test.group('the last word counts as a beginning', () => {
  for (const [ways, meant] of beginnings) {
    test(`${ways} → ${meant}`, ({ assert }) => {
      const goods = whole(meant)
      assert.isNotEmpty(goods)
      for (const q of ways.split('|')) assert.includeMembers(begun(q), goods, q)
    })
  }

  test('only the last one: those before it are whole', ({ assert }) => {
    assert.deepEqual(begun('d1 cb300'), [])
    assert.deepEqual(begun('40x8 1.4'), [])
    assert.notInclude(begun('cb400 1').join(' '), 'CB300')
  })

  test('a number goes on with digits, not with another number', ({ assert }) => {
    assert.notInclude(begun('d16 cb3').join(' '), 'CB400')
    assert.deepEqual(
      begun('40x80x1').filter((code) => !/40x80x1/.test(code)),
      [],
    )
    assert.deepEqual(
      begun('d1').filter((code) => !/D1|TR-1|ON-1/.test(code)),
      [],
    )
  })

  test('the leg of an angle that is said twice is no thickness', ({ assert }) => {
    assert.deepEqual(begun('v50x5'), ['V50x5'])
    assert.includeMembers(begun('v50x50'), ['V50x4', 'V50x5'])
    assert.deepEqual(begun('v50x50x4'), ['V50x4'])
  })

  test('every code is found by each of its beginnings', ({ assert }) => {
    for (const { code } of texts)
      for (let length = 2; length < code.length; length++)
        assert.include(begun(code.slice(0, length)), code, code.slice(0, length))
  })
})
