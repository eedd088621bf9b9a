import { test } from '@japa/runner'
import { until } from '#tests/support/until'
import type { Page } from 'playwright'
import { signedInPage } from '#tests/support/browser'
import { api, signIn } from '#tests/support/client'
import { newPerson, newRole } from '#tests/support/people'
import { created, fresh, resourceOf } from '#tests/support/samples'

const NOTICE = 'Quyền của bạn vừa thay đổi'

/** Gives a role group other permissions, as a super admin. */
async function permit(code: string, permissions: string[]) {
  const client = api(await signIn('superadmin'))
  const [group] = (await client.get(`/role-groups?code=${code}`)).body
  const { status, body } = await client.patch(`/role-groups/${group.id}`, { permissions })
  if (status !== 200) throw new Error(JSON.stringify(body))
}

const menu = (page: Page, name: string) => page.locator('.ant-menu').getByText(name, { exact: true })

test.group('somebody whose permissions change while they work', () => {
  test('is told, keeps what they are typing, saves it, and finds the menu as it is now', async ({
    assert,
    cleanup,
  }) => {
    const role = await newRole([
      [11, 'f'],
      [12, 'v'],
    ])
    const page = await signedInPage(cleanup, { account: (await newPerson(role)).username })
    await page.goto('/categories/department/add')
    const name = `Phòng thử ${fresh()}`
    await page.getByLabel(/^Tên/).fill(name)
    await permit(role, ['11.f', '13.v'])
    await page.getByRole('button', { name: 'Lưu', exact: true }).click()
    await page.getByText(NOTICE).waitFor()
    await page.getByRole('heading', { name }).first().waitFor()
    assert.notInclude(page.url(), '/login')
    await menu(page, 'Khách hàng').waitFor()
    await until(async () => assert.equal(await menu(page, 'Chức vụ').count(), 0))
    const { body } = await api(await signIn('superadmin')).get(`/departments?name=${encodeURIComponent(name)}`)
    assert.lengthOf(body, 1)
  })

  test('and may not save any more is told so, and not signed out over what they have typed', async ({
    assert,
    cleanup,
  }) => {
    const role = await newRole([[11, 'f']])
    const { id } = await created(resourceOf('departments'))
    const page = await signedInPage(cleanup, { account: (await newPerson(role)).username })
    await page.goto(`/categories/department/${String(id)}/edit`)
    await page.getByLabel(/^Tên/).fill(`Phòng thử ${fresh()}`)
    await permit(role, ['11.v'])
    await page.getByRole('button', { name: 'Lưu', exact: true }).click()
    await page.getByText(NOTICE).waitFor()
    await page.getByText('Bạn không có quyền thực hiện thao tác này').or(page.getByText('403')).first().waitFor()
    // Nothing sends them away: a sign-out would come with its own words at once.
    await until(async () => assert.equal(await page.getByText('Đang chuyển về trang đăng nhập').count(), 0))
    const drafts = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft')))
    assert.lengthOf(drafts, 1)
  })
})
