import { test } from '@japa/runner'
import { superAdmin } from '#tests/support/documents/lives'
import { refused } from '../stock/receiving.ts'
import {
  answered,
  balanceOf,
  debtOf,
  faults,
  fund,
  invoiced,
  owedOf,
  owing,
  paid,
  payment,
  take,
  type Row,
} from './owing.ts'

const reallocate = (row: Row, allocations: object[], values: object = {}) =>
  take('debt-transactions', row, 'reallocate', { allocations, values } as object)

const saidOf = ({ allocations }: Row) => allocations.map(({ invoiceId, amount }: Row) => [invoiceId, amount])

const owed = async (...rows: Row[]) => Promise.all(rows.map(async ({ id }) => (await owedOf(id)).owed))

test.group('a payment that is allocated anew', () => {
  test('says what it paid, pays other documents, and is undone as a whole', async ({ assert }) => {
    const { customerId, order, late, soon } = await owing()
    const fundId = await fund()
    const row = await paid(customerId, '2300000', { fundId })
    assert.deepEqual(saidOf(row), [
      [soon.id, '2000000'],
      [late.id, '300000'],
    ])
    const moved = await answered(reallocate(row, [{ invoiceId: late.id, amount: '1000000' }]))
    assert.containsSubset(moved, { status: 'done', code: row.code, unapplied: '-1300000' })
    assert.deepEqual([await owed(soon, late), await debtOf(customerId)], [['2000000', '0'], '700000'])
    const { rows } = await answered((await superAdmin()).get(`/receivables/card?customerId=${customerId}`))
    assert.deepEqual(
      rows.filter(({ documentId }: Row) => documentId === row.id).map(({ amount }: Row) => amount),
      ['-2300000'],
    )
    // What is free now may be undone, and what is invoiced later may be paid.
    assert.equal((await take('invoices', soon, 'undo', { comment: 'Sai giá' })).status, 200)
    const later = await invoiced(order, '5')
    const again = await answered(
      reallocate(moved, [
        { invoiceId: late.id, amount: '900000' },
        { invoiceId: later.id, amount: '500000' },
      ]),
    )
    assert.deepEqual([await owed(late, later), again.unapplied], [['100000', '0'], '-900000'])
    assert.equal((await answered(reallocate(again, []))).unapplied, '-2300000')
    assert.deepEqual([await owed(late, later), await balanceOf(fundId)], [['1000000', '500000'], '2300000'])
    const { version } = (await answered((await superAdmin()).get(`/debt-transactions/${row.id}`))) as Row
    const undone = await take('debt-transactions', { ...row, version }, 'undo', { comment: 'Nhầm khách' })
    assert.deepEqual(
      [undone.body.status, await debtOf(customerId), await balanceOf(fundId)],
      ['cancelled', '1500000', '0'],
    )
    assert.deepEqual(await faults(), [])
  })

  test('pays an opening debt that a person chooses, and no two debts in one line', async ({ assert }) => {
    const { customerId, soon } = await owing()
    const line = { customerId, number: 'HD-7', amount: '800000', documentDate: '2025-12-05', dueDate: '2026-09-01' }
    const batch = await answered(
      (await superAdmin()).post('/opening-receivables', { openedOn: '2026-01-31', lines: [line] }),
    )
    const { lines } = await answered(take('opening-receivables', batch, 'post'))
    const openingLineId = lines[0].id
    const both = await payment(customerId, '5', { allocations: [{ openingLineId, invoiceId: soon.id, amount: '5' }] })
    assert.deepEqual(refused(await take('debt-transactions', both, 'request')), ['allocations.0.openingLineId:oneDebt'])
    const row = await paid(customerId, '500000', { allocations: [{ openingLineId, amount: '300000' }] })
    assert.equal(row.unapplied, '-200000')
    const { rows } = await answered((await superAdmin()).get(`/debt-tracking?customerId=${customerId}`))
    assert.equal(rows.find(({ document }: Row) => document === 'opening-receivables').owed, '500000')
    assert.equal((await answered(reallocate(row, [{ openingLineId, amount: '500000' }]))).unapplied, '0')
    assert.deepEqual(await faults(), [])
  })

  test('is refused for more than is open or was paid, for others, before its day, and for a refund', async ({
    assert,
  }) => {
    const { customerId, late, soon } = await owing()
    const { late: others } = await owing()
    const row = await paid(customerId, '500000')
    const wrong: [object[], object, string[]][] = [
      [[{ invoiceId: late.id, amount: '1000001' }], {}, ['allocations.0.amount:overOpen', 'amount:overAllocated']],
      [[{ invoiceId: soon.id, amount: '500001' }], {}, ['amount:overAllocated']],
      [[{ invoiceId: others.id, amount: '1' }], {}, ['allocations.0.invoiceId:ofAnotherPartner']],
      [[{ amount: '1' }], {}, ['allocations.0.invoiceId:nothingOpen']],
      [[], { reallocatedOn: '2026-02-04' }, ['reallocatedOn:beforePayment']],
      [[], { reallocatedOn: '2099-01-01' }, ['reallocatedOn:future']],
    ]
    for (const [allocations, values, errors] of wrong)
      assert.deepEqual(refused(await reallocate(row, allocations, values)), errors)
    await paid(customerId, '2600000')
    const back = await paid(customerId, '100000', { kind: 'refund' })
    assert.deepEqual(refused(await reallocate(back, [])), ['kind:refundsStay'])
    assert.deepEqual(await owed(soon, late), ['0', '0'])
    assert.deepEqual(await faults(), [])
  })

  test('while another payment comes never takes more than is open', async ({ assert }) => {
    const { customerId, late, soon } = await owing()
    const row = await paid(customerId, '1000000', { allocations: [{ invoiceId: soon.id, amount: '1000000' }] })
    const other = await payment(customerId, '1000000')
    const answers = await Promise.all([
      reallocate(row, [{ invoiceId: late.id, amount: '1000000' }]),
      take('debt-transactions', other, 'request'),
    ])
    assert.include([200, 422], answers[0].status)
    const left = (await owed(late, soon)).map(Number)
    assert.isTrue(left.every((amount) => amount >= 0))
    assert.equal(await debtOf(customerId), '1000000')
    assert.deepEqual(await faults(), [])
  })
})
