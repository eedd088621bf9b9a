import { test } from '@japa/runner'
import { until } from '#tests/support/until'
import type { Page } from 'playwright'
import { openBrowser, signInOnPage } from '#tests/support/browser'
import { openList, save } from '#tests/support/forms'
import { api, call, signIn } from '#tests/support/client'
import { category, published, superAdmin as ownAdmin } from '#tests/support/own'
import { enter, entered, newCompany, newPerson, newRole, type Person } from '#tests/support/people'
import { fresh } from '#tests/support/samples'

const LIST = '/system/users'

const superAdmin = async () => api(await signIn('superadmin'))
const stored = async ({ userId }: Person) => (await (await superAdmin()).get(`/users/${userId}`)).body

const offers = (page: Page) => page.locator('.ant-dropdown').getByRole('menuitem')

/** The ⋯ menu of someone's row, opened. */
async function menuOf(page: Page, { username }: Person) {
  await page.goto(`${LIST}?q=${username}`)
  const row = page.locator('.ant-table-row').filter({ hasText: username })
  await row.getByRole('button', { name: /Thao tác/ }).click()
  await offers(page).first().waitFor()
  return row
}

async function giveRole(page: Page, name: string) {
  await page.getByRole('combobox', { name: 'Nhóm quyền' }).click()
  await page.keyboard.type(name)
  await page.locator('.ant-select-item-option').filter({ hasText: name }).first().click()
  await page.keyboard.press('Escape')
}

