import { belongsTo, boolean, date, integer, lines, money, select, text } from '@barem/resources/kit'
import { test } from '@japa/runner'
import { readDay } from '../src/format/day.ts'
import type { Lines } from '../src/lines/entries.ts'
import { writeCell } from '../src/lines/model/cells.ts'
import { emptyLine, relate } from '../src/lines/model/changes.ts'
import { columnOf } from '../src/lines/model/columns.ts'
import type { GridSpec, Header } from '../src/lines/model/entry.ts'
import { plainEntry } from '../src/lines/plain/entry.ts'

const field = lines(
  {
    accountId: belongsTo('departments'),
    accountName: text({ max: 50, readOnly: true, snapshotOf: 'accountId.name' }),
    times: integer(),
    isPaid: boolean(),
    kind: select(['in', 'out']),
    on: date(),
    amount: money({ role: 'amount' }),
  },
  { grid: 'plain' },
) as unknown as Lines
const NO_SOURCES = { createdFrom: [] } as never
const entry = plainEntry(field, NO_SOURCES)
const header = { spec: { entry, goods: null } as unknown as GridSpec, values: {} } satisfies Header
const put = (line: object, name: string, words: string) =>
  writeCell(line as never, columnOf(name, field.fields[name] as never, 100), words, header, [
    { value: 'in', label: 'Thu' },
    { value: 'true', label: 'Có' },
  ])

test.group('lines that are typed by their definition alone', () => {
  test('hold what their fields hold', ({ assert }) => {
    const typed = [
      ['times', '3'],
      ['isPaid', 'có'],
      ['kind', 'thu'],
      ['on', '5/11/2026'],
      ['amount', '1.500'],
    ].reduce<object>((line, [name, words]) => put(line, name!, words!), emptyLine(header))
    assert.deepInclude(typed, { times: 3, isPaid: true, kind: 'in', on: '2026-11-05', amount: '1500' })
    assert.deepInclude(put(typed, 'isPaid', ''), { isPaid: false })
    assert.deepInclude(put(typed, 'on', '31/2/2026'), { on: null, unread: { on: '31/2/2026' } })
  })

  test('take the name of a row with it, and forget what was copied from the former one', ({ assert }) => {
    const row = { id: 'a', code: 'A', name: 'An' }
    const words = put({ ...emptyLine(header), accountName: 'Bình' }, 'accountId', 'an')
    assert.deepInclude(words, { accountId: null, accountName: null, unread: { accountId: 'an' } })
    const found = relate(words, 'accountId', row, header)
    assert.deepInclude(found, { accountId: 'a', account: row })
    assert.notProperty(found, 'unread')
    assert.deepInclude(entry.copy(found, emptyLine(header), 'accountId', header), { accountId: 'a', account: row })
  })

  test('forget what the server worked out of them as soon as they change', ({ assert }) => {
    const settled = lines(
      {
        productId: belongsTo('products'),
        productName: text({ readOnly: true, snapshotOf: 'productId.name' }),
        quantity: money(),
        amount: money({ readOnly: true, role: 'amount' }),
      },
      { grid: 'plain', computes: 'arrivalLine' },
    ) as unknown as Lines
    const model = plainEntry(settled, NO_SOURCES)
    const stored = { productId: 'a', productName: 'Thép', quantity: '5', amount: '77500' } as never
    assert.equal(model.figures(stored).amount, '77500')
    const changed = model.write(stored, 'quantity', '6', header)
    assert.deepInclude(changed as object, { productName: 'Thép', quantity: '6' })
    assert.isNull(model.figures(changed).amount)
  })

  test('are blank until something is written, and add up', ({ assert }) => {
    const blank = emptyLine(header)
    const lines = [blank, put(blank, 'amount', '2000'), put(blank, 'times', '1')]
    const figures = lines.map((line) => ({ ...entry.figures(line), blank: entry.isBlank(line) }))
    const { lineCount, open, total } = entry.totals(figures, { deduction: '0', charge: null, beside: null, vat: null })
    assert.deepEqual({ lineCount, open, total }, { lineCount: 2, open: [3], total: '2000' })
  })

  test('read days as people type them', ({ assert }) => {
    const days = ['5/11/2026', '05.11.26', '2026-11-05', '29/2/2027', 'mai'].map(readDay)
    assert.deepEqual(days, ['2026-11-05', '2026-11-05', '2026-11-05', null, null])
  })
})
