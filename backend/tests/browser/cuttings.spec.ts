import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { seriousFindings } from '#tests/support/axe'
import { signedInPage } from '#tests/support/browser'
import { superAdmin } from '#tests/support/documents/lives'
import { chooseFrom, saveDocument } from '#tests/support/forms'
import { cell, cursorIn, type } from '#tests/support/grid'
import { bars, cut, scrapProduct, setScrap } from '../http/stock/cutting.ts'
import { inWarehouse } from '../http/stock/stock.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }

/** The drawing of bars with these words. */
const drawn = (page: Page, words: string | RegExp) => page.locator('.cut-bar-words').filter({ hasText: words }).first()

test.group('bars that are cut', (group) => {
  group.each.setup(async () => setScrap({ scrapProductId: await scrapProduct(), scrapPrice: '8000' }))
  group.each.teardown(() => setScrap({ scrapProductId: null, scrapPrice: '0' }))

  test('are typed by keyboard, drawn as they are typed, and cut', async ({ assert, cleanup }) => {
    const { productId, warehouseId } = await bars()
    const client = await superAdmin()
    const [product, warehouse] = await Promise.all(
      [`/products/${productId}`, `/warehouses/${warehouseId}`].map(async (path) => (await client.get(path)).body),
    )
    const page = await signedInPage(cleanup)
    await page.goto('/logistics/stock-cutting/add')
    await chooseFrom(page, /^Kho/, warehouse.code, warehouse.name)
    await page.getByRole('combobox', { name: /^Thêm dòng/ }).focus()
    await type(page, product.code)
    await page.getByRole('option', { name: product.code }).waitFor()
    await type(page, 'Enter', '10', 'Enter')
    await cursorIn(page, 'Cắt mỗi cây, dòng 1')
    await type(page, '5x2.5', 'Enter')
    await drawn(page, 'dài hơn cây 0.8 m').waitFor()
    await cell(page, 'Cắt mỗi cây', 1).focus()
    await type(page, '4X2m7', 'Enter')
    await drawn(page, '4 đoạn 2.7 m · còn 0.9 m là phế liệu').waitFor()
    assert.deepEqual(await seriousFindings(page), [])
    await saveDocument(page)
    await page.waitForURL(/stock-cutting\/[0-9a-f-]{36}$/)
    await page.getByRole('button', { name: 'Cắt xong' }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cắt xong', exact: true }).click()
    await page.getByText('Đã cắt', { exact: true }).first().waitFor()
    await drawn(page, '4 đoạn 2.7 m · còn 0.9 m là phế liệu').waitFor()
    assert.deepEqual(await seriousFindings(page), [])
    assert.equal((await inWarehouse(productId, warehouseId))[0], '90.000')
  })

  test('fit a phone', async ({ assert, cleanup }) => {
    const page = await signedInPage(cleanup, PHONE as never)
    const { productId, warehouseId } = await bars()
    const { id } = await cut(warehouseId, [{ productId, quantity: '10', cuts: '4x2.7' }], { kerf: '5' })
    await page.goto(`/logistics/stock-cutting/${id}`)
    await page
      .getByRole('button', { name: /Thanh BAR/ })
      .first()
      .click()
    await page.locator('.cut-bar').first().waitFor()
    const wide = await page.evaluate('document.documentElement.scrollWidth > innerWidth')
    assert.equal(wide, false)
  })
})
