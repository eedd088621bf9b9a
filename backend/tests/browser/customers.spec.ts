import { test } from '@japa/runner'
import { until } from '#tests/support/until'
import type { Page } from 'playwright'
import { resources } from '@barem/resources'
import { holdAnswers, openBrowser, signedInPage, signedInPages } from '#tests/support/browser'
import { api, signIn } from '#tests/support/client'
import { chooseFrom, chooseWard, openList, openSelect, save } from '#tests/support/forms'
import { created, fresh, resourceOf, sample, target } from '#tests/support/samples'
import { someCases } from '#tests/support/matrix'
import { ofCover } from '#tests/support/cover'
import { askToDelete } from '#tests/support/record_page'

const LIST = '/customers/infomation'
const customers = resourceOf('customers')

const search = (page: Page) => page.getByPlaceholder('Tìm kiếm…')

test.group('customers on screen', (group) => {
  const held = signedInPages(group)

  test('a new one is added, found without accents and changed', async ({ assert }) => {
    const { page } = held
    const name = `Công ty Thép Đặng Gia ${fresh()}`
    await page.goto(`${LIST}/add`)
    await page.getByLabel('Tên khách hàng').fill(name)
    await page.getByLabel('Tên viết tắt').fill('Đặng Gia')
    await chooseFrom(page, 'Loại khách hàng', 'dai ly cap 1', 'Đại lý cấp 1')
    await page.getByLabel('Điện thoại', { exact: true }).fill(`+84 7${String(fresh()).padStart(8, '0').slice(-8)}`)
    await page.getByLabel('Người liên hệ').fill('Đặng Thị Thử')
    await page.getByLabel('Điện thoại liên hệ').fill('0980 000 001')
    await chooseWard(page, 'Địa chỉ công ty', 'ba dinh ha noi', 'Phường Ba Đình')
    await page.getByLabel('Địa chỉ công ty: Số nhà, tên đường').fill('Số 1 Trần Phú')
    await page.getByLabel('Số tài khoản').fill('0099990001')
    await page.getByLabel('Ngân hàng', { exact: true }).fill('Ngân hàng Demo')
    await page.keyboard.press('Control+s')
    await page.getByText('Vui lòng chọn vai trò nhà cung cấp').first().waitFor()
    await openSelect(page, 'Vai trò nhà cung cấp')
    await openList(page).getByText('Không phải nhà cung cấp').click()
    await page.keyboard.press('Control+s')
    await page.waitForURL((url) => !url.pathname.endsWith('/add'))

    await page.goto(LIST)
    await search(page).fill(name.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('Đ', 'D').toLowerCase())
    await page.waitForURL(/q=/)
    const row = page.locator('.ant-table-row').filter({ hasText: name })
    await row.click()
    await page.waitForURL(/infomation\/[0-9a-f-]{36}/)
    await page
      .getByRole('link', { name: 'Chỉnh sửa' })
      .or(page.getByRole('button', { name: 'Chỉnh sửa' }))
      .first()
      .click()
    await page.waitForURL(/edit$/)
    await page.getByLabel('Ghi chú').fill('Giao hàng buổi sáng')
    await save(page)
    await page.waitForURL(/infomation\/[0-9a-f-]{36}$/)
    // On the record's page the note is a value, no longer an input.
    await page.locator('.facts dd').filter({ hasText: 'Giao hàng buổi sáng' }).waitFor()
    assert.match(page.url(), /infomation\/[0-9a-f-]{36}$/)
  })

  test('mistakes are told at their fields, and nothing typed is lost', async ({ assert }) => {
    const { page } = held
    const taken = await created(customers)
    await page.goto(`${LIST}/add`)
    await page.getByLabel('Tên khách hàng').fill('Khách hàng dở dang')
    await page.getByLabel('Điện thoại', { exact: true }).fill('123')
    await save(page)
    await page.getByText('Số điện thoại bắt đầu bằng 0, theo sau là 9–10 chữ số').first().waitFor()
    await page.getByText('Vui lòng chọn loại khách hàng').first().waitFor()
    await until(async () => assert.equal(await page.getByLabel('Tên khách hàng').inputValue(), 'Khách hàng dở dang'))

    const body = await sample(customers)
    const api_ = api(await signIn('superadmin'))
    const { body: row } = await api_.post('/customers', body)
    page.on('dialog', (dialog) => void dialog.accept())
    await page.goto(`${LIST}/${row.id}/edit`)
    await page.getByLabel('Điện thoại', { exact: true }).fill(String(taken.phone))
    await save(page)
    await page.getByText(`Số điện thoại ${taken.phone} đã thuộc về một khách hàng khác`).first().waitFor()
  })

  test('what was typed survives a reload as a draft', async ({ assert }) => {
    const { page } = held
    await page.goto(`${LIST}/add`)
    await page.getByLabel('Tên khách hàng').fill('Bản nháp còn đây')
    page.on('dialog', (dialog) => void dialog.accept())
    await page.waitForFunction(`Object.values(localStorage).some((text) => text.includes('Bản nháp còn đây'))`)
    await page.reload()
    await page.getByRole('button', { name: 'Khôi phục' }).click()
    await until(async () => assert.equal(await page.getByLabel('Tên khách hàng').inputValue(), 'Bản nháp còn đây'))
  })

  test('a stale save shows both sides, asks, and keeps what was chosen', async ({ assert }) => {
    const { page } = held
    const row = await created(customers)
    await page.goto(`${LIST}/${row.id}/edit`)
    await page.getByLabel('Người liên hệ').fill('Của tôi')
    await page.getByLabel('Ghi chú').fill('Ghi chú của tôi')
    await api(await signIn('superadmin')).patch(`/customers/${row.id}`, {
      contactPerson: 'Của họ',
      bankBranch: 'Chi nhánh của họ',
      version: row.version,
    })
    await save(page)
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Của họ').first().waitFor()
    await dialog.getByText('Của tôi').first().click()
    await dialog.getByRole('button', { name: 'Lưu lựa chọn' }).click()
    await page.waitForURL(/infomation\/[0-9a-f-]{36}$/)
    const { body } = await api(await signIn('superadmin')).get(`/customers/${row.id}`)
    assert.containsSubset(body, { contactPerson: 'Của tôi', note: 'Ghi chú của tôi', bankBranch: 'Chi nhánh của họ' })
  })

  test('a customer type in use is not deleted, and the screen says why', async ({ assert }) => {
    const { page } = held
    const row = await created(customers, {
      ...(await sample(customers)),
      customerTypeId: await target('customer-types'),
    })
    await page.goto(`/categories/customer-type/${String(row.customerTypeId)}`)
    await askToDelete(page)
    await page.getByRole('dialog').getByRole('button', { name: /^Xóa/ }).click()
    await page.getByText('đang có 1 khách hàng').first().waitFor()
    // The cursor is on what closes the dialog, so that Esc does, and then where it was.
    await page.locator('.ant-modal button:focus', { hasText: 'Đóng' }).waitFor()
    await page.keyboard.press('Escape')
    await page.locator('.page-header-actions button:focus, [aria-label^="Thao tác với"]:focus').waitFor()
    assert.equal(
      (await api(await signIn('superadmin')).get(`/customer-types/${String(row.customerTypeId)}`)).status,
      200,
    )
  })

  test('a record shows what points to it, and leads there', async ({ assert }) => {
    const { page } = held
    const row = await created(customers, {
      ...(await sample(customers)),
      customerTypeId: await target('customer-types'),
    })
    await page.goto(`/categories/customer-type/${String(row.customerTypeId)}`)
    await page.getByRole('link', { name: String(row.name) }).click()
    await page.getByRole('heading', { level: 1, name: String(row.name) }).waitFor()
    assert.include(page.url(), `${LIST}/${row.id}`)
  })

  test('filters, sort and page live in the address, and Back goes through them', async ({ assert }) => {
    const { page } = held
    await page.goto(LIST)
    await page.locator('.ant-table-row').first().waitFor()
    await search(page).fill('cong ty')
    await page.waitForURL(/q=/)
    await page.getByRole('columnheader', { name: 'Tên khách hàng' }).click()
    await page.waitForURL(/sort/)
    await page.goBack()
    await page.waitForURL((url) => !url.search.includes('sort'))
    await page.goBack()
    await page.waitForURL((url) => !url.search.includes('q='))
    await until(async () => assert.equal(await search(page).inputValue(), ''))
  })
})

