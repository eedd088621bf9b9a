import { test } from '@japa/runner'
import { until } from '#tests/support/until'
import { openMore, saveDocument } from '#tests/support/forms'
import type { Page } from 'playwright'
import { openBrowser, signedInPage, signInOnPage } from '#tests/support/browser'
import { signIn } from '#tests/support/client'
import { act, draft, superAdmin } from '#tests/support/documents/lives'
import { chooseTyped, inCell, onTo, tabTo } from '#tests/support/keyboard'
import { newPerson } from '#tests/support/people'
import { created, fresh, resourceOf } from '#tests/support/samples'

type Row = Record<string, any>

const ORDER = '/sale-management/order'
const rows = async (path: string): Promise<Row[]> => (await (await superAdmin()).get(path)).body
const LOST = 'Lỗi kết nối. Vui lòng kiểm tra mạng và thử lại'

/**
 * Lets the next call to a path reach the server and loses the answer on the way back. Returns the keys that calls to it
 * come with.
 */
async function loseAnswer(page: Page, path: RegExp, method = 'POST'): Promise<string[]> {
  const keys: string[] = []
  await page.route(path, async (route) => {
    if (route.request().method() !== method) return route.continue()
    keys.push(route.request().headers()['idempotency-key'] ?? '')
    if (keys.length > 1) return route.continue()
    await route.fetch()
    await route.abort('connectionreset')
  })
  return keys
}

/** Fills in a new order of one line and does not save it. */
async function typeOrder(page: Page, contractNumber: string): Promise<void> {
  const [[customer], [warehouse], [product]] = await Promise.all([
    rows('/customers?_start=0&_end=1&_sort=code&_order=asc'),
    rows('/warehouses?_start=0&_end=1'),
    rows('/products?weightMode=per_meter&status=in_business&_start=0&_end=1&_sort=code&_order=asc'),
  ])
  await page.goto(`${ORDER}/add`)
  await page.getByRole('combobox', { name: 'Khách hàng' }).waitFor()
  await tabTo(page, 'Khách hàng')
  await chooseTyped(page, customer!.code)
  await page
    .locator(`#sales-orders-page_contactPerson[value="${customer!.contactPerson}"]`)
    .waitFor({ state: 'attached' })
  await openMore(page)
  await tabTo(page, 'Kho xuất')
  await chooseTyped(page, warehouse!.code)
  await tabTo(page, 'Ngày nhận hàng')
  await page.keyboard.type('25/11/2036')
  await page.keyboard.press('Enter')
  await tabTo(page, 'Số hợp đồng')
  await page.keyboard.type(contractNumber)
  await tabTo(page, 'Thêm dòng: gõ mã hoặc tên sản phẩm')
  await page.keyboard.type(product!.code)
  await page.keyboard.press('Enter')
  await inCell(page, 'quantity')
  await page.keyboard.type('25')
  await onTo(page, 'unitPrice')
  await page.keyboard.type('15500')
  await page.keyboard.press('Enter')
}

const written = (contractNumber: string) => rows(`/sales-orders?q=${contractNumber}&_start=0&_end=10`)
const shown = (page: Page) => page.waitForURL(/order\/[0-9a-f-]{36}$/)

