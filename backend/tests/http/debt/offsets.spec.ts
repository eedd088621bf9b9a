import { test } from '@japa/runner'
import { superAdmin } from '#tests/support/documents/lives'
import { refused } from '../stock/receiving.ts'
import { adjusted } from './adjusting.ts'
import { answered, customer, debtOf, debtor, faults, oweSince, owedTo, supplier, take, type Row } from './owing.ts'
import { agreesOn } from './past_days.ts'
import { receivedOf } from './supplier_invoicing.ts'

const DAY = '2026-02-28'
const client = async () => superAdmin()
const getRows = async (path: string) => (await answered((await client()).get(path))) as unknown as Row[]

const draftOf = async (body: object): Promise<Row> =>
  answered((await client()).post('/debt-offsets', { documentDate: '2026-02-06', contractClause: 'Điều 7', ...body }))
const request = (row: Row) => take('debt-offsets', row, 'request')
const setOff = async (body: object): Promise<Row> => answered(request(await draftOf(body)))

/** A customer who owes 500,000, and a supplier of the same tax code who is owed 1,000,000. */
async function both() {
  const customerId = await debtor('5')
  const { supplierId, receipt } = await receivedOf({ quantity: '10', priceType: 'piece', unitPrice: '100000' })
  return { customerId, supplierId, receipt }
}

/** Gives both a tax code. */
async function named(resource: string, id: string, taxCode: string): Promise<void> {
  const { version } = await answered((await client()).get(`/${resource}/${id}`))
  await answered((await client()).patch(`/${resource}/${id}`, { version, taxCode }))
}

