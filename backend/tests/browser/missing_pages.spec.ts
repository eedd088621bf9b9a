import { test } from '@japa/runner'
import { signedInPage } from '#tests/support/browser'
import { newPerson, newRole } from '#tests/support/people'
import { until } from '#tests/support/until'

const FORBIDDEN = 'Xin lỗi, bạn không có quyền truy cập'

test.group('addresses without a page of their own', () => {
  test('a page or a record that is missing says so in the tab and the breadcrumb', async ({ assert, cleanup }) => {
    const page = await signedInPage(cleanup)
    const steps = () => page.getByRole('navigation', { name: 'Đường dẫn' }).getByRole('listitem').allInnerTexts()
    await page.goto('/no-such-page')
    await page.getByRole('heading', { name: 'Xin lỗi, trang bạn tìm không tồn tại' }).waitFor()
    await until(async () => assert.equal(await page.title(), 'Không tìm thấy trang · Barem'))
    assert.deepEqual(await steps(), ['Không tìm thấy trang'])
    await page.goto('/customers/infomation/0197f3a2-0000-7000-8000-00000000abcd')
    await page.getByRole('heading', { name: 'Không tìm thấy khách hàng này' }).waitFor()
    await until(async () => assert.equal(await page.title(), 'Không tìm thấy khách hàng này · Khách hàng · Barem'))
  })

  test('a section leads to the first of its pages that the person may open', async ({ cleanup }) => {
    const page = await signedInPage(cleanup)
    await page.goto('/system')
    await page.waitForURL('**/system/users')
    await page.goto('/categories/')
    await page.waitForURL('**/categories/product-group')

    // Goods come before the settings of the warehouse.
    const rights = [48, 66].map((area) => [area, 'v'] as const)
    const clerk = await newPerson(await newRole(rights))
    const theirs = await signedInPage(cleanup, { account: clerk.username })
    await theirs.goto('/logistics')
    await theirs.waitForURL('**/logistics/opening-stock')
    await theirs.goto('/sale-management')
    await theirs.waitForURL('**/sale-management/order/add')
    await theirs.goto('/marketing')
    await theirs.getByRole('heading', { name: FORBIDDEN }).waitFor()
    await theirs.goto('/categories/department')
    await theirs.getByText(/^Cần quyền “Xem” ở “Phòng ban”\. Người cấp quyền: /).waitFor()
  })
})
