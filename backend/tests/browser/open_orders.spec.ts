import { test } from '@japa/runner'
import { until } from '#tests/support/until'
import { signedInPage } from '#tests/support/browser'
import { newOrder, seller } from '#tests/support/documents/orders'

const ORDERS = '/sale-management/order'
const FORBIDDEN = 'Xin lỗi, bạn không có quyền truy cập'

test.group('orders for somebody without a right to them', () => {
  test('are added from the menu, opened and found when they are their own, and nobody is signed out over others', async ({
    assert,
    cleanup,
  }) => {
    const [by, other] = [await seller([[13, 'v']]), await seller()]
    const [own, theirs] = [await newOrder(by, null), await newOrder(other, null)]
    const page = await signedInPage(cleanup, { account: by.username })

    await page.goto('/profile')
    const menu = page.getByRole('navigation', { name: 'Menu chính' })
    const add = menu.getByRole('link', { name: 'Thêm đơn hàng' })
    await add.waitFor()
    await until(async () => assert.equal(await menu.getByRole('link', { name: 'Đơn hàng', exact: true }).count(), 0))
    await add.click()
    await page.getByRole('heading', { name: 'Thêm đơn hàng' }).waitFor()
    await page.getByRole('button', { name: 'Lưu nháp' }).waitFor()
    await page.getByRole('button', { name: 'Hủy' }).click()
    await page.waitForURL((url) => url.pathname !== `${ORDERS}/add`)

    await page.goto(ORDERS)
    await page.getByText(FORBIDDEN).waitFor()

    await page.goto(`${ORDERS}/${own.id}`)
    await page.getByRole('button', { name: 'Gửi duyệt' }).waitFor()
    await page.getByRole('button', { name: 'Chỉnh sửa' }).click()
    await page.waitForURL(`**${ORDERS}/${own.id}/edit`)
    await page
      .getByRole('button', { name: 'Lưu', exact: true })
      .or(page.getByRole('button', { name: 'Lưu nháp' }))
      .waitFor()

    for (const path of [`${ORDERS}/${theirs.id}`, `${ORDERS}/${theirs.id}/edit`, `${ORDERS}/${theirs.id}/print`]) {
      await page.goto(path)
      await page.getByText(FORBIDDEN).waitFor()
    }
    await page.goto('/profile')
    await page.getByRole('heading', { name: 'Thông tin cá nhân' }).waitFor()
    await page.keyboard.press('Control+k')
    await page.getByRole('option').filter({ hasText: own.code }).waitFor()
    await page.keyboard.type(theirs.code)
    await page.locator('.finder-none').waitFor()
    await page.getByRole('combobox').fill(own.code)
    await page.getByRole('option').filter({ hasText: own.code }).click()
    await page.waitForURL(`**${ORDERS}/${own.id}`)
    assert.ok(true)
  })

  test('who sees all changes their own alone: others’ have no way to be changed', async ({ assert, cleanup }) => {
    const [viewer, other] = [await seller([[19, 'v']]), await seller()]
    const [own, theirs] = [await newOrder(viewer, null), await newOrder(other, null)]
    const page = await signedInPage(cleanup, { account: viewer.username })
    await page.goto(`${ORDERS}/${theirs.id}`)
    await page.getByRole('heading', { name: theirs.code }).waitFor()
    await until(async () => assert.equal(await page.getByRole('button', { name: 'Chỉnh sửa' }).count(), 0))
    await until(async () => assert.equal(await page.getByRole('button', { name: /^(Sửa|Thêm) / }).count(), 0))
    await page.goto(`${ORDERS}/${theirs.id}/edit`)
    await page.getByText(FORBIDDEN).waitFor()
    await page.goto(`${ORDERS}/${own.id}`)
    await page.getByRole('button', { name: 'Chỉnh sửa' }).waitFor()
  })
})
