import { test } from '@japa/runner'
import { PGlite } from '@electric-sql/pglite'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { searchForm, steelBeginnings, steelPatterns } from '@barem/resources/search'
import { steelProducts } from '#database/demo/steel_products'
import { codes, textOf, texts } from './searching.ts'

/** Codes of whole families, for words that find many. */
const all = (...names: string[]) =>
  texts
    .filter(({ family }) => names.includes(family))
    .map(({ code }) => code)
    .join(' ')

/** What is typed, several ways of it parted by a bar, and all codes that it finds. */
const typed: readonly [string, string][] = [
  [
    'phi 20|phi20|Phi 20|PHI-20|Ø20|ø 20|Φ20|D20|d 20|fi20|fi 20|sắt phi 20|thép D20|D20mm',
    'TV-D20-CB300 TV-D20-CB400 TR-20 S45C-20',
  ],
  ['phi 10|D10', 'TC-D10 TV-D10-CB300 TV-D10-CB400 TR-10'],
  ['D6|thép cuộn 6', 'TC-D6'],
  ['D2|D200|phi 100|cb500|d20.5|1.3ly', ''],
  ['d10 cb300|D10 CB300-V|cb 300 phi 10|tv-d10-cb300|hòa phát phi 10 cb300', 'TV-D10-CB300'],
  ['cb300|CB300-V|cb 300 v', 'TV-D10-CB300 TV-D12-CB300 TV-D14-CB300 TV-D16-CB300 TV-D18-CB300 TV-D20-CB300'],
  ['D32 HP|phi 32 hoà phát|thép vằn 32', 'TV-D32-CB400'],
  ['sắt gân 12|thép gai phi 12|sắt cây 12|thanh vằn D12', 'TV-D12-CB300 TV-D12-CB400'],
  ['s45c 20|S45C phi 20|tròn chế tạo 20', 'S45C-20'],
  ['ss400 phi 20|trơn đặc D20', 'TR-20'],

  [
    '3ly|3 ly|3li|3 LI|3mm|dày 3ly',
    'TT-3LY-1500x6000 TG-3LY-1500x6000 LA-20x3 LA-30x3 HV-100x100x3.0 HCN-100x150x3.0 V30x3',
  ],
  ['tấm 3ly ss400 formosa|tờ 3 li formosa', 'TT-3LY-1500x6000'],
  ['3ly gân|3 ly chống trượt|CT 3ly|3li CT|tấm gân 3', 'TG-3LY-1500x6000'],
  ['chống trượt|CT|tấm gân', 'TG-3LY-1500x6000 TG-4LY-1500x6000 TG-5LY-1500x6000 TG-6LY-1500x6000'],
  [
    '10x1500x6000|1500x6000x10|tấm 10li 1500 x 6000|10 ly 6000x1500|tấm 10ly 1.5x6m|tấm 10 1m5x6m|TT-10LY',
    'TT-10LY-1500x6000',
  ],
  [
    'tấm 2000x6000|tờ 2m x 6m ss400|tấm 2000×6000',
    'TT-14LY-2000x6000 TT-16LY-2000x6000 TT-20LY-2000x6000 TT-25LY-2000x6000 TT-30LY-2000x6000',
  ],
  ['20ly|20mm', 'TT-20LY-2000x6000'],

  ['lập là 50x5|la 50x5|LA 50 x 5|lập là 50 5ly|la-50x5', 'LA-50x5'],
  ['lập là|la', 'LA-20x3 LA-30x3 LA-40x4 LA-50x5 LA-60x6 LA-100x10'],
  ['láp tròn 16|láp phi 16|láp Ø16', 'TR-16'],
  ['tôn gân 3ly|tôn 3 ly gân|tôn nhám 3ly|nhám 3li', 'TG-3LY-1500x6000'],
  ['vuông đặc 14|VD-14|vuông đặc 14x14', 'VD-14'],

  ['40x80|40 x 80|40*80|40×80|80x40|80 X 40', 'HCN-40x80x1.2 HCN-40x80x1.4 HCN-40x80x1.8 U80'],
  [
    'hộp 40x80|hộp 80x40|hộp 4x8|hộp 8 x 4|hộp chữ nhật 40x80|hcn 40x80|hop40x80',
    'HCN-40x80x1.2 HCN-40x80x1.4 HCN-40x80x1.8',
  ],
  [
    'hộp 40x80x1.2|80x40x1.2|40x80x1,2|hộp 4x8 1.2ly|hộp 40x80 dày 1.2|hộp 40x80 1ly2|40 x 80 x 1.2 ly|HCN-40x80x1.2',
    'HCN-40x80x1.2',
  ],
  ['20x20', 'VD-20 HV-20x20x1.0 HV-20x20x1.2'],
  ['hộp 20x20 1ly|20x20x1|20x20x1.0|HV-20x20x1.0|hộp vuông 20 1ly|hộp vuông 20x1.0', 'HV-20x20x1.0'],
  ['60x120x1.8|120x60x1.8', 'HCN-60x120x1.8'],
  ['20x60|60x20|0x80', ''],

  ['phi 60|ống 60|ống phi 60|DN50|dn 50|phi 59.9|ống 59,9', 'ON-59.9x2.3K ON-59.9x2.6D'],
  ['phi 60 2.3|ống 60x2.3|ống kẽm 60 2.3ly|Ø59.9x2.3|D60x2.3|on-59.9x2.3k|ống mạ kẽm 59.9', 'ON-59.9x2.3K'],
  ['ống đen 49|ống đen phi 48', 'ON-48.1x2.3D'],
  ['phi 21|ống 21', 'ON-21.2x1.6K'],

  ['V5x5li|V5 x 5li|v5 x 5 ly|V50x5|V50x50x5|v 50 x 50 x 5|V50*50*5|v5x5x5|góc 50x5|V50 5ly|L50x5|V5 5li', 'V50x5'],
  ['V5|v 50|V50x50|chữ V 50|góc 50', 'V50x4 V50x5'],
  ['V63|v6.3|v63x6|góc 63x63x6', 'V63x6'],
  ['V7.5x6|v75x6', 'V75x6'],
  ['U120|u 120|thép hình U120|chữ U 120', 'U120 U120-45K U120-55K'],
  ['U120 55k|U120 55kg|u120 55 ký|u120 đại việt 55|U120-55K', 'U120-55K'],
  ['U120 aks|U 120 an khánh|u120x52|U120x52x4.9', 'U120'],
  ['I200|i 200|I200x100|I200x100x5.5x8|thép I 200 posco', 'I200'],
  ['H200|h 200|H200x200|H200 pos', 'H200'],
  ['h350 tq|H350 trung quốc|350x350', 'H350'],
  ['dvs|đại việt', 'U120-45K U120-55K'],

  ['c200|xà gồ C200 2ly|C200x2|c200 x 2ly|XG-C200x2', 'XG-C200x2'],
  ['xà gồ z|chữ z', 'XG-Z150x1.8 XG-Z200x2 XG-Z250x2.5'],
  ['tôn 4 zem 5|tôn 4.5 zem|tôn 45 zem|tôn 4 dem 5|tole 0.45|tôn 0,45mm|tôn hoa sen 0.45|hs 0.45', 'TON-0.45'],
  ['tôn 5 zem|tôn 0.5', 'TON-0.50'],
  ['kẽm buộc|dây buộc|dây 1ly|dây thép', 'DAY-1LY'],
  ['lưới D4|lưới 100x100|lưới hàn ô 100x100|D4', 'LUOI-D4-100'],
  ['đinh 5cm|dinh 5cm', 'DINH-5CM'],
]