test.group('language, theme and phone', () => {
  test('what is said at fields is said again in the language that is chosen', async ({ assert, cleanup }) => {
    const page = await signedInPage(cleanup)
    await page.goto('/categories/customer-type/add')
    await page.getByLabel(/^Tên/).first().waitFor()
    await page.keyboard.press('Control+s')
    await page.getByText('Vui lòng nhập tên').first().waitFor()
    await page.getByRole('button', { name: /Ngôn ngữ/ }).click()
    await page.getByText('English').first().click()
    await page
      .getByText(/^Please enter/)
      .first()
      .waitFor()
    await until(async () => assert.equal(await page.getByText('Vui lòng nhập').count(), 0))
  })

  test('English and the dark theme are chosen and remembered', async ({ assert, cleanup }) => {
    const page = await signedInPage(cleanup)
    await page.goto(LIST)
    await page
      .getByRole('button', { name: /Ngôn ngữ|VI/ })
      .first()
      .click()
    await page.getByText('English').first().click()
    await page.getByRole('heading', { name: 'Customers' }).waitFor()
    await page
      .getByRole('button', { name: /dark theme/i })
      .first()
      .click()
    await page.waitForFunction(`document.documentElement.dataset.theme === 'dark'`)
    await page.reload()
    await page.getByRole('heading', { name: 'Customers' }).waitFor()
    await until(async () => assert.equal(await page.evaluate('document.documentElement.dataset.theme'), 'dark'))
  })

  test('a tab that is still starting does not take back the language that was chosen in another', async ({
    assert,
    cleanup,
  }) => {
    const { context, page, close } = await openBrowser()
    cleanup(close)
    await page.goto('/login')
    const starting = await context.newPage()
    const release = await holdAnswers(starting, /\/assets\/vi_VN-/)
    const asked = starting.waitForRequest(/\/assets\/vi_VN-/)
    await starting.goto('/login', { waitUntil: 'commit' })
    await asked
    await page.getByRole('button', { name: /Ngôn ngữ/ }).click()
    await page.getByRole('menuitem', { name: 'English' }).click()
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    release()
    await starting.getByRole('heading', { name: 'Đăng nhập' }).waitFor()
    await starting.reload()
    await starting.getByRole('heading', { name: 'Sign in' }).waitFor()
    assert.equal(await starting.evaluate('document.documentElement.lang'), 'en')
  })

  test('on a phone a list is cards, the menu a drawer, and nothing is wider than the screen', async ({
    assert,
    cleanup,
  }) => {
    const page = await signedInPage(cleanup, { viewport: { width: 390, height: 844 }, hasTouch: true })
    for (const { route, actions } of someCases(ofCover(resources, 'read'), ({ name }) => name)) {
      for (const path of [route, ...(actions.includes('create') ? [`${route}/add`] : [])]) {
        await page.goto(path)
        await page.getByRole('heading', { level: 1 }).waitFor()
        assert.isAtMost(await page.evaluate<number>('document.documentElement.scrollWidth'), 390, path)
      }
    }
    await page.goto(LIST)
    await page.getByText('KH00').first().waitFor()
    await until(async () => assert.equal(await page.locator('table').count(), 0))
    await page.getByRole('button', { name: 'Mở menu' }).click()
    await page.getByRole('dialog').getByText('Danh mục').waitFor()
  })

  test('staff see what they may see: customers to add and not to change, no suppliers, 403 where they have no business', async ({
    assert,
    cleanup,
  }) => {
    const page = await signedInPage(cleanup, { account: 'nhanvien.demo' })
    await page.goto(LIST)
    await page.locator('.ant-table-row').first().waitFor()
    await page.getByText('Thêm mới').first().waitFor()
    await until(async () => assert.equal(await page.getByRole('button', { name: 'Chỉnh sửa' }).count(), 0))
    await until(async () => assert.equal(await page.getByText('Nhà cung cấp', { exact: true }).count(), 0))
    await page.goto('/suppliers/infomation')
    await page.getByText('Xin lỗi, bạn không có quyền truy cập').waitFor()
  })
})
