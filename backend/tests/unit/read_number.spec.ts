import { test } from '@japa/runner'
import { readNumber } from '@barem/resources/read-number'

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
