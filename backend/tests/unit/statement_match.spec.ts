import { test } from '@japa/runner'
import {
  type BookedEntry,
  matchStatement,
  plainLetters,
  type StatedDebt,
  type StatedLine,
} from '@barem/resources/calc/statement_match'

const line = (id: string, amount: string, content = '', more: Partial<StatedLine> = {}): StatedLine => ({
  ...{ id, date: '2026-03-05', amount, content, reference: null, payer: null },
  ...more,
})

const debt = (code: string, open: string, more: Partial<StatedDebt> = {}): StatedDebt => ({
  ...{ side: 'receipt', key: 'invoiceId', id: code, code, orderCode: null, partyId: 'p1' },
  ...{ partyName: 'Công ty TNHH Thép Mẫu', partyWords: [], open },
  ...more,
})

const entry = (code: string, amount: string, date: string): BookedEntry => ({
  ...{ document: 'debt-transactions', documentId: code, code, date, amount },
})

function matched(lines: StatedLine[], debts: StatedDebt[] = [], entries: BookedEntry[] = []) {
  const found = matchStatement(lines, { debts, entries, orders: [] })
  return lines.map(({ id }) => {
    const one = found.get(id)
    if (!one) return null
    if (one.kind === 'booked') return [one.by, one.documentId]
    return [
      one.by,
      one.kind,
      ...(one.kind === 'deposit' ? [] : one.allocations.map(({ id: of, amount }) => `${of} ${amount}`)),
    ]
  })
}

test.group('what lines of a statement are', () => {
  test('is found by a number as banks leave it, not by one that only begins alike', ({ assert }) => {
    const debts = [debt('HD-2603-00012', '500'), debt('HD-2603-0001', '500', { partyId: 'p2', partyName: 'X' })]
    const text = 'MBVCB.1234. CK HD260300012-020297'
    assert.deepEqual(matched([line('a', '500', text)], debts), [['reference', 'receipt', 'HD-2603-00012 500']])
    assert.deepEqual(matched([line('a', '9', 'HD2603000129')], debts), [null])
    assert.equal(plainLetters('Đặng Thị Ánh-2'), 'dangthianh2')
  })

  test('pays several numbers of one party in their order, and leaves what is over', ({ assert }) => {
    const debts = [debt('HD-2603-00001', '300'), debt('HD-2603-00002', '400')]
    const text = 'HD260300001 HD260300002'
    assert.deepEqual(matched([line('a', '600', text)], debts), [
      ['reference', 'receipt', 'HD-2603-00001 300', 'HD-2603-00002 300'],
    ])
    assert.deepEqual(matched([line('a', '900', text)], debts), [
      ['reference', 'receipt', 'HD-2603-00001 300', 'HD-2603-00002 400'],
    ])
  })

  test('gives a debt to one line: to the one that names it before one of the same amount', ({ assert }) => {
    const debts = [debt('HD-2603-00001', '300')]
    const lines = [line('a', '300', 'tien hang'), line('b', '300', 'HD260300001')]
    assert.deepEqual(matched(lines, debts), [null, ['reference', 'receipt', 'HD-2603-00001 300']])
  })

  test('is found by a name without its legal form, and by an amount that only one debt has', ({ assert }) => {
    const other = debt('HD-2603-00009', '777', { partyId: 'p2', partyName: 'Xưởng Khác' })
    const debts = [debt('HD-2603-00001', '300'), other]
    assert.deepEqual(matched([line('a', '300', 'x', { payer: 'CTY TNHH THEP MAU' })], debts), [
      ['amountAndName', 'receipt', 'HD-2603-00001 300'],
    ])
    assert.deepEqual(matched([line('a', '50', 'thep mau tra')], debts), [['name', 'receipt', 'HD-2603-00001 50']])
    assert.deepEqual(matched([line('a', '777', 'tra tien')], debts), [['amount', 'receipt', 'HD-2603-00009 777']])
    const twin = debt('HD-2603-00010', '777', { partyId: 'p3', partyName: 'Ai Đó' })
    assert.deepEqual(matched([line('a', '777', 'tra tien')], [other, twin]), [null])
  })

  test('keeps the sides apart', ({ assert }) => {
    const debts = [debt('PNK-2603-00001', '300', { side: 'payment', key: 'receiptId' })]
    assert.deepEqual(matched([line('a', '300', 'PNK260300001'), line('b', '-300', 'PNK260300001')], debts), [
      null,
      ['reference', 'payment', 'PNK-2603-00001 300'],
    ])
  })

  test('is what is booked within some days, each entry once, the nearest first', ({ assert }) => {
    const entries = [
      entry('BC-1', '300', '2026-03-01'),
      entry('BC-2', '300', '2026-03-05'),
      entry('BC-3', '300', '2026-02-01'),
    ]
    assert.deepEqual(matched([line('a', '300'), line('b', '300'), line('c', '300')], [], entries), [
      ['booked', 'BC-2'],
      ['booked', 'BC-1'],
      null,
    ])
    assert.deepEqual(matched([line('a', '-300')], [], entries), [null])
  })
})
