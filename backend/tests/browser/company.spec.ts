import { test } from '@japa/runner'
import { until } from '#tests/support/until'
import type { Page } from 'playwright'
import { openBrowser, signInOnPage } from '#tests/support/browser'
import { call } from '#tests/support/client'
import { picture } from '#tests/support/files'
import { chooseWard, save } from '#tests/support/forms'
import { entered, newCompany, newPerson, newRole, type Person } from '#tests/support/people'
import { fresh } from '#tests/support/samples'

const PATH = '/system/tenant'

/** A company of its own with its super admin, and what the server keeps of it. */
async function company() {
  const tenantId = await newCompany()
  const person = await newPerson('R001', undefined, tenantId)
  const { token } = await entered(person)
  const stored = async () => (await call('GET', '/tenant', { token })).body.data
  const change = async (changes: Record<string, unknown>) =>
    call('PUT', '/tenant', { token, body: { payload: { ...changes, version: (await stored()).version } } })
  return { person, stored, change, name: String((await stored()).name) }
}

async function opened(person: Person, name?: string) {
  const { page, close } = await openBrowser()
  await signInOnPage(page, person.username, name)
  await page.goto(PATH)
  await page.getByRole('heading', { level: 1, name: 'Thông tin công ty' }).waitFor()
  return { page, close }
}

async function complete(page: Page) {
  await page.getByLabel('Tên viết tắt').fill('Thép Thử')
  await page.getByLabel('Điện thoại', { exact: true }).fill('0243 800 0001')
  await chooseWard(page, 'Địa chỉ', 'ba dinh ha noi', 'Ba Đình')
  await page
    .getByLabel('Địa chỉ: Số nhà, tên đường')
    .or(page.getByPlaceholder('Số nhà, tên đường'))
    .first()
    .fill('Số 1 Phố Thử')
}

test.group('the company on screen', () => {
  test('is completed and saved, shows its new name in the header, and remembers who changed what', async ({
    assert,
    cleanup,
  }) => {
    const { person, stored, name } = await company()
    const { page, close } = await opened(person, name)
    cleanup(close)
    const renamed = `Công ty Thép Đổi Tên ${fresh()}`
    await page.getByLabel('Tên công ty').fill(renamed)
    await save(page)
    await page.getByText('Vui lòng nhập tên viết tắt').first().waitFor()
    await complete(page)
    await save(page)
    await page.getByRole('banner').getByText(renamed).waitFor()
    assert.containsSubset(await stored(), {
      name: renamed,
      shortName: 'Thép Thử',
      phone: '02438000001',
      address: { system: 'new', province: '01', street: 'Số 1 Phố Thử' },
    })
    await page.getByRole('button', { name: 'Lịch sử' }).click()
    const drawer = page.getByRole('dialog')
    await drawer.getByText('Người Thử').first().waitFor()
    await drawer.getByText(renamed).first().waitFor()

    // The form stands on what was saved: a second save is no conflict.
    await page.keyboard.press('Escape')
    await page.getByLabel('Người liên hệ').fill('Đặng Văn Thử')
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.url().endsWith('/tenant') && response.request().method() === 'PUT'),
      save(page),
    ])
    assert.equal(answer.status(), 200)
    assert.equal((await stored()).contactPerson, 'Đặng Văn Thử')
  })

  test('a logo takes the place of the mark in the header', async ({ assert, cleanup }) => {
    const { person, stored, name } = await company()
    const { page, close } = await opened(person, name)
    cleanup(close)
    await complete(page)
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await picture('png', 120, 120) })
    await page.locator('.form-group img').waitFor()
    await until(async () => assert.equal(await page.getByRole('banner').locator('img').count(), 0))
    await save(page)
    await page.getByRole('banner').locator('img').waitFor()
    assert.match(String((await stored()).logo), /^company\//)
  })

  test('a save that comes second is merged, or asks about what both changed', async ({ assert, cleanup }) => {
    const { person, stored, change, name } = await company()
    const { page, close } = await opened(person, name)
    cleanup(close)
    await complete(page)
    await change({ contactPerson: 'Người khác', shortName: 'Tên của họ' })
    await save(page)
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Tên của họ').first().waitFor()
    await dialog.getByText('Thép Thử').first().click()
    await dialog.getByRole('button', { name: 'Lưu lựa chọn' }).click()
    await dialog.waitFor({ state: 'hidden' })
    const kept = { shortName: 'Thép Thử', contactPerson: 'Người khác', phone: '02438000001' }
    await until(async () => assert.containsSubset(await stored(), kept))
  })

  test('what was typed is discarded when the person says so', async ({ assert, cleanup }) => {
    const { person, name } = await company()
    const { page, close } = await opened(person, name)
    cleanup(close)
    await page.getByLabel('Tên công ty').fill('Không lưu')
    await page.getByRole('button', { name: 'Hủy', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Tiếp tục sửa' }).click()
    await until(async () => assert.equal(await page.getByLabel('Tên công ty').inputValue(), 'Không lưu'))
    await page.getByRole('button', { name: 'Hủy', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Bỏ thay đổi' }).click()
    await page.getByText('Những gì bạn vừa nhập sẽ mất.').waitFor({ state: 'hidden' })
    await until(async () => assert.equal(await page.getByLabel('Tên công ty').inputValue(), name))
  })

  test('those who may only view it read it, and others do not find it in the menu', async ({ assert, cleanup }) => {
    const { page, close } = await opened(await newPerson(await newRole([[2, 'v']])))
    cleanup(close)
    await page.locator('dd').filter({ hasText: 'DONGA' }).waitFor()
    await until(async () => assert.equal(await page.getByRole('textbox').count(), 0))
    await until(async () => assert.equal(await page.getByRole('button', { name: 'Lưu', exact: true }).count(), 0))

    const other = await openBrowser()
    cleanup(other.close)
    await signInOnPage(other.page, (await newPerson(await newRole([[13, 'v']]))).username)
    await other.page.goto(PATH)
    await other.page.getByText('Xin lỗi, bạn không có quyền truy cập').waitFor()
    await until(async () =>
      assert.equal(
        await other.page.getByRole('navigation', { name: 'Menu chính' }).getByText('Thông tin công ty').count(),
        0,
      ),
    )
  })
})
