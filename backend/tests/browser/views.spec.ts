import { test } from '@japa/runner'
import { until } from '#tests/support/until'
import type { Page } from 'playwright'
import { openBrowser, signInOnPage } from '#tests/support/browser'
import { api, signIn } from '#tests/support/client'
import { enter, newPerson } from '#tests/support/people'
import { created, fresh, resourceOf, sample } from '#tests/support/samples'

const LIST = '/customers/infomation'

/** A page of somebody who has no views yet. */
async function newcomer(options: Parameters<typeof openBrowser>[0] = {}, role = 'R002') {
  const person = await newPerson(role)
  const { page, close } = await openBrowser(options)
  await signInOnPage(page, person.username)
  const { body } = await enter(person, person.password)
  return { page, close, client: api(body.data.jwToken as string) }
}

const button = (page: Page, name: string | RegExp = /^Chế độ xem/) => page.getByRole('button', { name })
const entry = (page: Page, name: string | RegExp) => page.getByRole('menuitem', { name })

async function choose(page: Page, name: string | RegExp) {
  await button(page).click()
  await entry(page, name).click()
}

/** Filters by the person in charge having none. */
async function filterByNobody(page: Page) {
  await page.getByRole('button', { name: /Lọc$/ }).click()
  await entry(page, 'Người phụ trách').click()
  await page.getByRole('radio', { name: 'Chưa có' }).check()
  await page.getByRole('button', { name: 'Áp dụng' }).click()
  await page.getByRole('button', { name: 'Người phụ trách: chưa có' }).waitFor()
}