test.group('set-offs of debts of both sides', (group) => {
  group.each.setup(() => oweSince('2026-01-01'))
  group.each.teardown(() => oweSince(null))

  test('pay both sides by what is due first, and say so', async ({ assert }) => {
    const { customerId, supplierId, receipt } = await both()
    const row = await setOff({ customerId, supplierId, amount: '300000' })
    assert.match(row.code, /^BT-2602-\d{5}$/)
    assert.equal(row.status, 'done')
    assert.deepEqual(
      row.payableAllocations.map(({ receiptId, amount }: Row) => [receiptId, amount]),
      [[receipt.id, '300000']],
    )
    assert.lengthOf(row.allocations, 1)
    assert.deepEqual([await debtOf(customerId), await owedTo(supplierId)], ['200000', '700000'])
    const [debt] = await getRows(`/debts-by-document?customerId=${customerId}&asOf=${DAY}`)
    assert.deepEqual([debt!.collected, debt!.reduced, debt!.paymentStatus], ['300000', '0', 'in_progress'])
    const { rows } = await answered((await client()).get(`/receivables/card?customerId=${customerId}&asOf=${DAY}`))
    assert.containsSubset(rows, [{ document: 'debt-offsets', code: row.code, amount: '-300000', balance: '200000' }])
    assert.equal(await agreesOn(assert, customerId, DAY), 200000)
    assert.equal(await agreesOn(assert, supplierId, DAY, 'payables'), 700000)
    assert.deepEqual(await faults(), [])
  })

  test('come back on both sides, and leave nothing held', async ({ assert }) => {
    const { customerId, supplierId } = await both()
    const row = await setOff({ customerId, supplierId, amount: '500000' })
    await answered(take('debt-offsets', row, 'undo', { comment: 'Nhầm' }))
    assert.deepEqual([await debtOf(customerId), await owedTo(supplierId)], ['500000', '1000000'])
    for (const path of [`receivables/open?customerId=${customerId}`, `payables/open?supplierId=${supplierId}`])
      assert.deepEqual(
        (await getRows(`/${path}`)).map(({ side }) => side),
        ['debt'],
      )
    assert.deepEqual(await faults(), [])
  })

  test('take no more than either side owes', async ({ assert }) => {
    const { customerId, supplierId } = await both()
    const more = await request(await draftOf({ customerId, supplierId, amount: '500001' }))
    assert.deepEqual([more.status, refused(more)], [422, ['amount:overCustomerDebt']])
    const all = await request(await draftOf({ customerId, supplierId, amount: '1000001' }))
    assert.deepEqual([all.status, refused(all)], [422, ['amount:overCustomerDebt', 'amount:overSupplierDebt']])
  })

  test('pay the documents that are named, all of the amount on either side', async ({ assert }) => {
    const { customerId, supplierId, receipt } = await both()
    const fine = await adjusted({ kind: 'late_fee', customerId, amount: '40000', dueDate: '2026-12-31' })
    const sides = (theirs: string, ours: string) => ({
      allocations: [{ adjustmentId: fine.id, amount: theirs }],
      payableAllocations: [{ receiptId: receipt.id, amount: ours }],
    })
    const draft = { customerId, supplierId, amount: '40000' }
    const less = await request(await draftOf({ ...draft, ...sides('40000', '39999') }))
    assert.deepEqual([less.status, refused(less)], [422, ['payableAllocations:notAllChosen']])
    await setOff({ ...draft, ...sides('40000', '40000') })
    const open = await getRows(`/receivables/open?customerId=${customerId}`)
    assert.notInclude(
      open.map(({ id }) => id),
      fine.id,
    )
    assert.deepEqual(await faults(), [])
  })

  test('name debts of their own side alone', async ({ assert }) => {
    const { customerId, supplierId } = await both()
    const fine = await adjusted({ kind: 'supplier_late_fee', supplierId, amount: '40000', dueDate: '2026-12-31' })
    const body = { customerId, supplierId, amount: '40000', allocations: [{ adjustmentId: fine.id, amount: '40000' }] }
    const { status, body: answer } = await request(await draftOf(body))
    assert.deepEqual([status, refused({ body: answer })], [422, ['allocations.0.adjustmentId:nothingOpen']])
  })

  test('are of two that are one, a branch too', async ({ assert }) => {
    const { customerId, supplierId } = await both()
    await named('customers', customerId, '0312345678')
    await named('suppliers', supplierId, '0399999999')
    const draft = await draftOf({ customerId, supplierId, amount: '1' })
    const refusal = await request(draft)
    assert.deepEqual([refusal.status, refused(refusal)], [422, ['supplierId:notOneParty']])
    // The message writes the tax code without thousands separators.
    assert.include(JSON.stringify(refusal.body), '(0399999999)')
    await named('suppliers', supplierId, '0312345678-001')
    assert.equal((await answered(request(draft))).status, 'done')
  })

  test('are none of customers or suppliers of whom nothing is open', async ({ assert }) => {
    const body = { customerId: await customer(), supplierId: await supplier(), amount: '1' }
    const { status, body: answer } = await request(await draftOf(body))
    assert.deepEqual([status, refused({ body: answer })], [422, ['amount:overCustomerDebt', 'amount:overSupplierDebt']])
  })

  test('tell an approver that no clause of a contract allows it', async ({ assert }) => {
    const { customerId, supplierId } = await both()
    const approverId = (await (await client()).get('/User/profile')).body.data.id
    const body = { customerId, supplierId, approverId, amount: '1000' }
    const exceptionsOf = async (more: object) => {
      const row = await answered(request(await draftOf({ ...body, ...more })))
      const { review } = await answered((await client()).get(`/debt-offsets/${row.id}`))
      return review.exceptions.map(({ name }: Row) => name)
    }
    assert.deepEqual(await exceptionsOf({}), [])
    assert.deepEqual(await exceptionsOf({ contractClause: null }), ['noOffsetClause'])
  })

  test('twelve at once take what a customer owes once', async ({ assert }) => {
    const { customerId, supplierId } = await both()
    const drafts = []
    for (let n = 0; n < 12; n++) drafts.push(await draftOf({ customerId, supplierId, amount: '100000' }))
    const answers = await Promise.all(drafts.map(request))
    assert.lengthOf(
      answers.filter(({ status }) => status === 200),
      5,
    )
    assert.deepEqual([await debtOf(customerId), await owedTo(supplierId)], ['0', '500000'])
    assert.deepEqual(await faults(), [])
  })
})
