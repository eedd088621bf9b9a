import { test } from '@japa/runner'
import { seriousFindings } from '#tests/support/axe'
import { signedInPage } from '#tests/support/browser'
import { superAdmin } from '#tests/support/documents/lives'
import { answered, fund, oweSince, richFund, supplier, take } from '../http/debt/owing.ts'
import { received } from '../http/stock/receiving.ts'
import { product, warehouse } from '../http/stock/stock.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }
const PAYMENTS = '/finance-accounting/debt-tracking/transaction'

/** A receipt with freight of one supplier, whose names begin as those of others do. */
async function owing() {
  const client = await superAdmin()
  const supplierId = await supplier()
  const shortName = `NCC ${crypto.randomUUID().slice(0, 8)}`
  await answered(client.patch(`/suppliers/${supplierId}`, { shortName, bankAccountNumber: '999900001111' }))
  const line = { productId: await product(), quantity: '10', priceType: 'piece', unitPrice: '100000' }
  const costs = { freight: '200000', freightSupplierId: supplierId, freightDueDate: '2026-02-20' }
  const body = { supplierId, documentDate: '2026-02-02', dueDate: '2026-02-12', ...costs }
  return { client, supplierId, shortName, row: await received(await warehouse(), [line], body) }
}

test.group('debts to suppliers on screens', (group) => {
  group.each.setup(() => oweSince('2026-01-01'))
  group.each.teardown(() => oweSince(null))

  test('the page of one debt says to whom, since when and by when, and pays it with a content', async ({
    assert,
    cleanup,
  }) => {
    const { client, shortName, row, supplierId } = await owing()
    await fund('cash')
    const page = await signedInPage(cleanup, { account: 'quantri.demo' })
    await page.goto(`/finance-accounting/debt-tracking/${row.id}?side=payable&of=freight`)
    const facts = page.locator('.debt-facts')
    await facts.getByRole('link', { name: shortName }).waitFor()
    const said = await facts.innerText()
    for (const part of ['02/02/2026', '20/02/2026', '200,000']) assert.include(said, part)
    assert.deepEqual(await seriousFindings(page), [])
    await page.getByRole('button', { name: 'Trả tiền' }).click()
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('button', { name: 'Trả tiền' }).click()
    await drawer.getByText(/Đã trả 200,000/).waitFor()
    const [payment] = (await client.get(`/debt-transactions?supplierId=${supplierId}`)).body
    assert.match(payment.content, new RegExp(`^Thanh toán ${row.code} `))
  })

  test('payments name suppliers by their short names in lists, and freight on a phone', async ({ assert, cleanup }) => {
    const { client, shortName, row, supplierId } = await owing()
    const body = { kind: 'payment', supplierId, amount: '200000', fundId: await fund('bank') }
    const allocations = [{ freightReceiptId: row.id, amount: '200000' }]
    const draft = (await client.post('/debt-transactions', { ...body, allocations })).body
    const page = await signedInPage(cleanup, { account: 'superadmin', ...PHONE })
    await page.goto(`${PAYMENTS}?supplierId=${supplierId}`)
    await page.locator('.card-name', { hasText: shortName }).waitFor()
    await page.goto(`${PAYMENTS}/${draft.id}`)
    const line = page.locator('.line-row-name')
    await line.waitFor()
    assert.equal(await line.innerText(), `${row.code} Cước phiếu nhập`)
  })

  test('an order to a bank names both accounts, and is no cash voucher', async ({ assert, cleanup }) => {
    const { client, row, supplierId } = await owing()
    const body = { kind: 'payment', supplierId, amount: '500000', fundId: await richFund('bank'), content: 'Tiền thép' }
    const draft = (await client.post('/debt-transactions', { ...body, receiptId: row.id })).body
    const { id } = await answered(take('debt-transactions', draft, 'request'))
    const page = await signedInPage(cleanup, { account: 'superadmin' })
    await page.goto(`${PAYMENTS}/${id}/print`)
    const paper = page.locator('.paper')
    await paper.getByText('999900001111').waitFor()
    const text = await paper.innerText()
    for (const part of ['ỦY NHIỆM CHI', 'Đơn vị thụ hưởng', 'Chủ tài khoản']) assert.include(text, part)
    assert.notInclude(text, '02-TT')
  })

  test('the list of opening payables says what receipts owe since, and opens it', async ({ assert, cleanup }) => {
    const { client, shortName } = await owing()
    const page = await signedInPage(cleanup, { account: 'superadmin' })
    await page.goto('/finance-accounting/opening-payables')
    const link = page.getByRole('link', { name: /^Phiếu nhập từ 01\/01\/2026/ })
    await link.waitFor()
    const asked = '/payables-by-document?of=goods&of=freight&_sum=amount&_start=0&_end=1'
    const { headers } = await client.get(asked)
    const digits = (text: string) => text.replace(/\D/g, '')
    const text = await link.innerText()
    assert.equal(digits(text.slice('Phiếu nhập từ 01/01/2026'.length)), headers.get('x-total-sum'))
    await link.click()
    await page.getByText(shortName).first().waitFor()
    assert.deepEqual(new URL(page.url()).searchParams.getAll('of'), ['goods', 'freight'])
  })

  test('the day since which receipts owe is no box once one does', async ({ assert, cleanup }) => {
    await owing()
    const page = await signedInPage(cleanup, { account: 'superadmin' })
    await page.goto('/configurations')
    await page.getByText('phiếu nhập đã ghi nợ từ ngày này').waitFor()
    assert.equal(await page.locator('[id$="_payablesSince"]').count(), 0)
  })
})
