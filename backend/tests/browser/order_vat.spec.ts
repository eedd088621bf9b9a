import { test } from '@japa/runner'
import { signedInPage } from '#tests/support/browser'
import { superAdmin } from '#tests/support/documents/lives'
import { saveDocument } from '#tests/support/forms'
import { until } from '#tests/support/until'
import { answered, customer, FREE, SOLD, stocked } from '../http/debt/owing.ts'
import { draftFrom } from '../http/stock/issuing.ts'

const switchVat = async (vat: string) => {
  await answered((await superAdmin()).patch('/company-settings', { vat, vatRate: '10' }))
}

test.group('VAT of an order', (group) => {
  group.each.teardown(() => switchVat('off'))

  test('follows while it is typed, by the rate of the company and of a line, and is what is saved', async ({
    assert,
    cleanup,
  }) => {
    await switchVat('excluded')
    const { productId, warehouseId } = await stocked('100')
    const order = await draftFrom(warehouseId, [{ productId, ...SOLD }], { customerId: await customer(), ...FREE })
    const page = await signedInPage(cleanup)
    await page.goto(`/sale-management/order/${order.id}/edit`)
    const foot = page.locator('.totals-bar')
    const says = (...texts: string[]) =>
      until(async () => {
        const said = await foot.innerText()
        for (const text of texts) assert.include(said, text)
      })
    await says('500,000', '5,500,000')
    await page.getByLabel('Đơn giá, dòng 1', { exact: true }).focus()
    await page.getByLabel('Thuế suất, dòng 1', { exact: true }).fill('8')
    await says('400,000', '5,400,000')
    await saveDocument(page)
    await page.waitForURL(/order\/[0-9a-f-]{36}$/)
    const totals = page.locator('.document-totals')
    await totals.getByText('Tiền thuế GTGT').waitFor()
    await totals.getByText('400,000 đ', { exact: true }).waitFor()
    await totals.locator('.amount', { hasText: '5,400,000 đ' }).waitFor()
  })
})
