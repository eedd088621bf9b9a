import { test } from '@japa/runner'
import { api, signIn } from '#tests/support/client'
import { act, clerk } from '#tests/support/documents/lives'
import { orderBody } from '#tests/support/documents/orders'
import { fresh, resourceOf, sample } from '#tests/support/samples'
import { answered, customer, FREE, fund, invoiced, SOLD, soldAndIssued, stocked, type Row } from './debt/owing.ts'
import { draftFrom, sellingOrder } from './stock/issuing.ts'
import { bought, contract, receiptBody } from './stock/receiving.ts'
import { warehouse } from './stock/stock.ts'

/** Somebody of the demo at work: everything is done as they are, and has to succeed. */
async function at(account: string) {
  const token = await signIn(account)
  const client = api(token)
  return {
    token,
    see: (path: string) => answered(client.get(path)),
    write: (resource: string, body: object) => answered(client.post(`/${resource}`, body)),
    change: (resource: string, { id, version }: Row, body: object) =>
      answered(client.patch(`/${resource}/${id}`, { version, ...body })),
    step: (resource: string, row: Row, action: string, body: object = {}) =>
      answered(act(token, resource, row, action, body)),
    me: async () => (await answered(client.get('/User/profile'))).data.id as string,
  }
}

const today = new Date().toISOString().slice(0, 10)

/** An approved order of 30 pieces that are in stock. */
async function orderToIssue(): Promise<{ order: Row; productId: string; warehouseId: string }> {
  const { productId, warehouseId } = await stocked('100')
  return { order: await sellingOrder(warehouseId, [{ productId, quantity: '30' }]), productId, warehouseId }
}

const leaving = (officerId: string) => ({
  documentDate: '2026-02-01',
  officerId,
  driverName: 'Đỗ Văn Tải',
  expectedExportDate: '2026-02-01',
  expectedReceiveDate: '2026-02-01',
})

