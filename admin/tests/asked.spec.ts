import { test } from '@japa/runner'
import { areas } from '@barem/resources/areas'
import { type AnyResource, date, defineResource, lines, longText, money, select, text } from '@barem/resources/kit'
import { inputsOf, firstInput, placeOf, placesOf, inputValues, startOf } from '../src/documents/actions/inputs.ts'
import { actionOf } from '../src/documents/document.ts'

const counts = defineResource('cash-counts', {
  area: areas.expenseTicket,
  route: '/cash-counts',
  title: 'keeper',
  fields: {
    keeper: text({ required: true }),
    closedOn: date(),
    lines: lines({ account: text(), counted: money() }, { max: 20 }),
    status: select(['draft', 'closed', 'void'], { default: 'draft', readOnly: true }),
    note: longText(),
  },
  list: { columns: ['keeper'] },
  form: { general: ['keeper', 'closedOn', 'note', 'status', 'lines'] },
  states: {
    field: 'status',
    initial: 'draft',
    actions: {
      close: {
        from: ['draft'],
        to: 'closed',
        inputs: { closedOn: 'required', 'lines.counted': 'required', note: 'optional' },
      },
      discard: { from: ['draft'], to: 'void', comment: 'required' },
    },
  },
}) as unknown as AnyResource
const close = actionOf(counts, 'close')!
const row = {
  id: '1',
  version: 2,
  witness: 'Bà Chứng',
  note: null,
  closedOn: null,
  lines: [
    { id: 'a', version: 0, account: '1111', counted: '5.00' },
    { id: 'b', version: 0, account: '1121', counted: null },
  ],
}

test.group('what an action asks', () => {
  test('begins with what the document says', ({ assert }) => {
    assert.deepEqual(startOf(counts, close, row), {
      closedOn: null,
      note: null,
      lines: [{ counted: '5.00' }, { counted: null }],
    })
  })

  test('begins with what a new form would fill in where the document is empty', ({ assert }) => {
    assert.containsSubset(startOf(counts, close, row, { note: 'đã đếm' }), { closedOn: null, note: 'đã đếm' })
  })

  test('is sent as values, and as lines with their ids', ({ assert }) => {
    const filled = { comment: 'x', closedOn: '2026-11-22', note: '  ', lines: [{ counted: '5' }, { counted: '70.50' }] }
    assert.deepEqual(inputValues(counts, close, row, filled), {
      values: { closedOn: '2026-11-22', note: null },
      lines: [
        { id: 'a', counted: '5' },
        { id: 'b', counted: '70.5' },
      ],
    })
    assert.deepEqual(inputValues(counts, actionOf(counts, 'discard')!, row, { comment: 'x' }), {})
  })

  test('has a place for each of its errors', ({ assert }) => {
    assert.deepEqual(placesOf(counts, close, row), ['closedOn', 'note', 'lines.0.counted', 'lines.1.counted'])
    assert.deepEqual(placeOf('lines.1.counted'), ['lines', 1, 'counted'])
    assert.deepEqual(placeOf('closedOn'), ['closedOn'])
  })

  test('begins in the first field that has to be filled, or else in the first', ({ assert }) => {
    assert.equal(firstInput(counts, close, row), 'closedOn')
    assert.equal(firstInput(counts, close, { ...row, closedOn: '2026-11-22' }), 'lines_1_counted')
    const full = { ...row, closedOn: '2026-11-22', lines: [row.lines[0]!] }
    assert.equal(firstInput(counts, close, full), 'closedOn')
    const discard = actionOf(counts, 'discard')!
    assert.equal(firstInput(counts, discard, row), 'comment')
    assert.equal(firstInput(counts, { ...discard, comment: 'none' }, row), undefined)
  })

  test('leaves out what the person may not see', ({ assert }) => {
    const { closedOn: _hidden, ...fields } = counts.fields
    assert.deepEqual(inputsOf({ ...counts, fields }, close), {
      own: { note: 'optional' },
      lines: [{ name: 'lines', fields: { counted: 'required' } }],
    })
  })
})
