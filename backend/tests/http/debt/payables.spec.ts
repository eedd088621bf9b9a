import { test } from '@japa/runner'
import { api, signIn } from '#tests/support/client'
import { superAdmin } from '#tests/support/documents/lives'
import { bought, contract, received, receive, receipt, refused } from '../stock/receiving.ts'
import { product, warehouse } from '../stock/stock.ts'
import {
  answered,
  faults,
  fund,
  oweSince,
  owedTo,
  paid,
  paidTo,
  payment,
  richFund,
  RICHES,
  supplier,
  take,
  type Row,
} from './owing.ts'
import { agreesOn } from './past_days.ts'

const DAY = { documentDate: '2026-02-02', expectedExportDate: '2026-02-02', expectedReceiveDate: '2026-02-02' }

const get = async (path: string) => answered((await superAdmin()).get(path))
const open = async (supplierId: string) =>
  ((await get(`/payables/open?supplierId=${supplierId}`)) as unknown as Row[]).map(
    ({ key, side, open: left, due }) => ({
      ...{ key, side, open: left, due },
    }),
  )

/** Goods for so many dong, by the piece. */
const goodsFor = async (amount: string, more: object = {}) => ({
  ...{ productId: await product(), quantity: '10', priceType: 'piece' },
  unitPrice: String(Number(amount) / 10),
  ...more,
})

const switchVat = async (vat: string) =>
  answered((await superAdmin()).patch('/company-settings', { vat, vatRate: '10' }))

/** A receipt from a supplier who gives so many days. */
async function owing(amount: string, days: number | null = 30, more: object = {}) {
  const supplierId = await supplier(days)
  const row = await received(await warehouse(), [await goodsFor(amount)], { supplierId, ...DAY, ...more })
  return { supplierId, row }
}

