import { test } from '@japa/runner'
import { api } from '#tests/support/client'
import { clerk, superAdmin } from '#tests/support/documents/lives'
import { downloaded } from '#tests/support/sheets'
import { places } from '../documents/ordering.ts'
import { refused } from '../stock/receiving.ts'
import {
  answered,
  customer,
  debtOf,
  faults,
  FREE,
  invoiced,
  owedOf,
  paid,
  payment,
  SOLD,
  soldAndIssued,
  take,
  type Row,
} from './owing.ts'
import { agreesOn } from './past_days.ts'

const draft = async (lines: object[], more: object = {}): Promise<Row> =>
  answered((await superAdmin()).post('/opening-receivables', { openedOn: '2026-01-31', lines, ...more }))

const post = (row: Row) => take('opening-receivables', row, 'post')
const opened = async (...given: Parameters<typeof draft>): Promise<Row> => answered(post(await draft(...given)))

const line = (customerId: string, number: string, amount: string, more: object = {}) => ({
  ...{ customerId, number, amount, documentDate: '2025-12-05', dueDate: '2026-01-04' },
  ...more,
})

const get = async (path: string) => answered((await superAdmin()).get(path))
const card = (customerId: string) => get(`/receivables/card?customerId=${customerId}&asOf=2026-02-28`)

