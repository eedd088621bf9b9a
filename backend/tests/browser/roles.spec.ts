import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { openBrowser, signInByHand } from '#tests/support/browser'
import { api } from '#tests/support/client'
import { orderBody } from '#tests/support/documents/orders'
import { entered, newPerson } from '#tests/support/people'
import { customer, FREE, SOLD, soldAndIssued, stocked } from '../http/debt/owing.ts'
import { orderedFrom, sellingOrder } from '../http/stock/issuing.ts'

type Cleanup = (work: () => Promise<void>) => void

/** Signs in by hand, and is at what waits for the person. */
async function atHome(cleanup: Cleanup, account: string, tile: string): Promise<Page> {
  const { page, close } = await openBrowser()
  cleanup(close)
  await signInByHand(page, account)
  await page.waitForURL((url) => url.pathname === '/')
  await page.goto(`/?tile=${tile}`)
  return page
}

/** Opens the paper of a document by the button of its page. */
async function printed(page: Page): Promise<Page> {
  const [paper] = await Promise.all([
    page.context().waitForEvent('page'),
    page.locator('.page-header-actions').getByText('In', { exact: true }).click(),
  ])
  return paper
}

const dialogOf = (page: Page) => page.getByRole('dialog')

test.group('from signing in to paper', () => {
  test('a keeper issues an order that waits, and prints the issue', async ({ cleanup }) => {
    const { productId, warehouseId } = await stocked('100')
    const sold = await sellingOrder(warehouseId, [{ productId, ...SOLD }], { customerId: await customer(), ...FREE })
    const page = await atHome(cleanup, 'thukho.demo', 'issue')
    await page.getByRole('button', { name: `Xuất ${sold.code}` }).click()
    await page.getByRole('textbox', { name: 'Tên lái xe' }).fill('Đỗ Văn Tải')
    await page.getByRole('button', { name: 'Lưu và xuất kho' }).click()
    await dialogOf(page)
      .getByRole('button', { name: /Xuất kho|Ghi sổ/ })
      .click()
    await page.getByRole('heading', { name: / PXK-/ }).waitFor()
    const paper = await printed(page)
    await paper.getByText('PHIẾU XUẤT KHO').first().waitFor()
  })

  test('an accountant invoices what left, and prints the invoice', async ({ cleanup, assert }) => {
    const { order } = await soldAndIssued(await customer(), SOLD, '50', FREE)
    const page = await atHome(cleanup, 'ketoan.demo', 'invoice')
    await page.getByRole('button', { name: `Lập hóa đơn ${order.code}` }).click()
    await page.locator('.totals-bar').getByText('5,000,000').first().waitFor()
    await page.getByRole('button', { name: 'Lưu và ghi sổ' }).click()
    await dialogOf(page)
      .getByRole('button', { name: /Ghi sổ/ })
      .click()
    await page.getByRole('heading', { name: / HD/ }).waitFor()
    const paper = await printed(page)
    await paper.getByText(order.code).first().waitFor()
    assert.include(await paper.locator('body').innerText(), '5,000,000')
  })

  test('a director approves what waits, and prints the order', async ({ cleanup }) => {
    const person = await newPerson('R001')
    const { productId, warehouseId } = await stocked('100')
    const more = { customerId: await customer(), ...FREE, approverId: person.userId }
    const asked = await orderedFrom(warehouseId, [{ productId, ...SOLD }], more)
    const page = await atHome(cleanup, person.username, 'approve')
    await page.getByRole('button', { name: `Xem ${asked.code}` }).click()
    await page.getByRole('button', { name: 'Phê duyệt' }).click()
    await dialogOf(page).getByRole('button', { name: 'Phê duyệt' }).click()
    await page.locator('.page-header').getByText('Đã duyệt').first().waitFor()
    const paper = await printed(page)
    await paper.getByText(asked.code).first().waitFor()
  })

  test('a clerk asks for the approval of a draft, and prints the order', async ({ cleanup, assert }) => {
    const [clerk, director] = [await newPerson('R004'), await newPerson('R001')]
    const { status } = await api((await entered(clerk)).token).post('/sales-orders', await orderBody(director.userId))
    assert.equal(status, 201)
    const page = await atHome(cleanup, clerk.username, 'drafts')
    await page.locator('.home-tile li').getByRole('button').click()
    await page.locator('.totals-bar').waitFor()
    await page.getByRole('button', { name: 'Lưu và gửi duyệt' }).click()
    await dialogOf(page).getByRole('button', { name: 'Gửi duyệt' }).click()
    await page.locator('.page-header').getByText('Chờ duyệt').first().waitFor()
    const paper = await printed(page)
    await paper.getByText(/DH-/).first().waitFor()
  })
})