test.group('what suppliers are owed', (group) => {
  group.each.setup(() => oweSince('2026-01-01'))
  group.each.teardown(async () => {
    await oweSince(null)
    await switchVat('off')
  })

  test('is what is paid with tax, while stock takes the goods without it', async ({ assert }) => {
    await switchVat('excluded')
    const { supplierId, row } = await owing('100000000')
    assert.deepEqual([row.stockValue, row.payable, row.owed], ['100000000', '110000000', '110000000'])
    assert.deepEqual(await open(supplierId), [{ key: 'receiptId', side: 'debt', open: '110000000', due: '2026-03-04' }])
    assert.equal(await owedTo(supplierId), '110000000')
  })

  test('is due by the days of the contract, else by those of the supplier, else as it is written', async ({
    assert,
  }) => {
    const supplierId = await supplier(30)
    const productId = await product()
    const { id, lines } = await contract([bought(productId, '100')], { supplierId, paymentDays: 7 })
    const line = { productId, contractLineId: lines[0].id, quantity: '1', actualWeight: '10', reason: 'thử' }
    const byContract = await received(await warehouse(), [line], { supplierId, contractId: id, ...DAY })
    const bySupplier = await received(await warehouse(), [await goodsFor('1000')], { supplierId, ...DAY })
    const written = { ...DAY, dueDate: '2026-05-01' }
    const asWritten = await received(await warehouse(), [await goodsFor('1000')], { supplierId, ...written })
    assert.deepEqual(
      [byContract, bySupplier, asWritten].map(({ dueDate }) => dueDate),
      ['2026-02-09', '2026-03-04', '2026-05-01'],
    )
    const early = { supplierId, ...DAY, dueDate: '2026-02-01' }
    const refusal = await (
      await superAdmin()
    ).post('/warehouse-receipts', {
      ...{ ...bySupplier, ...early, id: undefined, lines: [await goodsFor('1')] },
    })
    assert.equal(refusal.status, 400)
  })

  test('of one receipt may be two: for its goods, and for their way to whom it names', async ({ assert }) => {
    const carrier = await supplier(3)
    const { supplierId, row } = await owing('5000000', 30, { freight: '700000', freightSupplierId: carrier })
    assert.deepEqual([row.owed, row.freightOwed, row.freightDueDate], ['5000000', '700000', '2026-02-05'])
    assert.deepEqual(await open(carrier), [
      { key: 'freightReceiptId', side: 'debt', open: '700000', due: '2026-02-05' },
    ])
    await paidTo(carrier, '700000')
    assert.deepEqual([await owedTo(supplierId), await owedTo(carrier)], ['5000000', '0'])
    const { status, body } = await take('warehouse-receipts', await get(`/warehouse-receipts/${row.id}`), 'undo', {
      comment: 'Nhầm',
    })
    assert.deepEqual([status, refused({ body })], [422, ['comment:paidFreight']])
    assert.deepEqual(await faults(), [])
  })

  test('of goods and freight of one supplier are two debts of one receipt, each paid alone', async ({ assert }) => {
    const supplierId = await supplier(30)
    const way = { freight: '700000', freightSupplierId: supplierId, freightDueDate: '2026-02-10' }
    const row = await received(await warehouse(), [await goodsFor('5000000')], { supplierId, ...DAY, ...way })
    await paidTo(supplierId, '200000', { allocations: [{ freightReceiptId: row.id, amount: '200000' }] })
    await paidTo(supplierId, '300000', { receiptId: row.id })
    assert.deepEqual(await open(supplierId), [
      { key: 'freightReceiptId', side: 'debt', open: '500000', due: '2026-02-10' },
      { key: 'receiptId', side: 'debt', open: '4700000', due: '2026-03-04' },
    ])
    for (const day of ['2026-02-02', '2026-02-04', '2026-02-05', '2026-12-31'])
      await agreesOn(assert, supplierId, day, 'payables')
    const listed = (await get(`/payables-by-document?supplierId=${supplierId}&asOf=2026-02-28`)) as unknown as Row[]
    assert.deepEqual(
      listed.map(({ of, owed, collected, itemId }) => [of, owed, collected, itemId === row.id]),
      [
        ['freight', '500000', '200000', true],
        ['goods', '4700000', '300000', true],
      ],
    )
    assert.lengthOf(new Set(listed.map(({ id }) => id)), 2)
    const { rows } = await get(`/payables/card?supplierId=${supplierId}&asOf=2026-02-28`)
    assert.sameDeepMembers(
      rows
        .filter(({ documentId }: Row) => documentId === row.id)
        .map(({ kind, amount, dueDate, overdueDays }: Row) => [kind, amount, dueDate, overdueDays]),
      [
        ['freight', '700000', '2026-02-10', 18],
        [null, '5000000', '2026-03-04', null],
      ],
    )
  })

  test('is paid by advances for its contract when it posts, and by no others', async ({ assert }) => {
    const supplierId = await supplier(30)
    const productId = await product()
    const { id, lines } = await contract([bought(productId, '100')], { supplierId })
    await paidTo(supplierId, '1000', { kind: 'advance', contractId: id, executionDate: '2026-01-20' })
    const free = await paidTo(supplierId, '500', { kind: 'advance' })
    const line = { productId, contractLineId: lines[0].id, quantity: '1', actualWeight: '10', reason: 'thử' }
    const row = await received(await warehouse(), [line], { supplierId, contractId: id, ...DAY })
    assert.equal(row.owed, String(Number(row.payable) - 1000))
    const [document] = (await get(`/payables-by-document?supplierId=${supplierId}&asOf=2026-02-28`)) as unknown as Row[]
    assert.deepEqual([document!.initialPaid, document!.collected], ['1000', '0'])
    assert.equal((await get(`/debt-transactions/${free.id}`)).unapplied, '-500')
    const other = await take(
      'debt-transactions',
      await payment(null, '10', { kind: 'advance', supplierId: await supplier(), contractId: id }),
      'request',
    )
    assert.deepEqual(refused(other), ['contractId:otherSupplier'])
  })

  test('leaves the fund by a voucher of its kind, and comes back no further than it is held', async ({ assert }) => {
    const supplierId = await supplier()
    await answered((await superAdmin()).patch(`/suppliers/${supplierId}`, { bankAccountNumber: '9999' }))
    const [cash, bank] = [await richFund(), await fund('bank', { overdraft: true })]
    const [out, transfer] = [
      await paidTo(supplierId, '300', { kind: 'advance', fundId: cash }),
      await paidTo(supplierId, '700', { kind: 'advance', fundId: bank }),
    ]
    assert.deepEqual([out.voucher, transfer.voucher], ['PC', 'UNC'])
    const back = (amount: string) => payment(null, amount, { kind: 'supplier_refund', supplierId, fundId: cash })
    assert.deepEqual(refused(await take('debt-transactions', await back('1001'), 'request')), [
      'amount:overCredit_supplier',
    ])
    assert.equal((await answered(take('debt-transactions', await back('400'), 'request'))).voucher, 'PT')
    assert.deepEqual(
      [await owedTo(supplierId), (await get(`/funds/${cash}`)).balance],
      ['-600', String(BigInt(RICHES) + 100n)],
    )
  })

  test('is set off against what is held, and allocated anew', async ({ assert }) => {
    const { supplierId, row } = await owing('1000000')
    const advance = await paidTo(supplierId, '400000', { allocations: [{ receiptId: row.id, amount: '100000' }] })
    const anew = await take('debt-transactions', await get(`/debt-transactions/${advance.id}`), 'reallocate', {
      ...{ allocations: [{ receiptId: row.id, amount: '400000' }], values: { reallocatedOn: '2026-02-06' } },
    })
    assert.equal(anew.status, 200, JSON.stringify(anew.body))
    assert.equal((await get(`/warehouse-receipts/${row.id}`)).owed, '600000')
    const more = await payment(null, '600001', { kind: 'supplier_offset', supplierId, fundId: undefined })
    assert.deepEqual(refused(await take('debt-transactions', more, 'request')), ['amount:overHeld_supplier'])
  })

  test('is not paid beyond what it is without saying advance, nor by a bank without an account', async ({ assert }) => {
    const { supplierId } = await owing('1000')
    await answered((await superAdmin()).patch(`/suppliers/${supplierId}`, { bankAccountNumber: null }))
    const request = async (amount: string, more: object = {}) =>
      take('debt-transactions', await payment(null, amount, { kind: 'payment', supplierId, ...more }), 'request')
    const over = await request('1001')
    assert.deepEqual(refused(over), ['amount:overOwed'])
    assert.include(over.body.errors[0].message, '1,000')
    assert.deepEqual(refused(await request('1000', { fundId: await fund('bank') })), ['fundId:noAccount'])
    assert.equal((await request('1001', { kind: 'advance' })).status, 200)
    assert.equal((await request('1000')).status, 200)
    assert.equal(await owedTo(supplierId), '-1001')
  })

  test('is paid once by twelve clients who pay the same document at once', async ({ assert }) => {
    const { supplierId, row } = await owing('1200000')
    const drafts = await Promise.all(
      Array.from({ length: 12 }, () =>
        payment(null, '200000', {
          kind: 'payment',
          supplierId,
          allocations: [{ receiptId: row.id, amount: '200000' }],
        }),
      ),
    )
    const answers = await Promise.all(drafts.map((draft) => take('debt-transactions', draft, 'request')))
    assert.equal(answers.filter(({ status }) => status === 200).length, 6)
    assert.deepEqual([await owedTo(supplierId), await faults()], ['0', []])
  })

  test('begins with a day: before it receipts owe nothing, and are taken over by hand', async ({ assert }) => {
    await oweSince('2026-02-03')
    const { supplierId, row } = await owing('1000')
    assert.deepEqual([row.owed, row.dueDate, await owedTo(supplierId)], ['0', null, '0'])
    const line = (documentDate: string) => ({ supplierId, number: '88', documentDate, amount: '1000' })
    const batch = async (day: string) =>
      take(
        'opening-payables',
        await answered((await superAdmin()).post('/opening-payables', { openedOn: '2026-02-28', lines: [line(day)] })),
        'post',
      )
    assert.deepEqual(refused(await batch('2026-02-03')), ['lines.0.documentDate:owedByReceipts'])
    assert.equal((await batch('2026-02-02')).status, 200)
    assert.deepEqual(refused(await batch('2026-02-01')), ['lines.0.number:openedBefore'])
    assert.equal(await owedTo(supplierId), '1000')
    const undone = await take('warehouse-receipts', await get(`/warehouse-receipts/${row.id}`), 'undo', {
      comment: 'Nhầm',
    })
    assert.equal(undone.status, 200, JSON.stringify(undone.body))
  })

  test('does not begin anew once receipts owe, nor on a day that has receipts', async ({ assert }) => {
    const set = async (payablesSince: string | null) =>
      (await superAdmin()).patch('/company-settings', { payablesSince })
    await owing('1000')
    assert.deepEqual(refused(await set('2026-01-15')), ['payablesSince:payablesBegun'])
    assert.deepEqual(refused(await set(null)), ['payablesSince:payablesBegun'])
    await oweSince(null)
    assert.deepEqual(refused(await set('2026-02-01')), ['payablesSince:receiptsSince'])
  })

  test('is a figure of the company, and what is paid of it is no money of customers', async ({ assert }) => {
    const shown = async () => get('/dashboard?range=custom&from=2026-02-01&to=2026-02-28')
    const before = await shown()
    const { supplierId } = await owing('1000000', 0)
    await paidTo(supplierId, '300000')
    const after = await shown()
    assert.equal(after.figures.collected.value, before.figures.collected.value)
    const grown = (name: string) => Number(after.payable[name]) - Number(before.payable[name])
    assert.deepEqual(['balance', 'overdue', 'thisWeek'].map(grown), [700_000, 700_000, 0])
    const rows = (await get(
      '/collections?date_gte=2026-02-01&date_lte=2026-02-28&_start=0&_end=100',
    )) as unknown as Row[]
    assert.isTrue(rows.every(({ customerId }) => customerId !== null))
  })

  test('is not for people without the right to see debts', async ({ assert }) => {
    const { supplierId, row } = await owing('1000')
    const staff = api(await signIn('thukho.demo'))
    for (const path of [`/payables/card?supplierId=${supplierId}`, '/payables-by-supplier', '/payables/balance'])
      assert.equal((await staff.get(path)).status, 403, path)
    const shown = (await staff.get(`/warehouse-receipts/${row.id}`)).body
    assert.notProperty(shown, 'owed')
    assert.notProperty(shown, 'freightOwed')
  })

  test('is told of nobody who is asked for in words that are no supplier', async ({ assert }) => {
    const client = await superAdmin()
    for (const query of ['', 'supplierId=x', 'customerId=0'])
      assert.equal((await client.get(`/payables/card?${query}`)).status, 400, query)
    const draft = await receipt(await warehouse(), [await goodsFor('10')], { ...DAY, supplierId: await supplier() })
    const both = await client.post('/debt-transactions', {
      ...{ kind: 'payment', amount: '10', executionDate: '2026-02-05', fundId: await fund() },
    })
    assert.equal(both.status, 201)
    assert.deepEqual(refused(await take('debt-transactions', both.body, 'request')), ['supplierId:required'])
    assert.equal((await receive(draft)).status, 200)
    await assert.rejects(() => paid(null, '10', { kind: 'payment', receiptId: draft.id, supplierId: undefined }))
  })
})