test.group('a connection that is lost', (group) => {
  const held = {} as { page: Page }
  group.each.setup(async () => {
    const { page, close } = await openBrowser()
    held.page = page
    await signInOnPage(page, (await newPerson('R002')).username)
    return close
  })

  test('an order whose answer was lost is saved once, however often it is sent', async ({ assert }) => {
    const { page } = held
    const number = `HDM${fresh()}`
    await typeOrder(page, number)
    const keys = await loseAnswer(page, /\/v1\.0\/sales-orders$/)
    await saveDocument(page)
    await page.getByText(LOST).first().waitFor()
    await saveDocument(page)
    await shown(page)
    assert.lengthOf(keys, 2)
    assert.equal(keys[0], keys[1])
    assert.lengthOf(await written(number), 1)
  })

  test('an edit whose answer was lost is saved when it is sent again, and nobody is asked about their own change', async ({
    assert,
  }) => {
    const { page } = held
    const row = await created(resourceOf('customers'))
    await page.goto(`/customers/infomation/${row.id}/edit`)
    const contact = page.getByLabel('Người liên hệ', { exact: true })
    await contact.fill('Gửi lại')
    const keys = await loseAnswer(page, /\/v1\.0\/customers\//, 'PATCH')
    const saveEdit = page.getByRole('button', { name: 'Lưu', exact: true })
    await saveEdit.click()
    await page.getByText(LOST).first().waitFor()
    await saveEdit.click()
    await page.waitForURL(/infomation\/[0-9a-f-]{36}$/)
    assert.lengthOf(keys, 2)
    assert.equal(keys[0], keys[1])
    await until(async () => assert.equal(await page.getByText('Đã gộp thay đổi').count(), 0))
    const { body } = await (await superAdmin()).get(`/customers/${row.id}`)
    assert.deepEqual([body.contactPerson, body.version], ['Gửi lại', 2])
  })

  test('a button that saves has its own name again after every failure, however quickly it comes', async () => {
    const { page } = held
    const row = await created(resourceOf('customers'))
    await page.goto(`/customers/infomation/${row.id}/edit`)
    await page.getByLabel('Người liên hệ', { exact: true }).fill('Bấm nhiều lần')
    await page.route(/\/v1\.0\/customers\//, (route) =>
      route.request().method() === 'PATCH' ? route.abort('connectionreset') : route.continue(),
    )
    const again = page.getByRole('button', { name: 'Lưu', exact: true })
    for (let time = 0; time < 12; time++) {
      await again.click()
      await page.getByText(LOST).first().waitFor()
    }
    await again.waitFor()
  })

  test('a server that is not ready signs nobody out, whatever it was asked', async ({ assert }) => {
    const { page } = held
    await page.goto('/customers/infomation')
    await page.locator('.ant-table-row').first().waitFor()
    const token = () => page.evaluate(() => localStorage.getItem('barem.token'))
    const before = await token()
    const body = JSON.stringify({ succeeded: false, code: 'COM_ERR_010', message: 'x', errors: [] })
    const answer = (status: number) => ({ status, contentType: 'application/json', body })
    let renewals = 0
    await page.route(/\/Account\/refresh$/, (route) => (renewals++, route.fulfill(answer(503))))
    // The token has run out, and the server cannot say what of the session is left.
    await page.route(/\/v1\.0\/suppliers/, (route) => route.fulfill(answer(401)))
    await page.goto('/suppliers/infomation')
    await page.getByText(LOST).first().waitFor()
    assert.isAbove(renewals, 0)
    await page.unroute(/\/v1\.0\/suppliers/)
    await page.route(/\/v1\.0\/customers/, (route) => route.fulfill(answer(503)))
    await page.goto('/customers/infomation')
    await page.getByText('x', { exact: true }).first().waitFor()
    assert.notInclude(page.url(), '/login')
    assert.equal(await token(), before)
    await page.unrouteAll()
    await page.reload()
    await page.locator('.ant-table-row').first().waitFor()
  })

  test('what is changed after the answer was lost is saved on top of what arrived, and there is one order still', async ({
    assert,
  }) => {
    const { page } = held
    const number = `HDM${fresh()}`
    await typeOrder(page, number)
    await loseAnswer(page, /\/v1\.0\/sales-orders$/)
    await saveDocument(page)
    await page.getByText(LOST).first().waitFor()
    await page.getByLabel('Ghi chú').last().fill('Viết thêm khi mất mạng')
    await saveDocument(page)
    await shown(page)
    assert.deepEqual(
      (await written(number)).map(({ note }) => note),
      ['Viết thêm khi mất mạng'],
    )
  })

  test('an order is typed on without a network, says that it is kept on the device, and survives a reload with its lines', async ({
    assert,
  }) => {
    const { page } = held
    const number = `HDM${fresh()}`
    await typeOrder(page, number)
    await page.getByText(/^Đã lưu trên máy này lúc \d\d:\d\d$/).waitFor()
    await page.context().setOffline(true)
    await saveDocument(page)
    await page.getByText(LOST).first().waitFor()
    await page.getByLabel('Ghi chú').last().fill('Không có mạng')
    await page.context().setOffline(false)
    page.on('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await page.getByRole('button', { name: 'Khôi phục' }).click()
    await page.locator('[data-cell="quantity"][value="25"]').waitFor()
    await until(async () => assert.equal(await page.getByLabel('Số hợp đồng').inputValue(), number))
    await saveDocument(page)
    await shown(page)
    const [order, ...others] = await written(number)
    assert.lengthOf(others, 0)
    assert.equal(order!.note, 'Không có mạng')
  })

  test('two tabs keep apart what is typed in each, and each has its own back', async ({ assert }) => {
    const { page } = held
    const typing = async (tab: Page, number: string) => {
      await tab.goto(`${ORDER}/add`)
      await openMore(tab)
      await tab.getByLabel('Số hợp đồng').fill(number)
      await tab.getByText(/^Đã lưu trên máy này lúc \d\d:\d\d$/).waitFor()
    }
    const [one, two] = [`HDM${fresh()}`, `HDM${fresh()}`]
    await typing(page, one)
    const other = await page.context().newPage()
    await typing(other, two)
    const restore = (tab: Page) => tab.getByRole('button', { name: 'Khôi phục' })
    await until(async () => assert.equal(await restore(other).count(), 0))
    page.on('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await restore(page).click()
    await until(async () => assert.equal(await page.getByLabel('Số hợp đồng').inputValue(), one))
    await other.close()
    const later = await page.context().newPage()
    await later.goto(`${ORDER}/add`)
    await restore(later).click()
    await until(async () => assert.equal(await later.getByLabel('Số hợp đồng').inputValue(), two))
  })

  test('a decision whose answer was lost is taken once', async ({ assert, cleanup }) => {
    const person = await newPerson('R002')
    const { body: row } = await act(
      await signIn('superadmin'),
      'sales-orders',
      await draft(resourceOf('sales-orders'), person.userId),
      'request',
    )
    const page = await signedInPage(cleanup, { account: person.username })
    await page.goto(`${ORDER}/${row.id}`)
    await page.getByRole('button', { name: 'Phê duyệt' }).click()
    const keys = await loseAnswer(page, /\/approve$/)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Phê duyệt đơn hàng' }).click()
    await dialog.getByText(LOST).waitFor()
    await dialog.getByRole('button', { name: 'Phê duyệt đơn hàng' }).click()
    await page.locator('.page-header').getByText('Đã duyệt', { exact: true }).waitFor()
    assert.equal(keys[0], keys[1])
    const entries = await rows(`/sales-orders/${row.id}/history?_start=0&_end=20`)
    assert.lengthOf(
      entries.filter(({ action }) => action === 'approve'),
      1,
    )
  })
})
