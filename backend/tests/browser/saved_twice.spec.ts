import { test } from '@japa/runner'
import type { Page, Request } from 'playwright'
import { holdAnswers, signedInPages } from '#tests/support/browser'
import { superAdmin } from '#tests/support/documents/lives'
import { orderBody } from '#tests/support/documents/orders'
import { field, openMore } from '#tests/support/forms'
import { created, fresh, resourceOf } from '#tests/support/samples'
import { until } from '#tests/support/until'

const ORDERS = '/sale-management/order'
const CUSTOMERS = '/customers/infomation'

/** Holds the code of the page that follows a save: the form stays on screen until the returned function is called. */
const holdNextPage = (page: Page) => holdAnswers(page, /\/assets\/(Document|Show)Screen-.*\.js$/)

/** What is sent to a resource from now on, save its previews: methods with their bodies. */
function writesTo(page: Page, resource: string): { method: string; body: Record<string, any> }[] {
  const sent: { method: string; body: Record<string, any> }[] = []
  const path = new RegExp(`/v1\\.0/${resource}(/[0-9a-f-]{36})?$`)
  page.on('request', (request: Request) => {
    if (request.method() !== 'GET' && path.test(request.url()))
      sent.push({ method: request.method(), body: request.postDataJSON() })
  })
  return sent
}

/** Texts of the toasts that were shown since, in their order. */
async function toasts(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(`{
    window.toasts = []
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          for (const notice of node.querySelectorAll?.('.ant-message-notice-content') ?? [])
            window.toasts.push(notice.innerText.trim())
    }).observe(document.body, { childList: true, subtree: true })
  }`)
  return () => page.evaluate('window.toasts')
}

const said = (page: Page, text: string) => page.locator('.ant-message').getByText(text).waitFor()
const rows = async (path: string): Promise<Record<string, any>[]> => (await (await superAdmin()).get(path)).body
const onPage = (page: Page) => page.waitForURL(/[0-9a-f-]{36}$/)

async function typedOrder(page: Page): Promise<string> {
  const number = `HDM${fresh()}`
  await page.goto(`${ORDERS}/add`)
  await openMore(page)
  await field(page, 'Số hợp đồng').fill(number)
  return number
}

