import { randomUUID } from 'node:crypto'
import type { FieldType } from '@barem/resources/kit'

/** Values that somebody or something will send one day, whatever a field is for. */
export const hostile: unknown[] = [
  'a\u0000b', '\ud800', '\u202egnp.exe', '\u200b\u200b', 'x'.repeat(900_000), "'; drop table users; --", '%_\\', '{{7*7}}', '<svg onload=alert(1)>', '%00', 'a\r\nb', '٣', '0x10', '1e400', 'NaN', 'Infinity', '-0',
  -1, 1e21, 2 ** 53 + 1, 0.1, true, false, [], [null], [[[[]]]], {}, { $ne: null }, { constructor: { prototype: {} } }, '0000-01-01', '9999-12-31', '294276-12-31T00:00:00Z', '2026-11-05T00:00:00-24:00', '2026-11-05T00:00:00+23:59', 'infinity', 'broken \ufffd bytes',
]

const many = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, index) => make(index))
const texts = ['', '   ', '\t', 'a\u0008b', 'e\u0301', '\u{1f9e8}', 'ﬁ', 'İ', 'ß', '\u0430dmin', 'ẩ'.repeat(300), '=1+1', '@SUM(A1)', '<b>x</b>', '../../etc/passwd', 'null', 'undefined', '1e3']
const decimals = ['', '1,000', '1.', '.5', '1e3', '--1', '+1', '0x1F', '1_000', '1 000', '∞', '½', '1.0000000001', '9'.repeat(16), '-0.0000001', '00012', 12.5, -1, 1e-7, Number.MAX_SAFE_INTEGER, ['1'], { value: '1' }]
const place = { system: 'new', province: '01', district: null, ward: '00004', street: 'Số 1' }

/** Values of each type that look nearly right, or are right in some other system. */
export const nearlyRight: Readonly<Record<FieldType, readonly unknown[]>> = {
  code: [...texts, 'KH 01', 'x'.repeat(41)],
  text: texts,
  longText: [...texts, 'a\u000bb', 'dòng\r\nhai', 'x'.repeat(2001)],
  integer: ['1', '', 1.5, -2_147_483_649, 2_147_483_648, 1e21, [1], { n: 1 }, '１'],
  decimal: decimals,
  money: decimals,
  weight: decimals,
  percent: [...decimals, '100.01', '-0.01', '50%'],
  boolean: ['true', 'false', 1, 0, 'on', 'yes', '', [true]],
  date: ['2026-02-29', '2026-13-01', '2026-00-10', '1999-12-31', '2101-01-01', '26-11-05', '2026-11-5', '2026-11-05T00:00:00Z', 20261105, '２０２６-11-05'],
  dateTime: ['2026-11-05', '2026-11-05 08:30', '2026-11-05T24:00:00Z', '2026-11-05T08:30:60Z', '2026-11-05T08:30:00', '2026-02-29T00:00:00Z', 1_700_000_000],
  email: ['', 'a@', '@b.vn', 'a b@c.vn', 'a@b', 'a@b..vn', 'a@b.vn\nBcc: c@d.vn', '"a"@b.vn', 'a@[127.0.0.1]', `${'a'.repeat(250)}@b.vn`, 'ả@b.vn'],
  phone: ['', '0', '09', '090000000', '090000000000', '+84', '84 90', '０９００００００１１', '0900-abc-123', '0900000011;ext=1', 900_000_011],
  taxCode: ['', '010010910', '01001091060', '0100109106-01', '0100109106-0001', 'MST0100109106', '０１００１０９１０６', 100_109_106],
  color: ['', '#fff', '#3A77AG', '3a77aa', 'rgb(1,2,3)', '#3a77aa80', 'steelblue'],
  select: ['', 'ACTIVE', 'active ', ['active'], { active: true }, 0, '__proto__', 'constructor'],
  belongsTo: ['', 'x', randomUUID(), randomUUID().toUpperCase(), `{${randomUUID()}}`, randomUUID().replaceAll('-', ''), '00000000-0000-0000-0000-000000000000', 1, [randomUUID()]],
  belongsToMany: ['x', [randomUUID(), 'x'], many(101, () => randomUUID()), [[randomUUID()]], [null], { 0: randomUUID() }],
  attributes: [[], 'x', { '': 'x' }, { x: '' }, { x: 1 }, { x: null }, { x: { y: 'z' } }, { x: 'a\u0000b' }, { 'a\u0000': 'b' }, { x: '\ud800' }, { x: 'y'.repeat(501) }, { x: 'a\u202eb' }, { 'a\u200b': 'b' }, { x: 'a\nb' }, { ' x ': ' y\u0301 ' }, { ['x'.repeat(101)]: 'y' }, Object.fromEntries(many(51, (index) => [`a${index}`, 'x']))],
  lines: ['x', [null], [{ nosuchfield: 1 }]],
  address: [{}, { ...place, system: 'newer' }, { ...place, province: 1 }, { ...place, ward: null }, { ...place, ward: '00004 ' }, { ...place, district: '001' }, { ...place, street: 5 }, { ...place, street: 'a\u0000b' }, { ...place, street: '\u202eabc' }, { ...place, extra: 1 }, { ...place, system: 'old' }, { ...place, province: ['01'] }, { ...place, province: '__proto__' }, [place], JSON.stringify(place)],
  username: [...texts, 'ngan', 'a'.repeat(21), '_dau.cham', 'cuoi.cham_', 'hai__gach', 'có.dấu.tiếng', 'admin@barem', 'khoang trang'],
  permissions: ['13.v', [13], ['13'], ['13.'], ['13.vv'], ['3.v'], ['999.f'], ['-1.v'], ['13.V'], ['013.v'], [['13.v']], { 0: '13.v' }, many(501, () => '13.v')],
  image: ['x.png', '../x', 'products', `products/${randomUUID()}`, `products/../company/${randomUUID()}`, `documents/${randomUUID()}`, `/products/${randomUUID()}`, 'https://kho.example/x.png', 'data:image/png;base64,AA==', ['x']],
  files: ['x', [1], many(21, (index) => `documents/${index}`), [`documents/${randomUUID()}`]],
}
