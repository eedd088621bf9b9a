import { test } from '@japa/runner'
import { until } from '#tests/support/until'
import type { Page } from 'playwright'
import { signedInPage, signedInPages } from '#tests/support/browser'
import { api, signIn } from '#tests/support/client'
import { onDatabase } from '#tests/support/server'
import { created, fresh, resourceOf, target } from '#tests/support/samples'

const LIST = '/customers/infomation'
const customers = resourceOf('customers')
const history = (page: Page) => page.getByRole('region', { name: 'Lịch sử thay đổi' })
const entries = (page: Page) => history(page).locator('.history-entry')
const admin = async () => api(await signIn('superadmin'))

/** Changes a customer once more and returns it. */
async function change(row: { id: string; version: number }, changes: object) {
  const { status, body } = await (await admin()).patch(`/customers/${row.id}`, { ...changes, version: row.version })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body
}

test.group('history on screen', (group) => {
  const held = signedInPages(group)

  test('tells who changed what, from what to what, in the words of the fields', async ({ assert }) => {
    const { page } = held
    const row = await created(customers)
    const typeId = await target('customer-types')
    const typeName = (await (await admin()).get(`/customer-types/${typeId}`)).body.name
    await change(row, { customerTypeId: typeId, status: 'inactive', note: null, contactPerson: 'Người mới' })
    await page.goto(`${LIST}/${row.id}`)
    const newest = entries(page).first()
    await newest.getByText('Trần Thị Ánh Dương đã sửa').waitFor()
    const said = async (field: string) =>
      (
        await newest
          .locator('.changes > div')
          .filter({ has: page.locator('dt', { hasText: field }) })
          .locator('dd')
          .innerText()
      ).replace(/\s+/g, ' ')
    assert.include(
      await said('Loại khách hàng'),
      `→ ${(await (await admin()).get(`/customer-types/${typeId}`)).body.code} – ${typeName}`,
    )
    assert.equal(await said('Trạng thái'), 'Đang giao dịch → Ngừng giao dịch')
    assert.equal(await said('Người liên hệ'), `${String(row.contactPerson)} → Người mới`)
    assert.match(await said('Ghi chú'), /→ trống$/)
    await until(async () => assert.match((await newest.getByText('Trên web').getAttribute('title'))!, /^Địa chỉ IP /))
    await entries(page).last().getByText('đã tạo khách hàng này').waitFor()
  })

  test('comes page by page, and long texts whole on demand', async ({ assert }) => {
    const { page } = held
    const long = `Đầu câu ${'giao hàng buổi sáng '.repeat(20)}cuối câu`
    let row = await created(customers)
    row = await change(row, { note: long })
    for (let time = 0; time < 10; time++) row = await change(row, { contactPerson: `Lần ${time}` })
    await page.goto(`${LIST}/${row.id}`)
    await entries(page).first().getByText('Lần 9').waitFor()
    await until(async () => assert.equal(await entries(page).count(), 10))
    await history(page).getByRole('button', { name: 'Xem thêm 2' }).click()
    await entries(page).last().getByText('đã tạo').waitFor()
    await until(async () => assert.equal(await entries(page).count(), 12))
    await until(async () => assert.equal(await history(page).getByText('cuối câu').count(), 0))
    await history(page).getByRole('button', { name: 'Xem hết' }).click()
    await history(page).getByText('cuối câu').waitFor()
  })

  test('of a deleted record is still told where it was', async ({ assert }) => {
    const { page } = held
    const departments = resourceOf('departments')
    const row = await created(departments, { name: `Tổ giải thể ${fresh()}`, status: 'active' })
    await (await admin()).delete(`/departments/${row.id}`)
    await page.goto(`/categories/department/${row.id}`)
    await page.getByRole('heading', { name: 'Không tìm thấy phòng ban này' }).waitFor()
    await entries(page).first().getByText('đã xóa phòng ban này').waitFor()
    await history(page)
      .getByRole('button', { name: /^Xem cả/ })
      .click()
    await until(async () => assert.include(await entries(page).first().innerText(), String(row.name)))
  })

  test('of a role group tells the areas that changed, and no others', async ({ assert }) => {
    const { page } = held
    const group = await created(resourceOf('role-groups'), {
      name: `Tổ bán hàng ${fresh()}`,
      permissions: ['13.v', '17.v', '36.v'],
    })
    await (
      await admin()
    ).patch(`/role-groups/${group.id}`, { permissions: ['13.u', '19.f', '36.v'], version: group.version })
    await page.goto(`/system/role-group/${group.id}`)
    await entries(page).first().getByText('Đơn hàng').waitFor()
    const areas = (await entries(page).first().getByRole('listitem').allInnerTexts()).map((text) =>
      text.replace(/\s+/g, ' '),
    )
    assert.sameMembers(areas, [
      'Thông tin khách hàng: Chỉ xem → Xem · Sửa',
      'Sản phẩm: Chỉ xem → không có quyền',
      'Đơn hàng: không có quyền → Toàn quyền',
    ])
  })

  test('that cannot be loaded says so, and is loaded when asked again', async () => {
    const { page } = held
    const row = await created(customers)
    await page.route('**/history?**', (route) => route.fulfill({ status: 500, body: '{}' }))
    await page.goto(`${LIST}/${row.id}`)
    await history(page).getByText('Không tải được lịch sử thay đổi.').waitFor()
    await page.unroute('**/history?**')
    await history(page).getByRole('button', { name: 'Thử lại' }).click()
    await entries(page).first().getByText('đã tạo khách hàng này').waitFor()
  })
})