test.group('a form that was saved', (group) => {
  const held = signedInPages(group)

  test('is that record from then on, whatever it is saved by again', async ({ assert }) => {
    const { page } = held
    const number = await typedOrder(page)
    const sent = writesTo(page, 'sales-orders')
    const shown = await toasts(page)
    const arrive = await holdNextPage(page)
    await page.keyboard.press('Control+s')
    await said(page, 'Đã thêm đơn hàng')
    await page.keyboard.press('Control+s')
    await page.keyboard.press('Control+Enter')
    assert.isTrue(await page.getByRole('button', { name: 'Lưu nháp' }).isDisabled())
    arrive()
    await page.locator('.page-header').getByText('Nháp').waitFor()
    await onPage(page)
    assert.lengthOf(await rows(`/sales-orders?q=${number}&_start=0&_end=10`), 1)
    assert.deepEqual(
      sent.map(({ method }) => method),
      ['POST'],
    )
    assert.lengthOf(await shown(), 1)
  })

  test('sends what is typed after it as a change of the version that was saved', async ({ assert }) => {
    const { page } = held
    const number = await typedOrder(page)
    const sent = writesTo(page, 'sales-orders')
    const arrive = await holdNextPage(page)
    await page.keyboard.press('Control+s')
    await said(page, 'Đã thêm đơn hàng')
    await openMore(page)
    await field(page, 'Số hợp đồng').fill(`${number}-A`)
    await page.keyboard.press('Control+s')
    await said(page, 'Đã lưu đơn hàng')
    await field(page, 'Người liên hệ').fill('Chị Hoa')
    await page.keyboard.press('Control+s')
    await until(async () => assert.lengthOf(sent, 3))
    arrive()
    await page.locator('.page-header').getByText('Nháp').waitFor()
    const found = await rows(`/sales-orders?q=${number}&_start=0&_end=10`)
    assert.deepEqual(
      found.map(({ contractNumber, contactPerson, version }) => [contractNumber, contactPerson, version]),
      [[`${number}-A`, 'Chị Hoa', 3]],
    )
    assert.deepEqual(
      sent.map(({ method, body }) => [method, body.version]),
      [
        ['POST', undefined],
        ['PATCH', 1],
        ['PATCH', 2],
      ],
    )
    assert.notProperty(sent[1]!.body, 'lines')
  })

  test('says once that a change was saved, and leads to the request that it is saved with again', async ({
    assert,
  }) => {
    const { page } = held
    const row = (await (await superAdmin()).post('/sales-orders', await orderBody(null))).body
    await page.goto(`${ORDERS}/${row.id}/edit`)
    await openMore(page)
    await field(page, 'Người liên hệ').fill('Anh Lưu Hai Lần')
    const sent = writesTo(page, 'sales-orders')
    const shown = await toasts(page)
    const arrive = await holdNextPage(page)
    await page.keyboard.press('Control+s')
    await said(page, 'Đã lưu đơn hàng')
    await page.keyboard.press('Control+s')
    await page.keyboard.press('Control+Enter')
    arrive()
    await page.getByRole('dialog').getByText('Người duyệt').first().waitFor()
    assert.deepEqual(
      sent.map(({ method, body }) => [method, body.version]),
      [['PATCH', row.version]],
    )
    assert.lengthOf(await shown(), 1)
  })

  test('keeps what is typed after it when the next page comes first, and says what became of its save', async ({
    assert,
  }) => {
    const { page } = held
    const row = await created(resourceOf('customers'))
    const contact = field(page, 'Người liên hệ')
    await page.goto(`${CUSTOMERS}/${row.id}/edit`)
    await contact.fill('Chị Một')
    const arrive = await holdNextPage(page)
    await page.keyboard.press('Control+s')
    await said(page, 'Đã lưu khách hàng')
    const answered = Promise.withResolvers<void>()
    await page.route(/\/v1\.0\/customers\//, async (route) => {
      if (route.request().method() !== 'PATCH') return route.fallback()
      await answered.promise
      await route.abort('connectionreset')
    })
    await contact.fill('Chị Hai')
    await page.keyboard.press('Control+s')
    arrive()
    await page.locator('.facts dd').filter({ hasText: 'Chị Một' }).waitFor()
    answered.resolve()
    await said(page, 'Lỗi kết nối')
    await page.getByRole('button', { name: 'Chỉnh sửa' }).click()
    await page.getByRole('button', { name: 'Khôi phục' }).click()
    await until(async () => assert.equal(await contact.inputValue(), 'Chị Hai'))
  })

  test('in a drawer is one row too, when it is saved again before the drawer closes', async ({ assert }) => {
    const { page } = held
    const name = `Loại gấp đôi ${fresh()}`
    await page.goto(`${CUSTOMERS}/add`)
    await page.getByRole('combobox', { name: 'Loại khách hàng' }).fill(name)
    await page.getByRole('button', { name: 'Thêm loại khách hàng' }).click()
    await page
      .locator('.record-drawer')
      .getByLabel('Tên')
      .and(page.locator(`[value="${name}"]`))
      .waitFor()
    const sent = writesTo(page, 'customer-types')
    const shown = await toasts(page)
    // The key comes as soon as the form is open again, which is before the drawer closes.
    await page.evaluate(`{
      const input = document.activeElement
      new MutationObserver((_, watching) => {
        if (input.disabled) return
        watching.disconnect()
        input.dispatchEvent(new KeyboardEvent('keydown', { key: 's', ctrlKey: true, bubbles: true, cancelable: true }))
        window.pressedAgain = true
      }).observe(input, { attributeFilter: ['disabled'] })
    }`)
    await page.keyboard.press('Control+s')
    await page.locator('.record-drawer').waitFor({ state: 'detached' })
    await page.locator('.ant-select-selection-item').getByText(name).waitFor()
    assert.isTrue(await page.evaluate('window.pressedAgain'))
    assert.lengthOf(sent, 1)
    assert.lengthOf(await shown(), 1)
  })
})
