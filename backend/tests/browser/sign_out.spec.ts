import { test } from '@japa/runner'
import { until } from '#tests/support/until'
import type { Page } from 'playwright'
import { openBrowser, signInByHand } from '#tests/support/browser'
import { newPerson } from '#tests/support/people'
import { created, resourceOf } from '#tests/support/samples'

interface Left {
  local: string[]
  session: number
  databases: number
  caches: number
}

/** Whatever the browser keeps for our pages. */
const left = (page: Page): Promise<Left> =>
  page.evaluate<Left>(`(async () => ({
    local: Object.keys(localStorage).sort(),
    session: sessionStorage.length,
    databases: (await indexedDB.databases()).length,
    caches: 'caches' in window ? (await caches.keys()).length : 0,
  }))()`)

const signOut = async (page: Page) => {
  await page.getByRole('button', { name: /^Tài khoản/ }).click()
  await page.getByRole('menuitem', { name: 'Đăng xuất' }).click()
}

test.group('signing out', () => {
  test('leaves nothing of the person in the browser: no visits, columns, drafts nor tokens; how it looks stays', async ({
    assert,
    cleanup,
  }) => {
    const { page, close } = await openBrowser()
    cleanup(close)
    const customer = await created(resourceOf('customers'))
    await signInByHand(page, (await newPerson('R002')).username)
    await page.goto(`/customers/infomation/${String(customer.id)}`)
    await page.getByRole('heading', { level: 1, name: String(customer.name) }).waitFor()
    await page.getByRole('button', { name: /giao diện tối/i }).click()
    await page.goto('/categories/department/add')
    await page.getByLabel(/^Tên/).fill('Phòng dở dang')
    await page.getByText(/Đã lưu trên máy này/).waitFor()
    const before = (await left(page)).local
    for (const part of ['barem.draft.', 'barem.visits.', 'barem.token'])
      assert.isTrue(
        before.some((key) => key.startsWith(part)),
        `${part} is there before: ${before.join()}`,
      )

    await signOut(page)
    const dialog = page.getByRole('dialog')
    await dialog.getByText('1 bản nháp chưa lưu trên máy này sẽ bị xóa.').waitFor()
    await dialog.getByRole('button', { name: 'Ở lại' }).click()
    await until(async () => assert.equal(await page.getByLabel(/^Tên/).inputValue(), 'Phòng dở dang'))
    await signOut(page)
    await dialog.getByRole('button', { name: 'Đăng xuất' }).click()
    await page.waitForURL('**/login')
    const { local, ...others } = await left(page)
    assert.deepEqual(
      local.filter((key) => !['barem.theme', 'barem.locale'].includes(key)),
      [],
    )
    assert.deepEqual(others, { session: 0, databases: 0, caches: 0 })
  })

  test('asks about a draft that was left on another page, and of nothing when there is none', async ({
    assert,
    cleanup,
  }) => {
    const { page, close } = await openBrowser()
    cleanup(close)
    const { username } = await newPerson('R002')
    await signInByHand(page, username)
    await page.goto('/categories/department/add')
    await page.getByLabel(/^Tên/).fill('Phòng dở dang')
    await page.getByText(/Đã lưu trên máy này/).waitFor()
    await page.goto('/categories/position')
    await signOut(page)
    await page.getByRole('dialog').getByText('1 bản nháp').waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Đăng xuất' }).click()
    await page.waitForURL('**/login')
    await signInByHand(page, username)
    await page.goto('/categories/department/add')
    await page.getByLabel(/^Tên/).waitFor()
    await until(async () => assert.equal(await page.getByText('nhập dở').count(), 0))
    await signOut(page)
    await page.waitForURL('**/login')
  })
})
