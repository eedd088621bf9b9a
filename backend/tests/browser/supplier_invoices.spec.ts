import { test } from '@japa/runner'
import { seriousFindings } from '#tests/support/axe'
import { signedInPage } from '#tests/support/browser'
import { chooseFrom } from '#tests/support/forms'
import { cell } from '#tests/support/grid'
import { until } from '#tests/support/until'
import { superAdmin } from '#tests/support/documents/lives'
import { answered, oweSince, owedTo, richFund } from '../http/debt/owing.ts'
import { matched, receivedOf } from '../http/debt/supplier_invoicing.ts'

const GOODS = { quantity: '10', priceType: 'piece', unitPrice: '100000' }

test.group('an invoice of a supplier', (group) => {
  group.each.setup(() => oweSince('2026-01-01'))
  group.each.teardown(() => oweSince(null))

  test('takes the goods of its receipt, is matched, and ends the wait for it', async ({ assert, cleanup }) => {
    const { supplierId, receipt } = await receivedOf(GOODS)
    const page = await signedInPage(cleanup, { account: 'ketoan.demo' })
    await page.goto(`/finance-accounting/receipts-without-invoice?supplierId=${supplierId}`)
    await page.getByRole('row', { name: new RegExp(receipt.code) }).waitFor()
    await page.goto(`/finance-accounting/supplier-invoices/add?receiptId=${receipt.id}`)
    await page.getByText('1 dòng').waitFor()
    // The price of the receipt counts until somebody writes another.
    await until(async () => assert.equal(await cell(page, 'Đơn giá', 1).inputValue(), '100,000'))
    assert.equal(await page.getByText('Cước và chi phí', { exact: true }).count(), 1)
    await page.getByLabel('Ký hiệu').fill('K26TAA')
    await page.getByLabel('Số hóa đơn').fill('00000123')
    assert.deepEqual(await seriousFindings(page), [])
    await page.getByRole('button', { name: /^Lưu( nháp)?$/ }).click()
    await page.getByRole('button', { name: 'Đối chiếu và ghi sổ' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Đối chiếu', exact: true }).click()
    await page.getByText('Đã đối chiếu', { exact: true }).first().waitFor()
    assert.equal(await owedTo(supplierId), '1000000')
    const { body } = await (await superAdmin()).get(`/receipts-without-invoice?supplierId=${supplierId}`)
    assert.deepEqual(body, [])
  })

  test('says on its page how far it differs from the receipt, and leads to it', async ({ assert, cleanup }) => {
    const { receipt } = await receivedOf(GOODS)
    const row = await matched(receipt, { unitPrice: '110000' })
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }
    const page = await signedInPage(cleanup, { account: 'ketoan.demo', ...phone })
    await page.goto(`/finance-accounting/supplier-invoices/${row.id}`)
    await page
      .getByText(/^100,000\sđ$/)
      .first()
      .waitFor()
    assert.deepEqual(await seriousFindings(page), [])
    await page.getByRole('link', { name: receipt.code }).first().click()
    await page.waitForURL(`**/logistics/enter-warehouse/${receipt.id}`)
  })
  test('is paid from its page, for what it owes beyond its receipt', async ({ assert, cleanup }) => {
    const { supplierId, receipt } = await receivedOf(GOODS)
    const row = await matched(receipt, { unitPrice: '110000' })
    const fundId = await richFund()
    const { name } = await answered((await superAdmin()).get(`/funds/${fundId}`))
    const page = await signedInPage(cleanup)
    await page.goto(`/finance-accounting/supplier-invoices/${row.id}`)
    await page.getByRole('button', { name: /^Trả tiền 100,000\sđ$/ }).click()
    await chooseFrom(page, 'Quỹ', name, name)
    await page.getByRole('dialog').getByRole('button', { name: /^Trả/ }).click()
    await page
      .getByText(/^Đã trả/)
      .first()
      .waitFor()
    assert.equal(await owedTo(supplierId), '1000000')
    assert.deepEqual(await seriousFindings(page), [])
  })
})
