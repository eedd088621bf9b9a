import { test } from '@japa/runner'
import { seriousFindings } from '#tests/support/axe'
import { signedInPage } from '#tests/support/browser'
import { superAdmin } from '#tests/support/documents/lives'
import { orderedStraight, soldStraight } from '../http/debt/going_straight.ts'
import { oweSince, owedTo } from '../http/debt/owing.ts'
import { product } from '../http/stock/stock.ts'

const ORDERS = '/sale-management/order'
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }

test.group('goods that go straight, on the page of their order', (group) => {
  group.each.setup(() => oweSince('2026-01-01'))
  group.each.teardown(() => oweSince(null))

  test('come and leave by one dialog, and are taken back together from the issue', async ({ assert, cleanup }) => {
    const { order, supplierId } = await soldStraight(await product())
    const page = await signedInPage(cleanup)
    await page.goto(`${ORDERS}/${order.id}`)
    await page.getByRole('button', { name: 'Giao thẳng', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('còn 100').waitFor()
    assert.equal(await dialog.getByLabel('Số lượng 1').inputValue(), '100')
    assert.deepEqual(await seriousFindings(page), [])
    await dialog.getByLabel('Kg phiếu 1').fill('1200')
    await dialog.getByLabel('Tên lái xe').fill('Lò Văn Chở')
    await dialog.getByLabel('Biển số xe').fill('15C-000.02')
    await dialog.getByLabel('Số phiếu giao của nhà cung cấp').fill('PX-77')
    await dialog.getByRole('button', { name: 'Nhập và xuất' }).click()
    // Bars that weigh less by a third need a reason, at their line.
    await dialog.getByLabel('Lý do chênh lệch 1').waitFor()
    await dialog.getByLabel('Kg phiếu 1').fill('1850')
    await dialog.getByRole('button', { name: 'Nhập và xuất' }).click()
    await dialog.getByText('Đã ghi phiếu nhập và phiếu xuất').waitFor()
    assert.equal(await owedTo(supplierId), '80000000')
    await dialog.getByRole('button', { name: 'Lập hóa đơn' }).waitFor()
    await dialog.getByRole('button', { name: 'Xem đơn hàng' }).click()
    assert.equal(await page.getByRole('button', { name: 'Giao thẳng', exact: true }).count(), 0)

    const { body } = await (await superAdmin()).get(`/warehouse-issues?orderId=${order.id}`)
    await page.goto(`/logistics/export-warehouse/${body[0].id}?do=undoStraight`)
    const undo = page.getByRole('dialog')
    await undo.getByText(body[0].code).waitFor()
    await undo.getByLabel('Lý do').fill('Nhầm xe')
    await undo.getByRole('button', { name: 'Hoàn tác cả hai' }).click()
    await page.getByText('Đã hủy', { exact: true }).first().waitFor()
    assert.equal(await owedTo(supplierId), '0')
  })

  test('are delivered from Home by a keeper who sees no orders', async ({ assert, cleanup }) => {
    const { order, supplierId } = await soldStraight(await product())
    const page = await signedInPage(cleanup, { account: 'thukho.demo' })
    await page.goto(`/logistics/export-warehouse/straight?orderId=${order.id}`)
    const dialog = page.getByRole('dialog')
    await dialog.getByText(order.code).waitFor()
    await dialog.getByLabel('Kg phiếu 1').fill('1850')
    await dialog.getByLabel('Tên lái xe').fill('Lò Văn Chở')
    await dialog.getByRole('button', { name: 'Nhập và xuất' }).click()
    await dialog.getByText('Đã ghi phiếu nhập và phiếu xuất').waitFor()
    assert.equal(await owedTo(supplierId), '80000000')
    await dialog.getByRole('button', { name: 'Quay lại' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await page.getByRole('heading', { name: 'Cần giao thẳng' }).waitFor()
    assert.equal(await page.getByText(order.code, { exact: true }).count(), 0)
    await page
      .getByRole('button', { name: /^Giao thẳng/ })
      .first()
      .click()
    await page.getByRole('dialog').getByText(/còn/).first().waitFor()
  })

  test('say on a phone that their contract is missing', async ({ assert, cleanup }) => {
    const { order } = await orderedStraight(await product())
    const page = await signedInPage(cleanup, PHONE)
    await page.goto(`${ORDERS}/${order.id}?do=straight`)
    const dialog = page.getByRole('dialog')
    await dialog.getByText(/chưa có hợp đồng mua/).waitFor()
    assert.deepEqual(await seriousFindings(page), [])
    await dialog.getByRole('link', { name: 'Lập hợp đồng mua' }).click()
    await page.waitForURL(/purchase-contract\/add/)
  })
})