async function saveAs(page: Page, name: string, ...ticks: string[]) {
  await choose(page, 'Lưu thành chế độ xem mới…')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Tên chế độ xem' }).and(page.locator(':focus')).waitFor()
  await page.keyboard.type(name)
  for (const tick of ticks) await dialog.getByRole('checkbox', { name: tick }).check()
  await dialog.getByRole('button', { name: 'Lưu' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await button(page, `Chế độ xem, ${name}`).waitFor()
}

test.group('views of a list', () => {
  test('a filtered list is saved under a name, survives a reload, is changed, put back, saved again and deleted', async ({
    assert,
    cleanup,
  }) => {
    const { page, close, client } = await newcomer()
    cleanup(close)
    const customers = resourceOf('customers')
    const alone = await created(customers, { ...(await sample(customers)), personInChargeId: null })
    const looked = await created(customers)
    const row = (id: unknown) => page.locator(`.ant-table-row[data-row-key="${String(id)}"]`)
    await page.goto(LIST)
    await row(looked.id).waitFor()
    await filterByNobody(page)
    await row(alone.id).waitFor()
    await row(looked.id).waitFor({ state: 'detached' })
    await page.getByRole('columnheader', { name: 'Tên khách hàng' }).click()
    await page.waitForURL(/_sort=name/)

    const name = `Chưa ai phụ trách ${fresh()}`
    await saveAs(page, name)
    const [view] = (await client.get('/views?resource=customers')).body
    assert.containsSubset(view, {
      name,
      shared: false,
      state: { filters: { personInChargeId_null: ['true'] }, sort: { field: 'name', order: 'asc' } },
    })
    assert.equal(new URL(page.url()).search, `?view=${view.id}`)

    await page.reload()
    await page.getByRole('button', { name: 'Người phụ trách: chưa có' }).waitFor()
    await page
      .getByRole('columnheader', { name: 'Tên khách hàng' })
      .and(page.locator('[aria-sort=ascending]'))
      .waitFor()

    // A change stands on top of the view, in the address; Back takes it away.
    await page.getByRole('button', { name: 'Bỏ lọc Người phụ trách' }).click()
    await button(page, `Chế độ xem, ${name}, đã thay đổi`).waitFor()
    assert.equal(new URL(page.url()).search, `?view=${view.id}&personInChargeId_null=`)
    await page.goBack()
    await button(page, `Chế độ xem, ${name}`).and(page.locator(':not([aria-label*="đã thay đổi"])')).waitFor()
    await page.goForward()
    await button(page, /đã thay đổi/).waitFor()
    await choose(page, 'Bỏ thay đổi')
    await page.getByRole('button', { name: 'Người phụ trách: chưa có' }).waitFor()

    // Columns are part of it.
    await page.getByRole('button', { name: /Cột/ }).click()
    for (const column of ['Người liên hệ', 'Mã số thuế']) {
      const box = page.getByRole('checkbox', { name: column })
      await box.click()
      await until(async () => assert.isFalse(await box.isChecked()))
    }
    await page.waitForURL((url) => !/contactPerson|taxCode/.test(url.searchParams.get('_columns') ?? 'contactPerson'))
    await page.keyboard.press('Escape')
    await choose(page, `Lưu vào “${name}”`)
    await page.waitForURL((url) => url.search === `?view=${view.id}`)
    await page.getByRole('columnheader', { name: 'Điện thoại' }).waitFor()
    await until(async () => assert.equal(await page.getByRole('columnheader', { name: 'Người liên hệ' }).count(), 0))
    const [saved] = (await client.get('/views?resource=customers')).body
    assert.equal(saved.version, 2)
    assert.notIncludeMembers(saved.state.columns, ['contactPerson', 'taxCode'])

    await choose(page, 'Xóa…')
    await page.getByRole('dialog').getByText(`Xóa chế độ xem “${name}”?`).waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Xóa chế độ xem' }).click()
    await page.waitForURL((url) => url.search === '')
    await button(page, 'Chế độ xem').and(page.locator('[aria-label="Chế độ xem"]')).waitFor()
    await page.getByRole('columnheader', { name: 'Người liên hệ' }).waitFor()
    assert.deepEqual((await client.get('/views?resource=customers')).body, [])
  })

  test('the list opens with the default view, unless its address says otherwise', async ({ assert, cleanup }) => {
    const { page, close } = await newcomer()
    cleanup(close)
    await page.goto(`${LIST}?status=inactive`)
    await page.getByRole('button', { name: 'Trạng thái: Ngừng giao dịch' }).waitFor()
    const name = `Ngừng ${fresh()}`
    await saveAs(page, name, 'Luôn mở danh sách khách hàng bằng chế độ này')
    const { search } = new URL(page.url())

    await page.goto(LIST)
    await page.waitForURL((url) => url.search === search)
    await button(page, `Chế độ xem, ${name}`).waitFor()
    await page.goto(`${LIST}?status=active`)
    await page.getByRole('button', { name: 'Trạng thái: Đang giao dịch' }).waitFor()
    await until(async () => assert.equal(await button(page).getAttribute('aria-label'), 'Chế độ xem'))
    await page.getByRole('button', { name: 'Bỏ lọc Trạng thái' }).click()
    await page.waitForURL((url) => url.search === '?view=all')

    await choose(page, new RegExp(`^${name}`))
    await page.waitForURL((url) => url.search === search)
    await choose(page, /^Tất cả khách hàng/)
    await page.waitForURL((url) => url.search === '?view=all')
    await page.getByRole('button', { name: /^Trạng thái:/ }).waitFor({ state: 'detached' })
  })

  test('a shared view reaches others, who see what they may and are told of the rest; one who has no such view gets the plain list and a word', async ({
    assert,
    cleanup,
  }) => {
    const admin = api(await signIn('superadmin'))
    const name = `Chung ${fresh()}`
    const { status, body: view } = await admin.post('/views', {
      resource: 'products',
      name,
      shared: true,
      state: { columns: ['code', 'name', 'costPrice'] },
    })
    assert.equal(status, 201)
    const { body: own } = await admin.post('/views', {
      resource: 'products',
      name: `Riêng ${fresh()}`,
      state: { filters: { weightMode: ['geometry'] } },
    })
    const { page, close } = await newcomer({}, 'R004')
    cleanup(close)
    const route = resourceOf('products').route
    await page.goto(route)
    await page.locator('.ant-table-row').first().waitFor()
    await choose(page, new RegExp(`^${name}`))
    await page.getByText(`“${name}” thiếu một phần: cột (1).`).waitFor()
    await until(async () => assert.equal(await page.getByRole('columnheader', { name: /Giá nhập/ }).count(), 0))
    await button(page).click()
    await entry(page, 'Đặt làm mặc định').waitFor()
    for (const action of [/^Lưu vào/, 'Đổi tên…', 'Chia sẻ với công ty', 'Xóa…'])
      await until(async () => assert.equal(await entry(page, action).count(), 0))

    await page.goto(`${route}?view=${own.id}`)
    await page.getByText('Bạn không có chế độ xem trong đường dẫn này').waitFor()
    await page.locator('.ant-table-row').first().waitFor()
    await until(async () => assert.equal(await page.getByRole('button', { name: /^Bỏ lọc/ }).count(), 0))
    for (const { id } of [view, own]) await admin.delete(`/views/${id}`)
  })

  test('on a phone the menu has all of it, and nothing is wider than the screen', async ({ assert, cleanup }) => {
    const { page, close } = await newcomer({ viewport: { width: 390, height: 844 }, hasTouch: true })
    cleanup(close)
    await page.goto(LIST)
    await page.locator('.card').first().waitFor()
    await filterByNobody(page)
    const name = `Khách hàng chưa có ai phụ trách từ đầu năm ${fresh()}`
    await saveAs(page, name)
    await page.getByRole('button', { name: 'Bỏ lọc Người phụ trách' }).click()
    await button(page, /đã thay đổi/).waitFor()
    assert.isAtMost(await page.evaluate<number>('document.documentElement.scrollWidth'), 390)
    await button(page).click()
    const { x, width } = (await page.locator('.view-menu .ant-dropdown-menu').boundingBox())!
    assert.isTrue(x >= 0 && x + width <= 390, `${x} ${width}`)
    await entry(page, 'Bỏ thay đổi').click()
    await page.getByRole('button', { name: 'Người phụ trách: chưa có' }).waitFor()
  })
})
