import { test } from '@japa/runner'
import { seriousFindings } from '#tests/support/axe'
import { bar } from '#tests/support/bar'
import { signedInPage } from '#tests/support/browser'
import { chooseFrom } from '#tests/support/forms'
import { cell, newLine, type } from '#tests/support/grid'
import { confirm } from '#tests/support/keyboard'
import { created, resourceOf } from '#tests/support/samples'
import { until } from '#tests/support/until'

const LIST = '/logistics/opening-stock'
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }

test.group('opening stock', () => {
  test('is typed by keyboard, posted, seen at the product, and undone', async ({ assert, cleanup }) => {
    const [product, warehouse] = [await bar(), await created(resourceOf('warehouses'))]
    const page = await signedInPage(cleanup)
    await page.goto(`${LIST}/add`)
    await chooseFrom(page, 'Kho', String(warehouse.code), String(warehouse.name))
    await newLine(page).focus()
    await type(page, product.code, 'Enter', '50', 'Enter', '893,5', 'Enter', 'kg t', 'Enter', '15.500', 'Enter')
    await until(async () => assert.equal(await cell(page, 'Đơn giá', 1).inputValue(), '15,500'))
    await page.getByRole('button', { name: 'Lưu', exact: true }).click()
    await page.waitForURL(/opening-stock\/[0-9a-f-]{36}$/)
    await page.getByText(/tồn đầu kỳ #\d+$/i).waitFor()
    assert.match(await page.locator('.document-totals').innerText(), /13,849,250\sđ/)

    await page.getByRole('button', { name: 'Ghi sổ kho' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Ghi sổ kho' }).click()
    await page.getByText('Đã ghi sổ', { exact: true }).waitFor()
    await page
      .getByText(/tồn đầu kỳ TDK-/i)
      .first()
      .waitFor()
    const { pathname: address } = new URL(page.url())

    await page.goto(`/product-management/${product.id}`)
    const stock = page.getByRole('region', { name: 'Tồn kho' })
    const figures = page.locator('.record-figures')
    await figures.getByText('893.5', { exact: false }).waitFor()
    assert.match(await figures.innerText(), /13,849,250\sđ/)
    assert.match((await stock.innerText()).replaceAll('\n', ' '), /Số lượng tồn 50 /)
    await page.goto(`/product-management/${product.id}/edit`)
    await page.getByRole('region', { name: 'Giá' }).waitFor()
    assert.equal(await page.getByRole('region', { name: 'Tồn kho' }).count(), 0)

    await page.goto(`${address}?do=undo`)
    await page.locator('[role=dialog] textarea:focus').waitFor()
    await page.keyboard.type('Đếm lại kho')
    await confirm(page, 'Hoàn tác phiếu tồn đầu kỳ')
    await page.getByText('Đã hoàn tác', { exact: true }).waitFor()
    assert.equal(await page.getByRole('button', { name: 'Ghi sổ kho' }).count(), 0)
  })

  test('says on a phone, in English and in the dark, what it lacks', async ({ assert, cleanup }) => {
    const [product, warehouse] = [await bar(), await created(resourceOf('warehouses'))]
    const lines = [{ productId: product.id, quantity: '5', priceType: 'piece' }]
    const { id } = await created(resourceOf('opening-stocks'), { warehouseId: warehouse.id, lines })
    const page = await signedInPage(cleanup, PHONE)
    await page.evaluate(
      `localStorage.setItem('barem.locale', '"en_US"'); localStorage.setItem('barem.theme', '"dark"')`,
    )
    await page.goto(`${LIST}/${id}`)
    await page.getByRole('button', { name: 'Post to stock' }).click()
    await page
      .getByText('This opening stock batch cannot go on yet. Still missing: Goods, line 1: Unit price')
      .waitFor()
    assert.deepEqual(await seriousFindings(page), [])
  })
})
