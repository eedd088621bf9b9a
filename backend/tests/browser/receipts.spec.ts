import { test } from '@japa/runner'
import { seriousFindings } from '#tests/support/axe'
import { bar } from '#tests/support/bar'
import { signedInPage } from '#tests/support/browser'
import { chooseFrom, saveDocument } from '#tests/support/forms'
import { cell } from '#tests/support/grid'
import { confirm } from '#tests/support/keyboard'
import { created, resourceOf } from '#tests/support/samples'
import { until } from '#tests/support/until'
import { bought, contract, received } from '../http/stock/receiving.ts'

const LIST = '/logistics/enter-warehouse'
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }

test.group('a receipt', () => {
  test('of a contract is weighed by a storekeeper who sees no cost, posted and taken back', async ({
    assert,
    cleanup,
  }) => {
    const [product, warehouse] = [await bar({ piecesPerBundle: 15 }), await created(resourceOf('warehouses'))]
    const row = await contract([bought(String(product.id), '300')], { receivingWarehouseId: warehouse.id })
    const page = await signedInPage(cleanup, { account: 'thukho.demo' })
    await page.goto(`${LIST}/add?contractId=${row.id}`)
    await until(async () => assert.equal(await cell(page, 'SL nhận', 1).inputValue(), '300'))
    await cell(page, 'SL nhận', 1).focus()
    await page.getByText('300 cây/cái').waitFor()
    await chooseFrom(page, 'Người nhận hàng', 'thukho', 'Đỗ Văn Khánh')
    await page.getByLabel('Tên lái xe').fill('Phạm Văn Mẫu')
    await cell(page, 'SL nhận', 1).fill('13b+5')
    await cell(page, 'KL cân', 1).fill('3575')
    await cell(page, 'KL cân', 1).press('Enter')
    await page.getByText('−3.31%').first().waitFor()
    assert.equal(await cell(page, 'SL nhận', 1).inputValue(), '200')
    await saveDocument(page)
    await page.waitForURL(/enter-warehouse\/[0-9a-f-]{36}$/)

    await page.getByRole('button', { name: 'Nhập kho', exact: true }).click()
    await confirm(page, 'Nhập kho')
    await page
      .getByText(/phiếu nhập kho PNK-/i)
      .first()
      .waitFor()
    assert.notMatch(await page.locator('main').innerText(), /Đơn giá|Thành tiền|Tiền hàng|14,500/)
    const { pathname: address } = new URL(page.url())

    const manager = await signedInPage(cleanup)
    await manager.goto(`/contract/purchase-contract/${row.id}`)
    const progress = manager.getByRole('region', { name: 'Tiến độ nhận hàng' })
    await progress.getByText('3,575').waitFor()
    assert.match((await progress.innerText()).replaceAll(/\s+/g, ' '), /200 3,575 3,697.2 100 1,970.8 1,848.6 Còn chờ/)

    await page.goto(`${address}?do=undo`)
    await page.locator('[role=dialog] textarea:focus').waitFor()
    await page.keyboard.type('Cân lại cả xe')
    await confirm(page, 'Hoàn tác phiếu nhập kho')
    await page.getByText('Đã hủy', { exact: true }).waitFor()
    const note = page.locator('.ended-note')
    assert.match(await note.innerText(), /đã hoàn tác phiếu nhập kho này lúc .*Cân lại cả xe/s)
    await note.getByRole('link', { name: String(row.code) }).waitFor()
    await manager.goto(`/contract/purchase-contract/${row.id}`)
    await manager.getByText('Đã duyệt', { exact: true }).first().waitFor()
  })

  test('is read on a phone, in English and in the dark', async ({ assert, cleanup }) => {
    const [product, warehouse] = [await bar(), await created(resourceOf('warehouses'))]
    const row = await contract([bought(String(product.id), '300')], { receivingWarehouseId: warehouse.id })
    const line = { productId: product.id, contractLineId: row.lines[0].id, quantity: '200', actualWeight: '3690' }
    const { id } = await received(String(warehouse.id), [{ ...line, priceType: 'actual_kg' }], { contractId: row.id })
    const page = await signedInPage(cleanup, PHONE)
    await page.evaluate(
      `localStorage.setItem('barem.locale', '"en_US"'); localStorage.setItem('barem.theme', '"dark"')`,
    )
    await page.goto(`${LIST}/${id}`)
    await page.getByText('Warehouse receipt PNK-', { exact: false }).first().waitFor()
    assert.deepEqual(await seriousFindings(page), [])
    await page.goto(`/contract/purchase-contract/${row.id}`)
    await page.getByRole('region', { name: 'What has come' }).waitFor()
    assert.deepEqual(await seriousFindings(page), [])
    await page.goto(`${LIST}/add?contractId=${row.id}`)
    await page.locator('.grid-row [data-cell=productId]').first().focus()
    await page.locator('.open-note').getByText('1,848.6').waitFor()
    assert.deepEqual(await seriousFindings(page), [])
    await page.goto('/logistics/inventory')
    await page.getByPlaceholder('Code or name of a product').fill(product.code)
    await page.getByRole('link', { name: /200$/ }).first().click()
    await page.waitForURL('**/logistics/inventory/entries?productId=**')
    await page.getByRole('link', { name: /^PNK-/ }).first().waitFor()
    assert.deepEqual(await seriousFindings(page), [])
  })
})
