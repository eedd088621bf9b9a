import { test } from '@japa/runner'
import { seriousFindings } from '#tests/support/axe'
import { signedInPage } from '#tests/support/browser'
import { superAdmin } from '#tests/support/documents/lives'
import { chooseFrom, saveDocument } from '#tests/support/forms'
import { cell } from '#tests/support/grid'
import { created, resourceOf } from '#tests/support/samples'
import { until } from '#tests/support/until'
import { answered, customer, FREE, fund, invoiced, paid, soldAndIssued, stocked } from '../http/debt/owing.ts'
import { reasonId, returned, returnOf, sold, soldSeveral, warehouseFor } from '../http/returns/returning.ts'

const LIST = '/sale-management/refund'

test.group('a return', () => {
  test('begins with nothing picked, and is received with what was typed kept until it is given up', async ({
    assert,
    cleanup,
  }) => {
    const { sale } = await soldSeveral(3)
    const [reason, kept] = [await created(resourceOf('return-reasons')), await created(resourceOf('warehouses'))]
    const page = await signedInPage(cleanup)
    await page.goto(`${LIST}/add?invoiceId=${sale.id}`)
    await until(async () => assert.lengthOf(await page.locator('.grid-row [data-cell=quantity]').all(), 3))
    assert.equal(await cell(page, 'Số lượng trả', 1).inputValue(), '')
    await chooseFrom(page, 'Lý do trả hàng', String(reason.name), String(reason.name))
    await chooseFrom(page, 'Kho nhận', String(kept.name), String(kept.name))
    await cell(page, 'Số lượng trả', 2).fill('4')
    const strip = page.locator('.grid-strip')
    await strip.getByText('Giao lại').waitFor()
    assert.equal(await strip.getByText(/^Giá trả|^Giá vốn/).count(), 0)
    await cell(page, 'Số lượng trả', 2).press('Enter')
    await page.getByText('800,000 đ').first().waitFor()
    await saveDocument(page)
    await page.waitForURL(/refund\/[0-9a-f-]{36}/)
    const id = /refund\/([0-9a-f-]{36})/.exec(page.url())![1]!
    assert.lengthOf((await returnOf(id)).lines, 1)

    await page.goto(`${LIST}/${id}?do=receive`)
    const dialog = page.getByRole('dialog', { name: /Nhận hàng của/ })
    await dialog.getByLabel('Số lượng trả 1').fill('3')
    await page.keyboard.press('Escape')
    await page.locator('.ant-modal-confirm-title').getByText('Rời đi mà chưa lưu?').waitFor()
    assert.equal(await page.locator('.ant-modal-confirm').count(), 1)
    await page.getByRole('button', { name: 'Ở lại' }).click()
    assert.equal(await dialog.getByLabel('Số lượng trả 1').inputValue(), '3')
    assert.deepEqual(await seriousFindings(page), [])
    await dialog.getByRole('button', { name: 'Nhận hàng trả' }).click()
    await page.getByText('Đã nhận hàng', { exact: true }).first().waitFor()
    assert.equal((await returnOf(id)).lines[0].quantity, '3.000')
  })
  test('without an invoice is priced below its lines', async ({ assert, cleanup }) => {
    const { productId } = await stocked('10')
    const { id } = await answered(
      (await superAdmin()).post('/returns', {
        ...{ basis: 'none', customerId: await customer(), documentDate: '2026-02-04', reasonId: await reasonId() },
        ...{ warehouseId: await warehouseFor('sale') },
        lines: [{ productId, quantity: '4', ownPrice: '200000', ownPriceType: 'piece' }],
      }),
    )
    const page = await signedInPage(cleanup)
    await page.goto(`${LIST}/${id}/edit`)
    await cell(page, 'Số lượng trả', 1).click()
    const strip = page.locator('.grid-strip')
    await strip.getByText('Giá trả lại').waitFor()
    assert.equal(await strip.getByText('Giao lại').count(), 0)
  })

  test('is paid back by somebody who reads what its customer owes beyond its day', async ({ assert, cleanup }) => {
    const [bars, paidFor] = [{ quantity: '10', priceType: 'piece', salePrice: '200000' }, await fund()]
    const { sale, customerId } = await sold(bars)
    await paid(customerId, '2000000', { invoiceId: sale.id, fundId: paidFor })
    const back = await returned(sale, { quantity: '4' })
    const { order } = await soldAndIssued(customerId, bars, '10', FREE)
    await invoiced(order, '10', { dueDate: '2026-02-10' })
    const page = await signedInPage(cleanup)
    await page.goto(`${LIST}/${back.id}`)
    await page.getByRole('button', { name: /^Hoàn tiền/ }).click()
    const told = page.getByRole('dialog').locator('.customer-debt .debt-late')
    await told.first().waitFor()
    assert.match(await told.first().innerText(), /2,000,000/)
    assert.deepEqual(await seriousFindings(page), [])
  })
})