test.group('words typed at the counter find these goods and no others', () => {
  for (const [ways, expected] of typed) {
    test(`${ways} → ${expected || 'nothing'}`, ({ assert }) => {
      for (const q of ways.split('|')) assert.equal(codes(q), expected, q)
    })
  }
})

test.group('words for whole families', () => {
  const cases: readonly [string, string][] = [
    ['thanh vằn', all('rebar')],
    ['sắt cuộn', all('wire_rod')],
    ['hộp', all('square_tube', 'rectangular_tube')],
    ['hộp vuông', all('square_tube')],
    ['hcn', all('rectangular_tube')],
    ['chữ nhật', all('rectangular_tube')],
    ['ống', all('pipe')],
    ['thép chữ v', all('angle')],
    ['thép v', all('angle')],
    ['góc', all('angle')],
    ['chữ u', all('channel')],
    ['thép I', all('i_beam')],
    ['H', all('h_beam')],
    ['xà gồ', all('purlin')],
    ['tole', all('sheet')],
    ['lập là', all('flat_bar')],
    ['vuông đặc', all('square_bar')],
    ['gân', all('rebar', 'checkered_plate')],
    ['tấm', all('plate', 'checkered_plate')],
    ['tờ', all('plate', 'checkered_plate')],
  ]
  for (const [q, expected] of cases) test(q, ({ assert }) => assert.equal(codes(q), expected))

  test('sắt is thép: every product that says thép', ({ assert }) => {
    assert.equal(
      codes('sắt'),
      texts
        .filter(({ text }) => /\bthep\b/.test(text))
        .map(({ code }) => code)
        .join(' '),
    )
  })

  test('mills by name or abbreviation', ({ assert }) => {
    const mills: [string, string][] = [
      ['HP|hòa phát|hoà phát|HOA PHAT', 'Hòa Phát'],
      ['aks|an khánh', 'An Khánh'],
      ['pos|posco', 'Posco'],
      ['tq|trung quốc', 'Trung Quốc'],
      ['hs|hoa sen', 'Hoa Sen'],
      ['fhs|formosa', 'Formosa'],
      ['dvs|đại việt', 'Đại Việt'],
    ]
    for (const [ways, mill] of mills) {
      const expected = steelProducts
        .filter((product) => product.mill === mill)
        .map(({ code }) => code)
        .join(' ')
      for (const q of ways.split('|')) assert.equal(codes(q), expected, q)
    }
  })

  test('mills that the list does not have are found by their other name too', ({ assert }) => {
    const finds = (q: string, text: string) =>
      steelPatterns(q).every((pattern) => new RegExp(pattern).test(searchForm(text)))
    for (const [q, text] of [
      ['vk', 'Thép D10 Vina Kyoei'],
      ['Việt Nhật D10', 'Thép D10 VK'],
      ['tisco', 'Thép cuộn Thái Nguyên'],
      ['thái nguyên', 'Thép TISCO'],
      ['vas', 'Thép Việt Mỹ'],
      ['vis', 'Thép Việt Ý'],
      ['pomina', 'Thép POM'],
      ['tung ho', 'THS D16'],
      ['vĩnh phúc', 'V50x5 VIC'],
    ] as const)
      assert.isTrue(finds(q, text), q)
    assert.isFalse(finds('vas', 'Thép vasin'))
    assert.isFalse(finds('hp', 'Thép chp'))
  })
})

