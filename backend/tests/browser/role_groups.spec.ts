import { test } from '@japa/runner'
import { until } from '#tests/support/until'
import type { Page } from 'playwright'
import { openBrowser, signedInPage, signInOnPage } from '#tests/support/browser'
import { save } from '#tests/support/forms'
import { api, signIn } from '#tests/support/client'
import { newPerson, newRole } from '#tests/support/people'
import { fresh } from '#tests/support/samples'
import { askToDelete, rareActions } from '#tests/support/record_page'

const LIST = '/system/role-group'

const superAdmin = async () => api(await signIn('superadmin'))
const byCode = async (code: string) => (await (await superAdmin()).get(`/role-groups?code=${code}`)).body[0]
const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })

/** Opens the form of a role group in a browser of its own, as someone. */
async function editing(code: string, account: string) {
  const { page, close } = await openBrowser()
  await signInOnPage(page, account)
  await page.goto(`${LIST}/${(await byCode(code)).id}/edit`)
  await page.getByRole('grid').waitFor()
  return { page, close }
}

test.group('the permission matrix', () => {
  test('a role group is made with boxes found by a search without accents, by keys and by whole groups', async ({
    assert,
    cleanup,
  }) => {
    const { page, close } = await openBrowser()
    cleanup(close)
    const name = `Nhóm thử ${fresh()}`
    await signInOnPage(page, (await newPerson('R001')).username)
    await page.goto(`${LIST}/add`)
    await page.getByLabel('Tên nhóm quyền').fill(name)
    await page.getByPlaceholder('Tìm chức năng…').fill('khach hang thong tin')
    await box(page, 'Thông tin khách hàng: Xem').focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Space')
    await until(async () => assert.isTrue(await box(page, 'Thông tin khách hàng: Xem').isChecked()))
    await page.getByPlaceholder('Tìm chức năng…').fill('kho van')
    await box(page, 'Xem: cả nhóm Kho vận').click()
    await page.getByPlaceholder('Tìm chức năng…').fill('gia nhap')
    await box(page, 'Giá nhập và giá vốn: Toàn quyền').click()
    await until(async () => assert.isTrue(await box(page, 'Giá nhập và giá vốn: Xóa').isChecked()))
    await save(page)
    await page.waitForURL((url) => /[0-9a-f-]{36}$/.test(url.pathname))
    await page.getByText('Thêm · Sửa').or(page.getByText('Xem · Thêm · Sửa')).first().waitFor()
    const { body } = await (await superAdmin()).get(`/role-groups?q=${encodeURIComponent(name)}`)
    assert.deepEqual(body[0].permissions, [
      '13.c',
      '13.u',
      '45.v',
      '46.v',
      '47.v',
      '48.v',
      '58.f',
      '62.v',
      '63.v',
      '66.v',
    ])
  })

  test('what differs from what is stored is counted, told for the people in the group, and undone', async ({
    assert,
    cleanup,
  }) => {
    const code = await newRole([[13, 'v']])
    await newPerson(code)
    await newPerson(code)
    const { page, close } = await editing(code, (await newPerson('R001')).username)
    cleanup(close)
    await box(page, 'Giá nhập và giá vốn: Xem').click()
    await page.getByText('Đã đổi 1 mục').waitFor()
    await page.getByText('2 người được thêm: xem').waitFor()
    await box(page, 'Thông tin khách hàng: Xem').click()
    await page.getByText('2 người không còn: xem').waitFor()
    await page.getByRole('button', { name: 'Hoàn tác' }).click()
    await until(async () => assert.isTrue(await box(page, 'Thông tin khách hàng: Xem').isChecked()))
    await until(async () => assert.equal(await page.getByText(/Đã đổi/).count(), 0))
    // Areas that wait for their page can be given, and are marked.
    await page
      .getByRole('row', { name: /^Hoa hồng bán hàng/ })
      .getByText('chưa có màn hình')
      .waitFor()
    await box(page, 'Hoa hồng bán hàng: Xem').click()
    await save(page)
    const question = page.getByRole('dialog', { name: 'Quyền của người khác thay đổi' })
    await question.getByText('Quyền của 2 người trong nhóm này thay đổi').waitFor()
    await question.getByRole('button', { name: 'Hủy' }).click()
    assert.deepEqual((await byCode(code)).permissions, ['13.v'])
    await save(page)
    await question.getByRole('button', { name: 'Đổi quyền' }).click()
    await page.waitForURL((url) => !url.pathname.endsWith('/edit'))
    assert.deepEqual((await byCode(code)).permissions, ['13.v', '51.v'])
  })

  test('the super admin’s is all and stands still, and says why', async ({ assert, cleanup }) => {
    const { page, close } = await editing('R001', (await newPerson('R001')).username)
    cleanup(close)
    await page.getByText('Quản trị cấp cao luôn có mọi quyền, không thể thay đổi').waitFor()
    await box(page, 'Đơn hàng: Xóa').click({ force: true })
    await until(async () => assert.isTrue(await box(page, 'Đơn hàng: Xóa').isChecked()))
    await until(async () => assert.equal(await box(page, 'Đơn hàng: Xóa').getAttribute('aria-disabled'), 'true'))
  })

  test('what a person does not hold is dimmed, and cannot be given', async ({ assert, cleanup }) => {
    const { username } = await newPerson(
      await newRole([
        [4, 'f'],
        [13, 'u'],
      ]),
    )
    const { page, close } = await editing(await newRole([]), username)
    cleanup(close)
    await page.getByText('Ô mờ là quyền mà chính bạn không có').waitFor()
    await box(page, 'Đơn hàng: Xem').click({ force: true })
    await box(page, 'Thông tin khách hàng: Xóa').click({ force: true })
    await box(page, 'Thông tin khách hàng: Sửa').click()
    await until(async () => assert.isFalse(await box(page, 'Đơn hàng: Xem').isChecked()))
    await until(async () => assert.isFalse(await box(page, 'Thông tin khách hàng: Xóa').isChecked()))
    await until(async () => assert.isTrue(await box(page, 'Thông tin khách hàng: Xem').isChecked()))
  })

  test('on a phone it is groups that open, no wider than the screen', async ({ assert, cleanup }) => {
    const { page, close } = await openBrowser({ viewport: { width: 390, height: 844 }, hasTouch: true })
    cleanup(close)
    const code = await newRole([[13, 'v']])
    await signInOnPage(page, (await newPerson('R001')).username)
    await page.goto(`${LIST}/${(await byCode(code)).id}/edit`)
    await page.locator('summary').filter({ hasText: 'Khách hàng' }).click()
    await box(page, 'Thông tin khách hàng: Sửa').click()
    await page.getByText('Đã đổi 1 mục').first().waitFor()
    assert.isAtMost(await page.evaluate<number>('document.documentElement.scrollWidth'), 390)
    await save(page)
    await page.waitForURL((url) => !url.pathname.endsWith('/edit'))
    assert.deepEqual((await byCode(code)).permissions, ['13.u'])
  })
})

