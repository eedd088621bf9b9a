import { test } from '@japa/runner'
import { readFile } from 'node:fs/promises'
import { seriousFindings } from '#tests/support/axe'
import { signedInPage } from '#tests/support/browser'
import { superAdmin } from '#tests/support/documents/lives'
import { until } from '#tests/support/until'
import { answered, oweSince, owedTo, richFund, supplier } from '../http/debt/owing.ts'
import { received } from '../http/stock/receiving.ts'
import { product, warehouse } from '../http/stock/stock.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }

/** A supplier with an account, who is owed for a receipt. */
async function owing(amount: string) {
  const client = await superAdmin()
  const supplierId = await supplier()
  const shortName = `NCC ${crypto.randomUUID().slice(0, 8)}`
  await answered(client.patch(`/suppliers/${supplierId}`, { shortName, bankAccountNumber: '999900001111' }))
  const line = {
    productId: await product(),
    quantity: '10',
    priceType: 'piece',
    unitPrice: String(Number(amount) / 10),
  }
  const row = await received(await warehouse(), [line], { supplierId, documentDate: '2026-02-02' })
  return { supplierId, shortName, row }
}

const fundNamed = async (kind: 'cash' | 'bank') =>
  String((await answered((await superAdmin()).get(`/funds/${await richFund(kind)}`))).name)

test.group('money that goes to suppliers', (group) => {
  group.each.setup(() => oweSince('2026-01-01'))
  group.each.teardown(() => oweSince(null))

  test('pays ticked debts together, by keyboard, and hands the orders for the bank', async ({ assert, cleanup }) => {
    const [one, other] = [await owing('1000000'), await owing('500000')]
    const name = await fundNamed('bank')
    const page = await signedInPage(cleanup, { account: 'ketoan.demo' })
    await page.goto(
      `/finance-accounting/debt-tracking/payable?supplierId=${one.supplierId}&supplierId=${other.supplierId}`,
    )
    for (const { row } of [one, other])
      await page
        .getByRole('row', { name: new RegExp(String(row.code)) })
        .getByRole('checkbox')
        .check()
    await page.getByRole('button', { name: 'Trả tiền 2 khoản' }).click()
    const dialog = page.getByRole('dialog')
    await dialog
      .getByRole('row', { name: /500,000/ })
      .first()
      .waitFor()
    await dialog.getByRole('combobox', { name: 'Quỹ' }).click({ force: true })
    await page.keyboard.type(name)
    await page.locator('.ant-select-item-option', { hasText: name }).click()
    assert.deepEqual(await seriousFindings(page), [])
    await dialog.getByRole('button', { name: /^Trả 1,500,000/ }).click()
    await dialog.getByText(/Đã lập 2 phiếu, 1,500,000\sđ/).waitFor()
    assert.deepEqual([await owedTo(one.supplierId), await owedTo(other.supplierId)], ['0', '0'])
    const loading = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Lệnh chi (Excel)' }).click()
    const file = await readFile(await (await loading).path())
    assert.equal(file.subarray(0, 2).toString(), 'PK')
    await dialog.getByRole('button', { name: 'Xong' }).click()
    await until(async () => assert.equal(await page.getByRole('button', { name: /^Trả tiền \d/ }).count(), 0))
  })

  test('pays a receipt from its page, on a phone, in three fields', async ({ assert, cleanup }) => {
    const { supplierId, row } = await owing('700000')
    const name = await fundNamed('cash')
    const page = await signedInPage(cleanup, { account: 'quantri.demo', ...PHONE })
    await page.goto(`/logistics/enter-warehouse/${row.id}`)
    await page.getByRole('button', { name: /Trả tiền/ }).click()
    const drawer = page.getByRole('dialog')
    await drawer.getByLabel('Số tiền', { exact: true }).fill('300000')
    await drawer.locator('.payment-preview', { hasText: String(row.code) }).waitFor()
    await drawer.getByRole('combobox', { name: 'Quỹ' }).click({ force: true })
    await page.keyboard.type(name)
    await page.locator('.ant-select-item-option', { hasText: name }).click()
    await drawer.getByRole('button', { name: 'Trả tiền' }).click()
    await drawer.getByText(/Đã trả 300,000\sđ, phiếu PC-/).waitFor()
    assert.equal(await owedTo(supplierId), '400000')
  })

  test('opens a new payment by itself, with what its receipt says', async ({ cleanup }) => {
    const { row, shortName } = await owing('700000')
    const page = await signedInPage(cleanup, { account: 'quantri.demo' })
    await page.goto(`/finance-accounting/debt-tracking/transaction/add?receiptId=${row.id}`)
    await page.getByText('Trả nhà cung cấp').first().waitFor()
    await page.getByRole('checkbox', { name: String(row.code) }).waitFor()
    await page.goto(`/finance-accounting/payables?q=${shortName}`)
    await page
      .getByRole('row', { name: new RegExp(shortName) })
      .getByText('700,000')
      .first()
      .click()
    await page.getByRole('link', { name: String(row.code) }).waitFor()
  })
})
