import { test } from '@japa/runner'
import { seriousFindings } from '#tests/support/axe'
import { signedInPage } from '#tests/support/browser'
import { chooseFrom, saveDocument } from '#tests/support/forms'
import { confirm } from '#tests/support/keyboard'
import { until } from '#tests/support/until'
import { customer, debtOf, FREE, soldAndIssued } from '../http/debt/owing.ts'

const ADD = '/sale-management/invoice/add'

/** Two orders of a customer, of two million and three, which have left, and one of somebody else. */
async function delivered(charges: object = FREE) {
  const [customerId, other] = [await customer(), await customer()]
  const sold = async (of: string, quantity: string) =>
    (await soldAndIssued(of, { quantity, priceType: 'piece', salePrice: '100000' }, quantity, charges)).order
  return {
    customerId,
    one: await sold(customerId, '20'),
    more: await sold(customerId, '30'),
    his: await sold(other, '9'),
  }
}

test.group('an invoice of several orders', () => {
  test('takes the lines of each as it is named, says of which they are, and is posted', async ({ assert, cleanup }) => {
    const { customerId, one, more, his } = await delivered()
    const page = await signedInPage(cleanup, { account: 'ketoan.demo' })
    await page.goto(`${ADD}?orderId=${one.id}`)
    const lines = page.locator('.grid-row:not(.grid-new)')
    await until(async () => assert.lengthOf(await lines.all(), 1))
    const name = 'Đơn hàng khác'
    await page.getByRole('combobox', { name }).click()
    await page.locator('.ant-select-item-option').first().waitFor()
    const offered = await page.locator('.ant-select-dropdown:visible .ant-select-item-option').allInnerTexts()
    assert.lengthOf(offered, 1)
    assert.match(offered[0]!, new RegExp(`${more.code}.*3,000,000`))
    assert.notInclude(offered.join(), his.code)
    await chooseFrom(page, name, more.code, more.code)
    await page.keyboard.press('Escape')
    await until(async () => assert.lengthOf(await lines.all(), 2))
    await lines.nth(1).getByRole('textbox').first().focus()
    await page.locator('.open-note').getByText(String(more.code)).waitFor()

    await page.getByText('5,000,000').first().waitFor()
    await page.locator('.ant-select-selection-item-remove').click()
    await until(async () => assert.lengthOf(await lines.all(), 1))
    await chooseFrom(page, name, more.code, more.code)
    await page.keyboard.press('Escape')
    await page.getByText('5,000,000').first().waitFor()
    await saveDocument(page)
    await page.waitForURL(/invoice\/[0-9a-f-]{36}$/)
    for (const { id, code } of [one, more])
      assert.match((await page.getByRole('link', { name: code, exact: true }).getAttribute('href'))!, new RegExp(id))
    await page.getByRole('button', { name: 'Ghi sổ', exact: true }).click()
    await confirm(page, 'Ghi sổ')
    await page.getByText('Chưa thanh toán', { exact: true }).first().waitFor()
    assert.equal(await debtOf(customerId), '5000000')
    assert.deepEqual(await seriousFindings(page), [])
  })

  test('is made of the orders that are ticked in their list, if one customer has them all', async ({
    assert,
    cleanup,
  }) => {
    const { one, more, his } = await delivered({ ...FREE, discount: '100001', shippingFee: '333333' })
    const page = await signedInPage(cleanup, { account: 'ketoan.demo' })
    await page.goto('/sale-management/order')
    const tick = (code: string) => page.getByRole('checkbox', { name: new RegExp(code) })
    for (const { code } of [one, more, his]) await tick(code).check()
    const make = page.getByRole('button', { name: 'Lập hóa đơn', exact: true })
    await make.click()
    await page.getByText('Một hóa đơn chỉ gộp chứng từ của cùng một khách hàng').waitFor()
    await tick(his.code).uncheck()
    await make.click()
    await page.waitForURL(/invoice\/add\?/)
    await until(async () => assert.lengthOf(await page.locator('.grid-row:not(.grid-new)').all(), 2))
    // Less what each order deducts, and with what it charges.
    await page.getByText('5,466,664').first().waitFor()
    await saveDocument(page)
    await page.waitForURL(/invoice\/[0-9a-f-]{36}$/)
    await page.getByText('5,466,664').first().waitFor()
    for (const { code } of [one, more]) await page.locator('.line-goods', { hasText: code }).waitFor()
    await page.goto(`${page.url()}/print`)
    for (const { code } of [one, more]) await page.getByRole('cell', { name: new RegExp(code) }).waitFor()
  })
})