test.group('role groups', () => {
  test('built-in ones are marked and offer no delete', async ({ assert, cleanup }) => {
    const page = await signedInPage(cleanup, { account: (await newPerson('R001')).username })
    const own = await newRole([])
    await page.goto(`${LIST}?q=R003`)
    const row = page.locator('.ant-table-row').filter({ hasText: 'R003' })
    await row.getByText('Có sẵn').waitFor()
    await row.getByRole('button', { name: /Thao tác/ }).click()
    await page.getByRole('menuitem', { name: 'Chỉnh sửa' }).waitFor()
    await until(async () => assert.equal(await page.getByRole('menuitem', { name: 'Xóa' }).count(), 0))
    await page.goto(`${LIST}/${(await byCode('R003')).id}`)
    await page.getByRole('button', { name: 'Chỉnh sửa' }).waitFor()
    await until(async () => assert.equal(await rareActions(page).count(), 0))
    await page.goto(`${LIST}/${(await byCode(own)).id}`)
    await askToDelete(page)
  })

  test('changing one’s own asks first, and ends at the sign-in page with the reason', async ({ assert, cleanup }) => {
    const code = await newRole([
      [4, 'f'],
      [13, 'f'],
    ])
    const { page, close } = await editing(code, (await newPerson(code)).username)
    cleanup(close)
    await box(page, 'Thông tin khách hàng: Xóa').click()
    await save(page)
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Thay đổi nhóm quyền sẽ thay đổi quyền của chính bạn và cần đăng nhập lại').waitFor()
    await dialog.getByRole('button', { name: 'Hủy' }).click()
    assert.deepEqual((await byCode(code)).permissions, ['4.f', '13.f'])
    await until(async () => assert.isFalse(await box(page, 'Thông tin khách hàng: Xóa').isChecked()))
    await save(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Tiếp tục' }).click()
    await page.waitForURL(/login/)
    await page.getByText('Quyền của bạn đã thay đổi. Vui lòng đăng nhập lại.').waitFor()
    assert.deepEqual((await byCode(code)).permissions, ['4.f', '13.c', '13.u'])
  })

  test('a change that leaves one’s own permissions alone asks nothing', async ({ assert, cleanup }) => {
    const code = await newRole([[4, 'f']])
    const { page, close } = await editing(code, (await newPerson(code)).username)
    cleanup(close)
    await page.getByLabel('Mô tả').fill('Chỉ đổi mô tả')
    await save(page)
    await page.waitForURL((url) => !url.pathname.endsWith('/edit'))
    assert.equal((await byCode(code)).description, 'Chỉ đổi mô tả')
  })

  test('the menu of others follows on their next request, without a new sign-in', async ({ assert, cleanup }) => {
    const { page, close } = await openBrowser()
    cleanup(close)
    const code = await newRole([[13, 'v']])
    await signInOnPage(page, (await newPerson(code)).username)
    await page.goto('/customers/infomation')
    await page.locator('.ant-table-row').first().waitFor()
    const menu = page.getByRole('navigation', { name: 'Menu chính' })
    await until(async () => assert.equal(await menu.getByText('Nhà cung cấp').count(), 0))
    const group = await byCode(code)
    await (
      await superAdmin()
    ).patch(`/role-groups/${group.id}`, { permissions: ['13.v', '15.v'], version: group.version })
    await page.getByPlaceholder('Tìm kiếm…').fill('cong ty')
    await menu.getByText('Nhà cung cấp').waitFor()
    assert.include(page.url(), '/customers/infomation')
  })
})
