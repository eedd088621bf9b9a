import { test } from '@japa/runner'
import { searchForm, steelPatterns } from '@barem/resources/search'

test.group('numbers are whole', () => {
  const finds = (q: string, text: string) =>
    steelPatterns(q).every((pattern) => new RegExp(pattern).test(searchForm(text)))
  const cases: [string, string[], string[]][] = [
    [
      'D20',
      ['Thép D20', 'Ø 20', 'phi 20', 'sắt fi-20', 'Φ20', 'D20.0', 'd20,d22'],
      ['D200', 'D120', 'D2', '20', 'CD20', '120', 'ô 20x20'],
    ],
    [
      '3ly',
      ['tấm 3ly', '3 ly', '3.0li', '3mm', '50x50x3', '50x50x3.0', '3x1500x6000', '3,0 ly'],
      ['13ly', '0.3ly', '1,3ly', '3.5ly', '30ly', '50x50x3.5', '50x3x20', '3x3', '3 cây'],
    ],
    [
      '20x20',
      ['20x20', '20 x 20', '20×20', '20*20', '20.0x20x1.2', 'V20x20'],
      ['120x20', '20x200', '1.20x20', '5x20x20', '20x20.5', '2020'],
    ],
    ['40x80', ['40x80x1.4', '80x40', 'hộp 80 x 40 x 2'], ['140x80', '40x800', '80x400', '20x40x80']],
    ['1.2', ['1.2', '1,2', '1.20', '40x1.2ly'], ['11.2', '1.25', '1.2.5', '1', '12']],
    ['V5', ['V50x5', 'V 50', 'góc 50', 'L50x5'], ['V5', 'V500', 'CV50', 'V150']],
    ['cb300', ['CB300-V', 'CB 300', 'cb-300'], ['CB3000', 'SCB300']],
    ['sp0012', ['SP0012', 'SP-0012', 'SP12'], ['SP00120', 'SP10012', 'XSP0012', '0012']],
    ['sp12', ['SP12', 'SP0012'], ['SP120', 'SP112']],
    ['D08', ['D8', 'phi 8', 'Ø8', 'D08', 'D-008'], ['D080', 'D108', 'D80']],
    ['V0012', ['V0012', 'V-0012'], ['V00120', 'V10012']],
    ['00123', ['00123', '123'], ['100123', '001234', '0.00123']],
    ['55k', ['55kg', 'loại 55 ký', 'U120-55K'], ['155kg', '55 km', '5.55kg', '550k']],
  ]
  for (const [q, right, wrong] of cases) {
    test(q, ({ assert }) => {
      for (const text of right) assert.isTrue(finds(q, text), text)
      for (const text of wrong) assert.isFalse(finds(q, text), text)
    })
  }
})