test.group('users on screen', () => {
  test('a new one gets a password that is shown once, and must change it, where a company has lists of its own too', async ({
    assert,
    cleanup,
  }) => {
    await published(ownAdmin(), category())
    const { page, close, context } = await openBrowser({ permissions: ['clipboard-read', 'clipboard-write'] })
    cleanup(close)
    const person = await newPerson('R001')
    await signInOnPage(page, person.username)
    const username = `nguoi.moi${fresh()}`
    await page.goto(`${LIST}/add`)
    await page.getByLabel('Họ và tên').fill('Đặng Văn Mới')
    await page.getByLabel('Tên đăng nhập').fill(username)
    await save(page)
    const dialog = page.getByRole('dialog')
    // Somebody without a role group is asked about; a role group that is typed stays when Tab leaves the field.
    await page.getByRole('dialog', { name: 'Chưa chọn nhóm quyền' }).waitFor()
    await dialog.getByRole('button', { name: 'Hủy' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('combobox', { name: 'Nhóm quyền' }).focus()
    await page.keyboard.type('Nhân viên')
    await openList(page).locator('.ant-select-item-option-active').filter({ hasText: 'Nhân viên' }).waitFor()
    await page.keyboard.press('Tab')
    await page.locator('.ant-select-selection-item').filter({ hasText: 'Nhân viên' }).waitFor()
    await save(page)
    const password = (await dialog.locator('output').textContent())!
    await dialog.getByText('Tài khoản chưa có email').waitFor()
    await dialog.getByRole('button', { name: 'Sao chép' }).click()
    await dialog.getByText('Đã sao chép').waitFor()
    await until(async () => assert.equal(await page.evaluate('navigator.clipboard.readText()'), password))
    await page.keyboard.press('Escape')
    await until(async () => assert.isTrue(await dialog.isVisible()))
    await dialog.getByRole('button', { name: 'Tôi đã lưu mật khẩu' }).click()
    await page.getByRole('heading', { level: 1, name: 'Đặng Văn Mới' }).waitFor()
    await page.getByText(password).waitFor({ state: 'detached' })

    await context.clearCookies()
    await page.evaluate('localStorage.clear()')
    await page.goto('/login')
    await page.getByRole('combobox').first().click()
    await page.getByTitle('Thép Đông Á (demo)').click()
    await page.getByLabel('Tài khoản').fill(username)
    await page.getByLabel(/^Mật khẩu/).fill(password)
    await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click()
    await page.getByText('Hãy đặt mật khẩu mới để tiếp tục').waitFor()
  })

  test('a click on a code of the list opens its row and leaves the clipboard alone', async ({ assert, cleanup }) => {
    const { page, close } = await openBrowser({ permissions: ['clipboard-read', 'clipboard-write'] })
    cleanup(close)
    const [person, other] = [await newPerson('R001'), await newPerson('R004')]
    await signInOnPage(page, person.username)
    await page.goto(`${LIST}?q=${other.username}`)
    await page.evaluate(`navigator.clipboard.writeText('trước đó')`)
    await page.locator('.ant-table-row').getByText(other.code, { exact: true }).click()
    await page.waitForURL(new RegExp(other.userId))
    assert.equal(await page.evaluate('navigator.clipboard.readText()'), 'trước đó')
  })

  test('a password is reset from the row menu: asked first, shown once, the old one and its sessions end', async ({
    assert,
    cleanup,
  }) => {
    const { page, close } = await openBrowser()
    cleanup(close)
    const other = await newPerson('R004')
    const { token } = await entered(other)
    await signInOnPage(page, (await newPerson('R001')).username)
    await menuOf(page, other)
    await page.getByRole('menuitem', { name: 'Đặt lại mật khẩu' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Bạn có chắc muốn đặt lại mật khẩu cho Người Thử?').waitFor()
    assert.equal((await call('GET', '/User/profile', { token })).status, 200)
    await dialog.getByRole('button', { name: 'Đặt lại mật khẩu' }).click()
    await dialog.getByText(`Mật khẩu cũng đã được gửi tới ${other.email}`).waitFor()
    const password = (await dialog.locator('output').textContent())!
    await dialog.getByRole('button', { name: 'Tôi đã lưu mật khẩu' }).click()
    assert.include(page.url(), `${LIST}?q=`)
    assert.equal((await call('GET', '/User/profile', { token })).status, 401)
    assert.equal((await enter(other, other.password)).status, 400)
    assert.equal((await enter(other, password)).status, 200)
  })

  test('an account is locked and unlocked; while it is locked its owner is out', async ({ assert, cleanup }) => {
    const { page, close } = await openBrowser()
    cleanup(close)
    const other = await newPerson('R004')
    await signInOnPage(page, (await newPerson('R001')).username)
    const row = await menuOf(page, other)
    await page.getByRole('menuitem', { name: 'Khóa tài khoản' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Khóa tài khoản' }).click()
    await row.getByText('Đã khóa').waitFor()
    assert.notEqual((await enter(other, other.password)).status, 200)
    await page.goto(`${LIST}/${other.userId}`)
    await page.getByRole('button', { name: 'Mở khóa tài khoản' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Mở khóa tài khoản' }).click()
    await page.getByRole('button', { name: 'Khóa tài khoản', exact: true }).waitFor()
    assert.equal((await enter(other, other.password)).status, 200)
  })

  test('one’s own account offers neither lock, reset nor delete', async ({ assert, cleanup }) => {
    const { page, close } = await openBrowser()
    cleanup(close)
    const person = await newPerson('R001')
    await signInOnPage(page, person.username)
    await menuOf(page, person)
    await until(async () =>
      assert.deepEqual(await offers(page).allTextContents(), ['Xem chi tiết', 'Xem nhanh', 'Chỉnh sửa']),
    )
    await page.goto(`${LIST}/${person.userId}/edit`)
    await page.getByText('Không áp dụng cho tài khoản của chính bạn').waitFor()
    await until(async () => assert.equal(await page.getByRole('switch').count(), 0))
  })

  test('a super admin’s account is out of reach of others', async ({ assert, cleanup }) => {
    const { page, close } = await openBrowser()
    cleanup(close)
    const above = await newPerson('R001')
    await signInOnPage(page, (await newPerson('R002')).username)
    await menuOf(page, above)
    await until(async () => assert.deepEqual(await offers(page).allTextContents(), ['Xem chi tiết', 'Xem nhanh']))
  })
})

test.group('what the server refuses is told in words', () => {
  test('giving more than one has, without being signed out', async ({ assert, cleanup }) => {
    const { page, close } = await openBrowser()
    cleanup(close)
    const other = await newPerson(await newRole([]))
    await signInOnPage(
      page,
      (
        await newPerson(
          await newRole([
            [1, 'f'],
            [4, 'v'],
          ]),
        )
      ).username,
    )
    await page.goto(`${LIST}/${other.userId}/edit`)
    await giveRole(page, 'Kế toán')
    await save(page)
    const question = page.getByRole('dialog', { name: 'Quyền của người khác thay đổi' })
    await question.getByText('có hiệu lực ngay').waitFor()
    await question.getByRole('button', { name: 'Đổi quyền' }).click()
    await page.getByText('Vượt quá quyền của chính bạn').first().waitFor()
    assert.lengthOf((await stored(other)).roleGroupIds, 1)
    await page.getByRole('button', { name: 'Hủy' }).click()
    assert.notInclude(page.url(), '/login')
  })

  test('the last super admin stepping down', async ({ assert, cleanup }) => {
    const { page, close } = await openBrowser()
    cleanup(close)
    const company = await newCompany()
    const last = await newPerson('R001', undefined, company)
    const { token } = await entered(last)
    const { body } = await call('GET', '/User/profile', { token })
    await signInOnPage(page, last.username, body.data.tenant.name)
    await page.goto(`${LIST}/${last.userId}/edit`)
    await page.locator('.ant-select-selection-item-remove').first().click()
    await giveRole(page, 'Kế toán')
    await save(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Tiếp tục' }).click()
    await page.getByText('Phải còn ít nhất một quản trị cấp cao đang hoạt động').waitFor()
    assert.notInclude(page.url(), '/login')
  })
})
