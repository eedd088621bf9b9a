import { test } from '@japa/runner'
import { until } from '#tests/support/until'
import { holdAnswers, openBrowser, signedInPages, signInOnPage } from '#tests/support/browser'
import { api } from '#tests/support/client'
import { openList, openSelect, openMore } from '#tests/support/forms'
import { type } from '#tests/support/grid'
import { entered, newCompany, newPerson } from '#tests/support/people'
import { created, resourceOf, sample } from '#tests/support/samples'
import { someCases } from '#tests/support/matrix'

const ORDERS = '/sale-management/order'
const CUSTOMERS = '/customers/infomation'

/** A company of its own, whose goods leave from its one warehouse unless said, and a clerk of it. */
async function company() {
  const tenantId = await newCompany()
  const client = api((await entered(await newPerson('R001', undefined, tenantId))).token)
  const name = String((await client.get('/tenant')).body.data.name)
  const type = (await client.post('/warehouse-types', { code: 'LK1', name: 'Kho hàng' })).body
  const place = await sample(resourceOf('warehouses'), 'DONGA', 'required')
  const kept = { ...place, warehouseTypeId: type.id }
  const { id } = (await client.post('/warehouses', { ...kept, code: 'K1', name: 'Kho Đông' })).body
  await client.post('/warehouses', { ...kept, code: 'K2', name: 'Kho Tây' })
  const { status } = await client.patch('/company-settings', { version: 1, defaultWarehouseId: id })
  if (status !== 200) throw new Error(`settings: ${status}`)
  return { name, clerk: await newPerson('R004', undefined, tenantId) }
}

test.group('the first focus of a form', (group) => {
  const held = signedInPages(group)

  for (const [route, field] of someCases([
    [ORDERS, 'sales-orders-page_customerId'],
    ['/product-management', 'products-page_name'],
    [CUSTOMERS, 'customers-page_name'],
    ['/categories/product-unit-config', 'product-units-page_name'],
    ['/system/users', 'users-page_fullName'],
    ['/sale-management/price-configuration', 'price-configurations-page_name'],
    ['/product-management/family', 'family_shape'],
  ] as const))
    test(`is the first field that a person has to fill, at ${route}`, async () => {
      await held.page.goto(route.endsWith('family') ? route : `${route}/add`)
      await held.page.locator(`#${field}:focus`).waitFor()
    })

  test('takes what was typed after the key or the button that opened the form, however late that is', async ({
    assert,
  }) => {
    const { page } = held
    for (const [route, heading, field] of [
      [ORDERS, 'Đơn hàng', 'sales-orders-page_customerId'],
      [CUSTOMERS, 'Khách hàng', 'customers-page_name'],
    ] as const) {
      await page.goto(route)
      await page.getByRole('heading', { name: heading, exact: true }).waitFor()
      const answer = await holdAnswers(page, /assets\/.*\.js/)
      if (route === ORDERS) await page.keyboard.press('n')
      else await page.getByRole('button', { name: /Thêm mới/ }).click()
      await page.keyboard.type('thep /xy')
      await page.keyboard.press('Backspace')
      answer()
      await until(async () => assert.equal(await page.locator(`#${field}`).inputValue(), 'thep /x'))
      await page.keyboard.type('1')
      await until(async () => assert.equal(await page.locator(`#${field}`).inputValue(), 'thep /x1'))
      await page.unroute(/assets\/.*\.js/)
      page.once('dialog', (dialog) => void dialog.accept())
    }
  })

  test('is not a code when a row is changed, nor in a drawer', async () => {
    const { page } = held
    const { id } = await created(resourceOf('customers'))
    await page.goto(`${CUSTOMERS}/${id}/edit`)
    await page.locator('#customers-page_name:focus').waitFor()
    await page.goto('/product-management/add')
    await openSelect(page, 'Đơn vị tính')
    await openList(page)
      .getByRole('button', { name: /Thêm đơn vị/ })
      .click()
    await page.locator('#product-units-drawer_name:focus').waitFor()
  })

  test('leaves the cursor to who opened the finder while the form was still loading, until it is closed', async ({
    assert,
  }) => {
    const { page } = held
    let answer = () => {}
    const typed = new Promise<void>((resolve) => (answer = resolve))
    await page.route(/\/assets\/CreateScreen-/, async (route) => {
      await typed
      await route.continue()
    })
    await page.goto(`${ORDERS}/add`)
    await page.locator('.finder-button').waitFor()
    await type(page, 'Control+K', 'don hang')
    const box = page.locator('.finder-input')
    await box.waitFor()
    answer()
    await page.locator('#sales-orders-page_customerId').waitFor({ state: 'attached' })
    await type(page, ' moi')
    await until(async () => assert.equal(await box.inputValue(), 'don hang moi'))
    await type(page, 'Escape')
    await page.locator('#sales-orders-page_customerId:focus').waitFor()
  })

  test('does not come back to who has gone on', async ({ assert }) => {
    const { page } = held
    await page.goto(`${CUSTOMERS}/add`)
    await page.locator('#customers-page_name:focus').waitFor()
    await page.getByLabel('Ghi chú').fill('Ghi chú')
    await until(async () => assert.equal(await page.locator(':focus').inputValue(), 'Ghi chú'))
  })
})

