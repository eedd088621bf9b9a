import { test } from '@japa/runner'
import { seriousFindings } from '#tests/support/axe'
import { signedInPage } from '#tests/support/browser'
import { orderBody } from '#tests/support/documents/orders'
import { superAdmin } from '#tests/support/documents/lives'
import { chooseFrom } from '#tests/support/forms'
import { until } from '#tests/support/until'
import { answered, balanceOf, debtOf, FREE, fund, paid, stocked } from '../http/debt/owing.ts'
import { reasonId, sold } from '../http/returns/returning.ts'

const WORDS = {
  vi_VN: {
    ...{ exchange: 'Đổi hàng', reason: 'Lý do trả hàng', to: 'Kho nhận', from: 'Kho xuất', driver: 'Tên lái xe' },
    ...{ fund: 'Quỹ', given: 'Khách đưa', due: 'Khách trả thêm', done: 'Đã đổi xong, không còn nợ' },
  },
  en_US: {
    ...{ exchange: 'Exchange', reason: 'Return reason', to: 'Receiving warehouse', from: 'Issue from' },
    ...{
      driver: 'Driver name',
      fund: 'Fund',
      given: 'Received',
      due: 'Customer pays',
      done: 'Exchanged, nothing is owed',
    },
  },
} as const

const nameOf = async (path: string): Promise<string> => String((await answered((await superAdmin()).get(path))).name)

test.group('an exchange on one screen', () => {
  for (const [language, width] of [
    ['vi_VN', 1280],
    ['en_US', 390],
  ] as const)
    test(`says the difference, and is posted in one go: ${language}, ${width} px`, async ({ assert, cleanup }) => {
      const words = WORDS[language]
      const { shippingAddress } = await orderBody(null)
      const line = { quantity: '10', priceType: 'piece', salePrice: '200000' }
      const { sale, customerId, warehouseId } = await sold(line, FREE, { shippingAddress })
      const till = await fund()
      await paid(customerId, '2000000', { invoiceId: sale.id, fundId: till })
      const taken = await stocked('100')
      const product = await answered((await superAdmin()).get(`/products/${taken.productId}`))
      const [reason, to, from, tillName] = [
        await nameOf(`/return-reasons/${await reasonId()}`),
        await nameOf(`/warehouses/${warehouseId}`),
        await nameOf(`/warehouses/${taken.warehouseId}`),
        await nameOf(`/funds/${till}`),
      ]
      const page = await signedInPage(cleanup, {
        viewport: { width, height: 844 },
        ...(width === 390 && { hasTouch: true }),
      })
      await page.evaluate((one) => localStorage.setItem('barem.locale', JSON.stringify(one)), language)
      await page.goto(`/sale-management/invoice/${sale.id}?do=exchange`)
      await page.waitForURL(/refund\/exchange\?invoiceId=/)
      const back = page.locator('section[aria-labelledby=exchange-back]')
      const other = page.locator('section[aria-labelledby=exchange-taken]')
      const quantity = back.locator('.grid-row [data-cell=quantity]').first()
      await until(async () => assert.equal(await quantity.inputValue(), '10'))
      await chooseFrom(page, words.reason, reason, reason)
      await chooseFrom(page, words.to, to, to)
      await quantity.fill('4')
      await quantity.press('Enter')
      await chooseFrom(page, words.from, from, from)
      await other.locator('.grid-new input').click()
      await page.keyboard.type(String(product.code))
      await page
        .getByRole('option', { name: new RegExp(String(product.code)) })
        .first()
        .click()
      const pieces = other.locator('.grid-row [data-cell=quantity]').first()
      await pieces.fill('6')
      await pieces.press('Enter')
      const foot = page.locator('.exchange-foot')
      await foot.getByText(words.due).waitFor()
      await foot.locator('dd', { hasText: '800,000' }).waitFor()
      await foot.getByLabel(words.given, { exact: true }).waitFor()
      await chooseFrom(page, words.fund, tillName, tillName)
      await foot.getByLabel(words.driver).fill('Khách tự chở')
      assert.deepEqual(await seriousFindings(page), [])
      const difference = BigInt((await foot.locator('.strong dd').first().innerText()).replace(/\D/g, ''))
      await page.getByRole('button', { name: words.exchange, exact: true }).click()
      await page.getByText(words.done).waitFor()
      assert.equal(await debtOf(customerId), '0')
      assert.equal(await balanceOf(till), String(2_000_000n + difference))
    }).timeout(120_000)
})
