import { test } from '@japa/runner'
import { openBrowser, signInByHand } from '#tests/support/browser'
import { customer, debtOf, fund, answered } from '../http/debt/owing.ts'
import { superAdmin } from '#tests/support/documents/lives'

test.group('a cashier', () => {
  test('goes from signing in to a voucher that is posted and printed', async ({ assert, cleanup }) => {
    const [customerId, fundId] = [await customer(), await fund()]
    const name = String((await answered((await superAdmin()).get(`/funds/${fundId}`))).name)
    const { page, close } = await openBrowser()
    cleanup(close)
    await signInByHand(page, 'thuquy.demo')
    await page.waitForURL((url) => url.pathname === '/')
    await page.goto(`/finance-accounting/debt-tracking/transaction/add?customerId=${customerId}`)
    await page.getByLabel('Số tiền', { exact: true }).fill('250000')
    await page.getByRole('combobox', { name: 'Quỹ' }).click()
    await page.keyboard.type(name)
    await page.locator('.ant-select-item-option', { hasText: name }).click()
    await page.getByRole('button', { name: /Lưu và ghi sổ/ }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Ghi sổ/ })
      .click()
    await page.getByRole('heading', { name: / PT-/ }).waitFor()
    assert.equal(await debtOf(customerId), '-250000')
    const [paper] = await Promise.all([
      page.context().waitForEvent('page'),
      page.locator('.page-header-actions').getByText('In', { exact: true }).click(),
    ])
    await paper.getByText('Hai trăm năm mươi nghìn đồng').waitFor()
  })
})