test.group('opening debt', () => {
  test('is owed by each customer once it is posted, document by document, late since each was due', async ({
    assert,
  }) => {
    const [one, other] = [await customer(), await customer()]
    const lines = [
      line(one, 'HD-0912', '12000000'),
      line(one, 'HD-1044', '3500000', { documentDate: '2026-01-20', dueDate: null }),
      line(other, 'HD-0912', '700000'),
      line(other, 'TU-03', '-250000'),
    ]
    const row = await draft(lines, { controlTotal: '15950000' })
    assert.containsSubset(row, { status: 'draft', total: '15950000' })
    assert.equal(await debtOf(one), '0')
    const posted = await answered(post(row))
    assert.match(posted.code, /^NDK-2601-\d{4}$/)
    assert.deepEqual([await debtOf(one), await debtOf(other)], ['15500000', '450000'])
    const { rows, sum } = await get(`/debt-tracking?customerId=${one}&asOf=2026-02-03`)
    assert.deepEqual(
      rows.map(({ code, amount, owed, dueDate, overdueDays, document, documentId }: Row) =>
        [code, amount, owed, dueDate, overdueDays, document, documentId].map(String),
      ),
      [
        ['HD-0912', '12000000', '12000000', '2026-01-04', '30', 'opening-receivables', posted.id],
        ['HD-1044', '3500000', '3500000', '2026-01-20', '14', 'opening-receivables', posted.id],
      ],
    )
    assert.equal(sum.owed, '15500000')
    const { party } = await card(other)
    assert.containsSubset(party, { balance: '450000', unapplied: '-250000', late60: '700000' })
    const found = await card(one)
    assert.deepEqual(
      found.rows.map(({ code, document, amount, balance }: Row) => [code, document, amount, balance]),
      [
        ['HD-0912', 'opening-receivables', '12000000', '12000000'],
        ['HD-1044', 'opening-receivables', '3500000', '15500000'],
      ],
    )
    assert.deepEqual(await faults(), [])
  })

  test('is paid before what is due later, and money that was held goes back', async ({ assert }) => {
    const customerId = await customer()
    const { lines } = await opened([
      line(customerId, 'A', '1000000', { dueDate: '2026-01-10' }),
      line(customerId, 'B', '2000000', { dueDate: '2026-01-05' }),
      line(customerId, 'C', '-300000'),
    ])
    const open: Row[] = (await get(`/receivables/open?customerId=${customerId}`)) as never
    assert.deepEqual(
      open.map(({ code, side, open: left, due }) => [code, side, left, due]),
      [
        ['C', 'credit', '300000', '2026-01-04'],
        ['B', 'debt', '2000000', '2026-01-05'],
        ['A', 'debt', '1000000', '2026-01-10'],
      ],
    )
    await paid(customerId, '2400000')
    const { rows } = await get(`/debt-tracking?customerId=${customerId}&asOf=2026-02-28`)
    assert.deepEqual(
      rows.map(({ code, owed, collected, paymentStatus }: Row) => [code, owed, collected, paymentStatus]),
      [
        ['A', '600000', '400000', 'in_progress'],
        ['B', '0', '2000000', 'paid'],
      ],
    )
    const entries: Row[] = (await get(`/debt-tracking/entries?openingLineId=${lines[1].id}`)) as never
    assert.deepEqual(
      entries.map(({ kind, code, amount, owedAfter }) => [kind, kind === 'opening' ? code : null, amount, owedAfter]),
      [
        ['opening', 'B', '2000000', '2000000'],
        ['allocation', null, '-2000000', '0'],
      ],
    )
    const tooMuch = await take('debt-transactions', await payment(customerId, '300001', { kind: 'refund' }), 'request')
    assert.deepEqual(places(tooMuch.body), ['amount:overCredit'])
    await paid(customerId, '300000', { kind: 'refund' })
    assert.equal(await debtOf(customerId), '600000')
    assert.deepEqual(await faults(), [])
  })

  test('below zero is money that an offset sets off against what is owed, also anew, without a fund', async ({
    assert,
  }) => {
    const customerId = await customer()
    const { order } = await soldAndIssued(customerId, SOLD, '50', { ...FREE, orderDate: '2026-01-05' })
    const owed = await invoiced(order, '10', { dueDate: '2026-03-01' })
    await opened([line(customerId, 'TU-1', '-300000'), line(customerId, 'B', '500000')])
    const offset = async (amount: string, more: object = {}) => {
      const body = { kind: 'offset', customerId, amount, executionDate: '2026-02-05', ...more }
      return take('debt-transactions', await answered((await superAdmin()).post('/debt-transactions', body)), 'request')
    }
    assert.deepEqual(refused(await offset('300001')), ['amount:overHeld'])
    assert.deepEqual(refused(await offset('1', { executionDate: '2026-01-30' })), ['executionDate:beforeHeld'])
    const row = await answered(offset('300000', { allocations: [{ invoiceId: owed.id, amount: '200000' }] }))
    assert.match(row.code, /^BT-2602-\d{5}$/)
    assert.containsSubset(row, { fundId: null, unapplied: '-100000' })
    assert.deepEqual([(await owedOf(owed.id)).owed, await debtOf(customerId)], ['800000', '1200000'])
    const { sum, rows } = await get(`/receivables/card?customerId=${customerId}&asOf=2026-02-28`)
    assert.deepEqual([sum.closing, rows.length], ['1200000', 3], 'it moves no balance')
    const anew = { allocations: [{ invoiceId: owed.id, amount: '300000' }], values: { reallocatedOn: '2026-02-06' } }
    const moved = await answered(take('debt-transactions', row, 'reallocate', anew as object))
    assert.deepEqual([moved.unapplied, (await owedOf(owed.id)).owed], ['0', '700000'])
    for (const day of ['2026-01-31', '2026-02-05', '2026-02-06']) await agreesOn(assert, customerId, day)
    await answered(take('debt-transactions', moved, 'undo', { comment: 'Thử' }))
    const open: Row[] = (await get(`/receivables/open?customerId=${customerId}`)) as never
    const held = open.filter(({ side }) => side === 'credit').map(({ code, open: left }) => [code, left])
    assert.deepEqual([held, (await owedOf(owed.id)).owed, await faults()], [[['TU-1', '300000']], '1000000', []])
  })

  test('stands in a statement under its own day, with its due day and the days that it is late', async ({ assert }) => {
    const customerId = await customer()
    const dated = { documentDate: '2025-07-02', dueDate: '2025-08-01' }
    const batch = await opened(
      [line(customerId, 'HD-07', '1000000', dated), line(customerId, 'TU-1', '-200000', dated)],
      {
        openedOn: '2025-09-01',
      },
    )
    const stated = async (asOf: string) =>
      (await get(`/receivables/statement?customerId=${customerId}&asOf=${asOf}`)).rows.map(
        ({ date, documentDate, dueDate, overdueDays, code }: Row) => [code, date, documentDate, dueDate, overdueDays],
      )
    const [owed, held] = [
      ['HD-07', '2025-09-01', '2025-07-02', '2025-08-01', 60],
      ['TU-1', '2025-09-01', '2025-07-02', null, null],
    ]
    assert.deepEqual(await stated('2025-09-30'), [owed, held])
    const [, , row] = await downloaded(`/receivables/statement/export?customerId=${customerId}&asOf=2025-09-30`)
    const day = (text: string) => new Date(`${text}T00:00:00Z`)
    assert.deepEqual(row!.slice(0, 5), [
      day('2025-07-02'),
      'HD-07',
      'Opening debt, taken over on 01/09/2025',
      day('2025-08-01'),
      60,
    ])
    // What is paid is late no more.
    const receipt = await paid(customerId, '1000000', { executionDate: '2025-10-01' })
    assert.deepEqual((await stated('2025-10-01')).slice(0, 2), [[...owed.slice(0, 4), null], held])
    await answered(take('debt-transactions', receipt, 'undo', { comment: 'Thử', values: { undoneOn: '2025-10-02' } }))
    await answered(take('opening-receivables', batch, 'undo', { comment: 'Thử', values: { undoneOn: '2025-10-03' } }))
    const undone = (await stated('2025-10-03')).slice(-2)
    assert.deepEqual(
      undone.map((one: unknown[]) => one.slice(1)),
      [1, 2].map(() => ['2025-10-03', '2025-10-03', null, null]),
    )
  })

  test('is undone as a whole, unless something of it was paid', async ({ assert }) => {
    const [one, other] = [await customer(), await customer()]
    const row = await opened([line(one, 'A', '1000000'), line(other, 'B', '500000')])
    const receipt = await paid(other, '200000')
    const undo = (batch: Row) => take('opening-receivables', batch, 'undo', { comment: 'Nhập nhầm' })
    const refused = await undo(row)
    assert.deepEqual([refused.status, places(refused.body)], [422, ['comment:paidOpening']])
    assert.deepEqual([await debtOf(one), await debtOf(other)], ['1000000', '300000'])
    await answered(take('debt-transactions', receipt, 'undo', { comment: 'Nhầm khách' }))
    const undone = await answered(undo(row))
    assert.containsSubset(undone, { status: 'cancelled', code: row.code })
    assert.deepEqual([await debtOf(one), await debtOf(other)], ['0', '0'])
    assert.equal((await get(`/debt-tracking?customerId=${one}`)).total, 0)
    // The same documents may come again, now that they are not owed any more.
    await opened([line(one, 'A', '900000')])
    assert.equal(await debtOf(one), '900000')
    assert.deepEqual(await faults(), [])
  })

  test('is refused at its line when it is nothing, too new, doubled or not what the old books say', async ({
    assert,
  }) => {
    const customerId = await customer()
    const refusedPost = async (...given: Parameters<typeof draft>) => places((await post(await draft(...given))).body)
    assert.deepEqual(await refusedPost([line(customerId, 'A', '0')]), ['lines.0.amount:zeroAmount'])
    assert.deepEqual(
      await refusedPost([
        line(customerId, 'A', '1'),
        line(customerId, 'B', '1', { documentDate: '2026-02-01', dueDate: null }),
      ]),
      ['lines.1.documentDate:afterOpening'],
    )
    assert.deepEqual(await refusedPost([line(customerId, 'A', '5')], { controlTotal: '6' }), [
      'controlTotal:controlTotal',
    ])
    const early = line(customerId, 'HD-6', '5', { documentDate: '2026-01-10', dueDate: '2026-01-09' })
    const refused = await (await superAdmin()).post('/opening-receivables', { openedOn: '2026-01-31', lines: [early] })
    assert.deepEqual(places(refused.body), ['lines.0.dueDate:notBefore'])
    const before = await opened([line(customerId, 'HD-7', '5')])
    const again = (await post(await draft([line(customerId, 'A', '5'), line(customerId, 'hd-7', '5')]))).body
    assert.deepEqual(places(again), ['lines.1.number:openedBefore'])
    assert.match(again.errors[0].message, new RegExp(`^Batch ${before.code} has posted`))
    const client = await superAdmin()
    const twice = await client.post('/opening-receivables', {
      lines: [line(customerId, 'X', '1'), line(customerId, 'X', '2')],
    })
    assert.equal(twice.status, 422)
    assert.equal(await debtOf(customerId), '5')
  })

  test('has numbers that are compared by their value, in one batch and with those before', async ({ assert }) => {
    const customerId = await customer()
    const both = await draft([
      line(customerId, '0912', '5'),
      line(customerId, '912', '5'),
      line(customerId, 'HD-1', '5'),
    ])
    assert.deepEqual(refused(await post(both)), ['lines.1.number:repeatedLine'])
    await opened([line(customerId, '0912', '5')])
    assert.deepEqual(refused(await post(await draft([line(customerId, '912', '5')]))), ['lines.0.number:openedBefore'])
  })

  test('that two people post at once is posted once', async ({ assert }) => {
    const customerId = await customer()
    const [one, other] = [
      await draft([line(customerId, 'HD-1', '1000')]),
      await draft([line(customerId, 'HD-1', '1000')]),
    ]
    const answers = await Promise.all([post(one), post(other), post(one)])
    assert.equal(answers.filter(({ status }) => status === 200).length, 1)
    assert.equal(await debtOf(customerId), '1000')
  })

  test('is kept by those who may enter opening balances', async ({ assert }) => {
    const customerId = await customer()
    const [accountant, cashier] = [await clerk(66, ['v', 'c', 'u'], [[6, 'v']]), await clerk(24, ['v', 'c', 'u'])]
    const body = { openedOn: '2026-01-31', lines: [line(customerId, 'HD-1', '1000')] }
    assert.equal((await api(accountant.token).post('/opening-receivables', body)).status, 201)
    assert.equal((await api(cashier.token).post('/opening-receivables', body)).status, 403)
  })
})
