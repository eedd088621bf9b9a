import { test } from '@japa/runner'
import { seriousFindings } from '#tests/support/axe'
import { signedInPage } from '#tests/support/browser'
import { oweSince, owedTo } from '../http/debt/owing.ts'
import { receivedOf } from '../http/debt/supplier_invoicing.ts'

const BARS = { quantity: '10', priceType: 'piece', unitPrice: '100000', priceState: 'provisional' }

test.group('a price that is settled', (group) => {
  group.each.setup(() => oweSince('2026-01-01'))
  group.each.teardown(() => oweSince(null))

  test('is typed beside the provisional one, from the receipt, and is owed', async ({ assert, cleanup }) => {
    const { supplierId, receipt } = await receivedOf(BARS)
    const page = await signedInPage(cleanup, { account: 'ketoan.demo' })
    await page.goto(`/finance-accounting/price-settlements/add?receiptId=${receipt.id}`)
    await page.getByText('1 dòng').waitFor()
    assert.deepEqual(await seriousFindings(page), [])
    await page
      .getByRole('gridcell', { name: /Giá chốt/ })
      .first()
      .click()
    await page.keyboard.type('120000')
    await page.keyboard.press('Enter')
    // The foot of the form says what is added, not what the goods come to.
    await page.getByText(/^200,000\sđ$/).waitFor()
    await page.getByRole('button', { name: 'Lưu và chốt giá' }).click()
    await page.waitForURL(/price-settlements\/[0-9a-f-]{36}/)
    await page.getByRole('dialog').getByRole('button', { name: 'Chốt giá', exact: true }).click()
    await page.getByText('Hoàn thành', { exact: true }).first().waitFor()
    assert.equal(await owedTo(supplierId), '1200000')
  })
})
