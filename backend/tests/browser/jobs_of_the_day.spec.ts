import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { bar } from '#tests/support/bar'
import { signedInPage } from '#tests/support/browser'
import { superAdmin } from '#tests/support/documents/lives'
import { cursorIn, type } from '#tests/support/grid'
import { chooseTyped, inCell } from '#tests/support/keyboard'
import { created, resourceOf } from '#tests/support/samples'
import { until } from '#tests/support/until'
import { answered, customer, FREE, SOLD, stocked } from '../http/debt/owing.ts'
import { sellingOrder } from '../http/stock/issuing.ts'
import { bought, contract } from '../http/stock/receiving.ts'

type Counts = { keys: number; clicks: number }

/** Counts the keys and clicks of a person over all screens that they open. A chord counts as one key. */
async function counting(page: Page): Promise<() => Promise<Counts>> {
  await page.addInitScript(() => {
    const count = (name: string) => sessionStorage.setItem(name, String(Number(sessionStorage.getItem(name) ?? 0) + 1))
    const chords = ['Control', 'Shift', 'Alt', 'Meta']
    const here = globalThis as unknown as {
      addEventListener: (name: string, work: (event: any) => void, first: true) => void
    }
    here.addEventListener('keydown', ({ key }) => void (chords.includes(key) || count('keys')), true)
    here.addEventListener('click', ({ detail }) => void (detail > 0 && count('clicks')), true)
  })
  return async () => {
    const [keys, clicks] = await page.evaluate<(string | null)[]>(
      `['keys', 'clicks'].map((name) => sessionStorage.getItem(name))`,
    )
    return { keys: Number(keys ?? 0), clicks: Number(clicks ?? 0) }
  }
}

const row = (page: Page, tile: string, code: string) =>
  page.locator('.home-tile', { has: page.getByRole('heading', { name: tile }) }).locator('li', { hasText: code })

test.group('a job of the day, from Home', () => {
  test('what a customer owes takes three', async ({ assert, cleanup }) => {
    const { productId, warehouseId } = await stocked('100')
    const customerId = await customer()
    await sellingOrder(warehouseId, [{ productId, ...SOLD }], { customerId, ...FREE })
    const { code } = await answered((await superAdmin()).get(`/customers/${customerId}`))
    const page = await signedInPage(cleanup)
    const counted = await counting(page)
    await page.goto('/')
    await page.getByRole('button', { name: /Tìm/ }).first().click()
    await page.getByRole('dialog').getByRole('combobox').waitFor()
    await page.getByRole('dialog').getByRole('combobox').fill(code)
    await page
      .getByRole('option', { name: new RegExp(code) })
      .first()
      .click()
    await page.getByText('Đang nợ').first().waitFor()
    const { keys, clicks } = await counted()
    assert.isAtMost(keys + clicks, 3, 'besides the code')
  })

  test('goods are issued by the keeper within 18', async ({ assert, cleanup }) => {
    const { productId, warehouseId } = await stocked('100')
    const sold = await sellingOrder(warehouseId, [{ productId, ...SOLD }], { customerId: await customer(), ...FREE })
    const page = await signedInPage(cleanup, { account: 'thukho.demo' })
    const counted = await counting(page)
    await page.goto('/?tile=issue')
    await row(page, 'Cần xuất', sold.code).getByRole('button').click()
    await page.waitForURL(/export-warehouse\/add/)
    await until(async () => assert.isTrue(await page.getByRole('button', { name: /^Lưu và xuất kho/ }).isEnabled()))
    await page.getByText('1 dòng').waitFor()
    await page.getByLabel('Tên lái xe').click()
    await page.keyboard.type('Nam')
    await page.keyboard.press('Control+Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Xuất kho', exact: true }).click()
    await page
      .getByText(/PXK-\d{4}-\d{5}/)
      .first()
      .waitFor()
    const { keys, clicks } = await counted()
    assert.isAtMost(keys + clicks, 18)
  })

  test('a truck becomes a receipt within 20', async ({ assert, cleanup }) => {
    const [product, warehouse] = [await bar({ piecesPerBundle: 15 }), await created(resourceOf('warehouses'))]
    const made = await contract([bought(String(product.id), '300')], { receivingWarehouseId: warehouse.id })
    const page = await signedInPage(cleanup, { account: 'thukho.demo' })
    const counted = await counting(page)
    await page.goto('/?tile=receive')
    await row(page, 'Cần nhập', made.code).getByRole('button').click()
    await page.waitForURL(/enter-warehouse\/add/)
    await until(async () => assert.equal(await page.locator('[data-cell=quantity]').first().inputValue(), '300'))
    await page.getByLabel('Tên lái xe').click()
    await page.keyboard.type('Nam')
    await page.locator('[data-cell=actualWeight]').first().click()
    await page.keyboard.type('5363')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Nhập kho', exact: true }).click()
    await page
      .getByText(/PNK-\d{4}-\d{5}/)
      .first()
      .waitFor()
    const { keys, clicks } = await counted()
    assert.isAtMost(keys + clicks, 20)
  })

  test('goods are sold at the counter within 20 keys and 3 clicks', async ({ assert, cleanup }) => {
    const client = await superAdmin()
    const { walkInCustomer, defaultWarehouseId } = await answered(client.get('/company-settings'))
    const there = `/stock-on-hand?warehouseId=${defaultWarehouseId}&available_gte=10&q=TV-D16-CB300`
    const goods = (await client.get(there)).body[0]
    const page = await signedInPage(cleanup)
    const counted = await counting(page)
    await page.goto('/sale-management/order/add')
    await page.locator('#sales-orders-page_customerId:focus').waitFor()
    const said = walkInCustomer.code.length + goods.code.length
    await chooseTyped(page, walkInCustomer.code)
    await page.keyboard.press('F3')
    await cursorIn(page, 'Thêm dòng: gõ mã hoặc tên sản phẩm')
    await type(page, goods.code, 'Enter')
    await inCell(page, 'quantity')
    await type(page, '5', 'Enter')
    await page.keyboard.press('F8')
    const dialog = page.getByRole('dialog')
    const fund = dialog.locator('.option-select', { has: page.getByLabel('Quỹ', { exact: true }) })
    await fund.locator('.ant-select-selection-item').waitFor()
    await until(async () => assert.match((await dialog.getByLabel('Khách đưa').getAttribute('placeholder'))!, /^[1-9]/))
    await page.keyboard.press('F9')
    await dialog.getByRole('button', { name: 'Xem đơn hàng' }).waitFor()
    const { keys, clicks } = await counted()
    assert.isAtMost(keys - said, 20, 'besides the codes')
    assert.isAtMost(clicks, 3)
  })
})