test.group('the first order of a clerk', () => {
  test('leaves from the default warehouse of the company, the next one from where they have chosen', async ({
    assert,
    cleanup,
  }) => {
    const { name, clerk } = await company()
    const { page, close } = await openBrowser()
    cleanup(close)
    await signInOnPage(page, clerk.username, name)
    await page.goto(`${ORDERS}/add`)
    const warehouse = page.locator('.ant-select').filter({ has: page.getByRole('combobox', { name: 'Kho xuất' }) })
    await warehouse.getByTitle('Kho Đông').waitFor()
    // What fills itself is nothing that could be lost.
    await page.getByRole('button', { name: 'Hủy' }).click()
    await page.waitForURL((url) => url.pathname !== `${ORDERS}/add`)
    await until(async () => assert.equal(await page.getByRole('dialog').count(), 0))
  })

  test('keeps what was chosen before the default came', async ({ cleanup }) => {
    const { name, clerk } = await company()
    const { page, close } = await openBrowser()
    cleanup(close)
    await signInOnPage(page, clerk.username, name)
    let answer = () => {}
    const chosen = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/company-settings/current', async (route) => {
      await chosen
      await route.continue()
    })
    await page.goto(`${ORDERS}/add`)
    await openSelect(page, 'Kho xuất')
    await openList(page).locator('.ant-select-item-option', { hasText: 'Kho Tây' }).click()
    const answered = page.waitForResponse('**/company-settings/current')
    answer()
    await (await answered).finished()
    const warehouse = page.locator('.ant-select').filter({ has: page.getByRole('combobox', { name: 'Kho xuất' }) })
    await warehouse.getByTitle('Kho Tây').waitFor()
  })
})

test.group('a draft of an order that cannot be saved yet', (group) => {
  const held = signedInPages(group)

  test('is kept on the device, says so, and is kept or given up when somebody leaves', async ({ assert }) => {
    const { page } = held
    await page.goto(`${ORDERS}/add`)
    await openMore(page)
    await page.getByLabel('Người liên hệ').fill('Chị Hoa')
    await page.getByLabel('Điện thoại liên hệ').fill('chưa rõ')
    await page.getByRole('button', { name: 'Lưu nháp' }).click()
    await page.getByText(/Chưa lưu được vào hệ thống, đã giữ trên máy này lúc \d\d:\d\d/).waitFor()

    await page.getByRole('button', { name: 'Hủy' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Giữ trên máy này' }).click()
    await page.waitForURL((url) => url.pathname === ORDERS)
    await page.goto(`${ORDERS}/add`)
    await page.getByRole('button', { name: 'Khôi phục' }).click()
    await until(async () => assert.equal(await page.getByLabel('Người liên hệ').inputValue(), 'Chị Hoa'))

    await page.getByRole('button', { name: 'Hủy' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Bỏ thay đổi' }).click()
    await page.waitForURL((url) => url.pathname === ORDERS)
    await page.goto(`${ORDERS}/add`)
    await page.locator('#sales-orders-page_customerId:focus').waitFor()
    await until(async () => assert.equal(await page.getByRole('button', { name: 'Khôi phục' }).count(), 0))
  })
})