test.group('the database reads the expressions as JavaScript does', () => {
  test('on all goods, for everything above', async ({ assert }) => {
    const database = await PGlite.create({ extensions: { unaccent } })
    await database.exec(`create extension unaccent; create table goods (place int, text text)`)
    await database.query(
      `insert into goods select ordinality, lower(public.unaccent('public.unaccent'::regdictionary, text)) from unnest($1::text[]) with ordinality as raw (text)`,
      [steelProducts.map(textOf)],
    )
    const { rows: stored } = await database.query<{ text: string }>('select text from goods order by place')
    assert.deepEqual(
      stored.map(({ text }) => text.trim().replace(/ +/g, ' ')),
      texts.map(({ text }) => text),
    )

    const questions = [
      ...typed.flatMap(([ways]) => ways.split('|')),
      ...texts.map(({ code }) => code),
      '.*',
      '%',
      '(',
      'a|b',
      '\\d',
      '***:',
      '(?i)',
      "'",
      '🔩',
      'gân',
      'V',
      'tờ',
      'hoa phat',
    ]
    for (const q of questions) {
      for (const patterns of [steelPatterns(q), steelBeginnings(q)]) {
        const { rows } = await database.query<{ place: number }>(
          'select place from goods where text ~ all ($1::text[]) order by place',
          [patterns],
        )
        const expressions = patterns.map((pattern) => new RegExp(pattern))
        assert.deepEqual(
          rows.map(({ place }) => texts[place - 1]!.code),
          texts.filter(({ text }) => expressions.every((one) => one.test(text))).map(({ code }) => code),
          q,
        )
      }
    }
    await database.close()
  })
})
