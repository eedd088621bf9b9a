import { test } from '@japa/runner'
import { type NumberSpec, readNumber, readTyped } from '@barem/resources/read-number'

test.group('numbers as people write them', () => {
  const read: [string, number, string | null][] = [
    ['15,500', 2, '15500'],
    ['15.500', 2, '15500'],
    ['15.500', 3, '15.5'],
    ['1.234.567', 0, '1234567'],
    ['1.234.567,5', 2, '1234567.5'],
    ['1,234,567.5', 2, '1234567.5'],
    ['11,7', 4, '11.7'],
    ['11.7', 4, '11.7'],
    ['0.500', 2, '0.5'],
    ['12 500 đ', 0, '12500'],
    ['-3,5%', 2, '-3.5'],
    ['1.58', 2, '1.58'],
    ['1.585', 2, '1585'],
    ['1.5855', 2, null],
    ['12.34.5', 2, null],
    ['mười', 2, null],
    ['', 2, null],
    ['1e5', 2, null],
    ['1,2,3', 2, null],
  ]
  for (const [typed, scale, number] of read)
    test(`“${typed}” with ${scale} decimals is ${number ?? 'no number'}`, ({ assert }) => {
      assert.equal(readNumber(typed, scale), number)
    })
})

test.group('numbers that may be read both ways', () => {
  const read: [string, NumberSpec, string | null, string | null][] = [
    ['4.120', { scale: 3 }, '4.12', '4120'],
    ['4,120', { scale: 3 }, '4120', '4.12'],
    ['-4.120', { scale: 3 }, '-4.12', '-4120'],
    ['4.120 kg', { scale: 3 }, '4.12', '4120'],
    ['4.12', { scale: 3 }, '4.12', null],
    ['4.1205', { scale: 4 }, '4.1205', null],
    ['0.500', { scale: 3 }, '0.5', null],
    ['4.120.000', { scale: 3 }, '4120000', null],
    ['4,120.5', { scale: 3 }, '4120.5', null],
    ['4.120', { scale: 2 }, '4120', null],
    ['4.120', { scale: 0 }, '4120', null],
    // A bar of 11,700 m is none.
    ['11.700', { scale: 4, min: '0.0001', max: '1000' }, '11.7', null],
    ['11,700', { scale: 4, min: '0.0001', max: '1000' }, '11.7', null],
    ['1.500', { scale: 3, min: '100', max: '25000' }, '1500', null],
    ['4.120', { scale: 3, min: '5000', max: '9000' }, '4.12', null],
    ['15k', { scale: 0, dong: true }, '15000', null],
    ['15,5k', { scale: 0, dong: true }, '15500', null],
    ['0,5 k', { scale: 0, dong: true }, '500', null],
    ['1.500k', { scale: 2, dong: true }, '1500000', null],
    ['15tr', { scale: 0, dong: true }, '15000000', null],
    ['1tr2', { scale: 0, dong: true }, '1200000', null],
    ['15 nghìn đ', { scale: 2, dong: true }, '15000', null],
    ['1,5 tỷ', { scale: 0, dong: true }, '1500000000', null],
    ['1,5tr2', { scale: 0, dong: true }, null, null],
    ['15 xe', { scale: 0, dong: true }, null, null],
    ['15k', { scale: 3 }, null, null],
    ['bốn', { scale: 3 }, null, null],
    ['', { scale: 3 }, null, null],
  ]
  for (const [typed, spec, value, other] of read)
    test(`“${typed}” of ${JSON.stringify(spec)} is ${value}${other ? `, or ${other}` : ''}`, ({ assert }) => {
      assert.deepEqual(readTyped(typed, spec), { value, other })
    })
})
