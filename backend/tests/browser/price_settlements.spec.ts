import { test } from '@japa/runner'
import { seriousFindings } from '#tests/support/axe'
import { signedInPage } from '#tests/support/browser'
import { oweSince, owedTo } from '../http/debt/owing.ts'
import { receivedOf } from '../http/debt/supplier_invoicing.ts'
import { bought, contract, received } from '../http/stock/receiving.ts'
import { product, warehouse } from '../http/stock/stock.ts'

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

  test('is settled from a contract, of all its receipts or of those that are ticked', async ({ assert, cleanup }) => {
    const line = { priceType: 'piece', unitPrice: '100000', priceState: 'provisional' }
    const productId = await product()
    const row = await contract([bought(productId, '30', line)])
    const [from, warehouseId] = [row.lines[0].id, await warehouse()]
    const goods = { ...line, productId, contractLineId: from, quantity: '10' }
    const more = { contractId: row.id, supplierId: row.supplierId }
    const codes = [
      (await received(warehouseId, [goods], more)).code,
      (await received(warehouseId, [{ ...goods, quantity: '5' }], more)).code,
    ]
    const page = await signedInPage(cleanup, { account: 'superadmin' })
    await page.goto(`/contract/purchase-contract/${row.id}`)
    await page.getByRole('button', { name: 'Chốt giá' }).click()
    const dialog = page.getByRole('dialog')
    for (const code of codes) await dialog.getByRole('checkbox', { name: new RegExp(code) }).waitFor()
    assert.deepEqual(await seriousFindings(page), [])
    await dialog.getByRole('button', { name: 'Chốt giá 2 phiếu nhập' }).click()
    await page.getByText('2 dòng').waitFor()
  })
})