test.group('more of a history', (group) => {
  const held = signedInPages(group)

  test('that cannot be loaded leaves what is shown, and comes when asked again', async ({ assert }) => {
    const { page } = held
    let row = await created(customers)
    for (let time = 0; time < 11; time++) row = await change(row, { contactPerson: `Lần ${time}` })
    await page.goto(`${LIST}/${row.id}`)
    const more = history(page).getByRole('button', { name: 'Xem thêm 2' })
    await more.waitFor()
    await page.route('**/history?**', (route) => route.fulfill({ status: 500, body: '{}' }))
    await Promise.all([page.waitForResponse(/\/history\?/), more.click()])
    await until(async () => assert.notInclude((await more.getAttribute('class'))!, 'loading'))
    assert.equal(await entries(page).count(), 10)
    await page.unroute('**/history?**')
    await more.click()
    await entries(page).last().getByText('đã tạo').waitFor()
    await until(async () => assert.equal(await entries(page).count(), 12))
  })

  test('of more entries than the server gives at once comes whole', async ({ assert }) => {
    const { page } = held
    const row = await created(customers)
    await onDatabase((client) =>
      client.query(
        `insert into record_history (id, tenant_id, resource, record_id, action, version, source, changes)
         select gen_random_uuid(), tenant_id, resource, record_id, 'update', n, source, '[]'
           from record_history, generate_series(2, 115) n where record_id = $1`,
        [row.id],
      ),
    )
    await page.goto(`${LIST}/${row.id}`)
    for (let left = 105; left > 0; left -= 10)
      await history(page)
        .getByRole('button', { name: `Xem thêm ${left}` })
        .click()
    await until(async () => assert.equal(await entries(page).count(), 115))
  })
})

test.group('history for those who may not see everything', () => {
  test('leaves out fields that are hidden from them, and says that there were some', async ({ assert, cleanup }) => {
    const row = await created(resourceOf('products'))
    await (await admin()).patch(`/products/${row.id}`, { costPrice: '12345', version: row.version })
    const page = await signedInPage(cleanup, { account: 'nhanvien.demo' })
    await page.goto(`/product-management/${row.id}`)
    await history(page).getByText('Những ô đã sửa là ô bạn không được xem.').waitFor()
    await until(async () => assert.notInclude(await history(page).innerText(), '12,345'))
  })
})