test.group('the daily jobs of', () => {
  test('a cashier: what is owed, money in, a deposit, a mistake mended, a paper', async ({ assert }) => {
    const customerId = await customer()
    const { order } = await soldAndIssued(customerId, SOLD, '50', FREE)
    const bill = await invoiced(order, '10')
    const fundId = await fund()
    const cashier = await at('thuquy.demo')
    const { rows } = await cashier.see(`/receivables?customerId=${customerId}&asOf=${today}`)
    assert.equal(rows[0].balance, bill.grandTotal)

    const money = { kind: 'receipt', customerId, fundId, executionDate: '2026-02-05' }
    const draft = await cashier.write('debt-transactions', { ...money, invoiceId: bill.id, amount: '70000' })
    const mended = await cashier.change('debt-transactions', draft, { amount: '700000' })
    assert.includeMembers(mended.allowed, ['request', 'edit', 'cancel'])
    const posted = await cashier.step('debt-transactions', mended, 'request')
    assert.containsSubset(posted, { status: 'done', amount: '700000' })
    assert.match(posted.code, /^PT/)
    assert.notInclude(posted.allowed, 'undo')
    await cashier.write(`debt-transactions/${posted.id}/prints`, { paper: 'receiptVoucher' })

    const deposit = { ...money, kind: 'deposit', orderId: order.id, amount: '100000' }
    const held = await cashier.step('debt-transactions', await cashier.write('debt-transactions', deposit), 'request')
    assert.equal(held.status, 'done')
    assert.equal((await cashier.see(`/receivables/open?customerId=${customerId}`)).length > 0, true)
  })

  test('whoever may only create leaves what others made, and what is posted, as it is', async ({ assert }) => {
    const [customerId, fundId] = [await customer(), await fund()]
    const body = { kind: 'receipt', customerId, fundId, amount: '5000', executionDate: '2026-02-05' }
    const [cashier, admin] = [await at('thuquy.demo'), await at('superadmin')]
    const theirs = await admin.write('debt-transactions', body)
    const refused = [
      await act(cashier.token, 'debt-transactions', theirs, 'request'),
      await api(cashier.token).patch(`/debt-transactions/${theirs.id}`, { version: theirs.version, amount: '1' }),
    ]
    const own = await cashier.step('debt-transactions', await cashier.write('debt-transactions', body), 'request')
    refused.push(
      await act(cashier.token, 'debt-transactions', own, 'undo', { comment: 'Nhầm' }),
      await api(cashier.token).patch(`/debt-transactions/${own.id}`, { version: own.version, note: 'Nhầm' }),
      // Somebody who only looks at documents posts none, not even one that they wrote when they might.
      await act((await clerk(24, ['v'])).token, 'debt-transactions', theirs, 'request'),
    )
    assert.deepEqual(
      refused.map(({ status, body: { code } }) => [status, code]),
      refused.map(() => [403, 'COM_ERR_004']),
    )
  })

  test('a keeper: goods in, an order out, goods to another warehouse, the stock', async ({ assert }) => {
    const { order, productId, warehouseId } = await orderToIssue()
    const keeper = await at('thukho.demo')
    const officerId = await keeper.me()
    const agreed = await contract([bought(productId, '10')])
    const line = { productId, contractLineId: agreed.lines[0].id, quantity: '10', priceType: 'actual_kg' }
    const receipt = await receiptBody(warehouseId, [{ ...line, actualWeight: '185' }], {
      ...{ receivingOfficerId: officerId, contractId: agreed.id, supplierId: agreed.supplierId },
    })
    const received = await keeper.step(
      'warehouse-receipts',
      await keeper.write('warehouse-receipts', receipt),
      'request',
    )
    assert.equal(received.status, 'done')

    const made = await keeper.see(`/warehouse-issues/from/orderId/${order.id}`)
    assert.equal(made.lines.lines[0].quantity, '30.000')
    const lines = [{ productId, orderLineId: order.lines[0].id, quantity: '30' }]
    const out = { ...leaving(officerId), orderId: order.id, customerId: order.customerId, warehouseId, lines }
    const issue = await keeper.step('warehouse-issues', await keeper.write('warehouse-issues', out), 'request')
    assert.equal(issue.status, 'done')

    const moved = await keeper.write('stock-transfers', {
      documentDate: '2026-02-02',
      fromWarehouseId: warehouseId,
      toWarehouseId: await warehouse(),
      lines: [{ productId, quantity: '5' }],
    })
    assert.equal((await keeper.step('stock-transfers', moved, 'send')).status, 'sent')
    assert.equal((await keeper.see(`/inventory?productId=${productId}`))[0].pieces, '75.000')
  })

  test('a stock accountant: the stock with its values, what cost what, a receipt taken back', async ({ assert }) => {
    const { productId, warehouseId } = await stocked('100')
    const accountant = await at('ketoankho.demo')
    const officerId = await accountant.me()
    const line = { productId, quantity: '10', actualWeight: '185', priceType: 'actual_kg', unitPrice: '15000' }
    const body = await receiptBody(warehouseId, [line], { receivingOfficerId: officerId })
    const draft = await accountant.write('warehouse-receipts', body)
    const received = await accountant.step('warehouse-receipts', draft, 'request')
    assert.equal(received.lines[0].unitPrice, '15000.00')
    const [stock] = (await accountant.see(`/inventory?productId=${productId}`)) as unknown as Row[]
    assert.equal(stock!.value, '30775000')
    assert.isAbove((await accountant.see(`/inventory/entries?productId=${productId}`)).length, 1)
    const undone = await accountant.step('warehouse-receipts', received, 'undo', { comment: 'Nhập nhầm' })
    assert.equal(undone.status, 'cancelled')
    await accountant.see(`/warehouse-receipts?_start=0&_end=10`)
  })

  test('staff at the counter: a customer, an order, a sale that is paid, an order that is approved', async ({
    assert,
  }) => {
    const { productId, warehouseId } = await stocked('100')
    const staff = await at('nhanvien.demo')
    const customerRow = await staff.write('customers', await sample(resourceOf('customers'), 'DONGA', 'required'))
    const goods = { productId, quantity: '30', priceType: 'piece', salePrice: '9000000' }
    const body = {
      ...(await orderBody(null, '2026-01-20')),
      ...{ exportingWarehouseId: warehouseId, customerId: customerRow.id, discountSource: 'policy', discount: '0' },
      lines: [goods],
    }
    const order = await staff.write('sales-orders', body)
    const officerId = await staff.me()
    const payment = { amount: '270000000', fundId: await fund('bank') }
    const sale = { version: order.version, issue: { officerId, driverName: 'Khách tự chở' }, payment }
    const sold = await staff.write(`sales-orders/${order.id}/sell`, sale)
    assert.match([sold.issue, sold.invoice, sold.payment].map(({ code }: Row) => code).join(' '), /^PXK.* HD.* BC/)
    assert.equal((await staff.see(`/sales-orders/${order.id}`)).status, 'done')

    const pending = await staff.write('sales-orders', { ...body, approverId: await (await at('superadmin')).me() })
    assert.equal((await staff.step('sales-orders', pending, 'request')).status, 'pending')
  })

  test('an accountant: an invoice, money, who owes, a statement, the dashboard', async ({ assert }) => {
    const customerId = await customer()
    const { order } = await soldAndIssued(customerId, SOLD, '50', FREE)
    const accountant = await at('ketoan.demo')
    const [line] = order.lines
    const draft = await accountant.write('invoices', {
      ...{ orderId: order.id, customerId, documentDate: '2026-02-03' },
      lines: [{ productId: line.productId, orderLineId: line.id, quantity: '10' }],
    })
    const bill = await accountant.step('invoices', draft, 'request')
    assert.equal(bill.status, 'done')
    const receipt = { kind: 'receipt', customerId, fundId: await fund(), amount: '5000', executionDate: '2026-02-05' }
    const paid = await accountant.step(
      'debt-transactions',
      await accountant.write('debt-transactions', receipt),
      'request',
    )
    assert.equal((await accountant.step('debt-transactions', paid, 'undo', { comment: 'Nhầm' })).status, 'cancelled')
    await accountant.see(`/receivables/statement?customerId=${customerId}&from=2026-01-01&asOf=2026-12-31`)
    await accountant.see('/dashboard')
  })

  test('an administrator: a role group, a person in it, funds, an order taken back to be revised', async ({
    assert,
  }) => {
    const admin = await at('quantri.demo')
    const code = `G${fresh()}`
    const group = await admin.write('role-groups', { code, name: `Thu ngân ${code}`, permissions: ['24.c', '22.v'] })
    assert.deepEqual(group.permissions, ['22.v', '24.c'])
    const stronger = { code: `S${fresh()}`, name: 'Hơn mình', permissions: ['59.v'] }
    assert.equal((await api(admin.token).post('/role-groups', stronger)).body.code, 'ROG_ERR_010')
    const number = fresh()
    const person = await admin.write('users', {
      ...{ username: `thungan${number}`, fullName: 'Người Mẫu', roleGroupIds: [group.id] },
      phone: `07${String(number).padStart(8, '0').slice(-8)}`,
    })
    assert.isNotEmpty(person.id)
    await admin.write('funds', { name: `Quỹ ${number}`, kind: 'cash' })
    const { productId, warehouseId } = await stocked('10')
    const draft = await draftFrom(warehouseId, [{ productId, quantity: '1' }])
    const pending = await admin.step('sales-orders', draft, 'request', {
      values: { approverId: await (await at('superadmin')).me() },
    })
    assert.equal(pending.status, 'pending')
  })
})
