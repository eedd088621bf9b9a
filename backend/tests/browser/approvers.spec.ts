import { test } from '@japa/runner'
import { until } from '#tests/support/until'
import { api, signIn } from '#tests/support/client'
import { signInOnPage, openBrowser } from '#tests/support/browser'
import { act, askedOrder, newOrder, seller, type Signed } from '#tests/support/documents/orders'
import { boss, inSequence, published } from '#tests/support/workflows/drafts'
import { clerkIn, newDepartment } from '#tests/support/workflows/staff'
import { onDatabase } from '#tests/support/server'

/** A page of somebody. */
async function pageOf({ username }: Signed) {
  const { page, close } = await openBrowser()
  await signInOnPage(page, username)
  return { page, close }
}

const order = (id: string) => `/sale-management/order/${id}`
const limited = (limit: string) =>
  seller(
    [
      [19, 'f'],
      [60, 'v'],
    ],
    limit,
  )
const named = ({ userId }: Signed, name: string) =>
  onDatabase((client) => client.query('update users set full_name = $2 where id = $1', [userId, name]))

test.group('who approves', () => {
  test('is chosen among those who may, and who approves too little is told with the limit', async ({
    assert,
    cleanup,
  }) => {
    const [by, small, large] = [await seller([[19, 'f']]), await limited('5'), await limited('99999999999999')]
    await named(small, 'Vũ Thị Ít')
    await named(large, 'Đỗ Văn Nhiều')
    const row = await newOrder(by, null)
    const { page, close } = await pageOf(by)
    cleanup(close)
    await page.goto(order(row.id))
    await page.getByRole('button', { name: 'Gửi duyệt' }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: 'Người duyệt' }).click()
    const choice = (name: string) => page.locator('.ant-select-item-option', { hasText: name })
    await choice('Vũ Thị Ít').waitFor()
    await until(async () => assert.include(await choice('Vũ Thị Ít').textContent(), 'chỉ duyệt tối đa 5\u00a0đ'))
    await until(async () => assert.include(await choice('Vũ Thị Ít').getAttribute('class'), 'option-disabled'))
    await until(async () => assert.notInclude(await choice('Đỗ Văn Nhiều').getAttribute('class'), 'option-disabled'))
    await choice('Đỗ Văn Nhiều').click()
    await dialog.getByRole('button', { name: 'Gửi duyệt đơn hàng' }).click()
    await page.getByText('Chờ Đỗ Văn Nhiều duyệt').first().waitFor()
  })

  test('is proposed as the last time, in the form of a new order too', async ({ assert, cleanup }) => {
    const [by, first, last] = [await seller([[19, 'f']]), await seller(), await seller()]
    await named(last, 'Đỗ Văn Cuối')
    await askedOrder(by, first)
    await askedOrder(by, last)
    const { page, close } = await pageOf(by)
    cleanup(close)
    await page.goto('/sale-management/order/add')
    await page.locator('.ant-form-item', { hasText: 'Người duyệt' }).getByText('Đỗ Văn Cuối').waitFor()
    // Nothing that somebody typed: leaving asks nothing.
    await page.getByRole('link', { name: 'Đơn hàng' }).first().click()
    await page.waitForURL(/\/sale-management\/order$/)
    const row = await newOrder(by, null)
    await page.goto(`${order(row.id)}?do=request`)
    await page.getByRole('dialog').getByTitle('Đỗ Văn Cuối').waitFor()
    assert.ok(true)
  })

  test('gives way to the workflow that a draft will go by, and is back when that is switched off', async ({
    assert,
    cleanup,
  }) => {
    const departmentId = await newDepartment()
    const [by, old, asked] = [await clerkIn(departmentId), await seller(), await seller()]
    await named(old, 'Đỗ Văn Trước')
    const row = await newOrder(by, old)
    const { page, close } = await pageOf(by)
    cleanup(close)
    const approver = page.locator('.document-facts dl > div', { hasText: 'Người duyệt' })
    await page.goto(order(row.id))
    await approver.getByText('Đỗ Văn Trước').waitFor()
    const name = `Quy trình ${row.code}`
    const graph = inSequence([asked.userId])
    const way = await published({ name, departmentIds: [departmentId], fallbackId: asked.userId, graph })
    await page.reload()
    await approver.getByText(`Theo quy trình ${name}`).waitFor()
    assert.notInclude(await approver.innerText(), 'Đỗ Văn Trước')
    await (await boss()).post(`/workflows/${way.id}/enabled`, { enabled: false })
    await page.reload()
    await approver.getByText('Đỗ Văn Trước').waitFor()
  })

  test('reads that it waits for them, decides, and is one key away from what waits next', async ({
    assert,
    cleanup,
  }) => {
    const [by, director] = [await seller([[19, 'f']]), await seller()]
    const [first, second, third] = [
      await askedOrder(by, director),
      await askedOrder(by, director),
      await askedOrder(by, director),
    ]
    const { page, close } = await pageOf(director)
    cleanup(close)
    await page.goto(order(first.id))
    await page.getByText('Chờ bạn duyệt').first().waitFor()
    for (const [row, next, left] of [
      [first, second, 2],
      [second, third, 1],
    ] as const) {
      await page.getByRole('heading', { name: row.code }).waitFor()
      await page.getByRole('button', { name: 'Phê duyệt' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Phê duyệt đơn hàng' }).click()
      await page.getByRole('button', { name: `Tiếp theo: ${next.code} (còn ${left})` }).waitFor()
      await page.locator('[role="dialog"]').waitFor({ state: 'detached' })
      await page.keyboard.press(left === 2 ? 'n' : 'Enter')
      await page.waitForURL((url) => url.pathname === order(next.id))
    }
    await page.getByRole('heading', { name: third.code }).waitFor()
    await page.getByRole('button', { name: 'Phê duyệt' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Phê duyệt đơn hàng' }).click()
    await page.getByText('Đã duyệt').first().waitFor()
    await until(async () => assert.equal(await page.getByRole('button', { name: /Tiếp theo/ }).count(), 0))
  })

  test('who cannot decide any more is told, and the request goes to somebody else', async ({ assert, cleanup }) => {
    const [by, director, other] = [await seller([[19, 'f']]), await seller(), await seller()]
    await named(director, 'Đỗ Văn Thôi')
    await named(other, 'Vũ Thị Thay')
    const row = await askedOrder(by, director)
    await onDatabase((client) =>
      client.query(
        `update role_groups r set permissions = '["19.f"]' from users_role_groups u where u.tenant_id = r.tenant_id and u.target_id = r.id and u.owner_id = $1`,
        [director.userId],
      ),
    )
    const { page, close } = await pageOf(by)
    cleanup(close)
    await page.goto(order(row.id))
    await page.getByText('Đỗ Văn Thôi không còn quyền phê duyệt').waitFor()
    await page.locator('.approval-stuck').getByRole('button').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Thu hồi yêu cầu duyệt' }).click()
    await page.locator('.page-header').getByText('Nháp').waitFor()
    await page.getByRole('button', { name: 'Gửi duyệt' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('không còn quyền phê duyệt').waitFor()
    await dialog.getByRole('combobox', { name: 'Người duyệt' }).fill(other.code)
    await page.locator('.ant-select-item-option', { hasText: 'Vũ Thị Thay' }).click()
    await dialog.getByRole('button', { name: 'Gửi duyệt đơn hàng' }).click()
    await page.getByText('Chờ Vũ Thị Thay duyệt').first().waitFor()
    const { body } = await other.api.get('/approvals/inbox')
    assert.deepEqual(
      body.map(({ recordId }: any) => recordId),
      [row.id],
    )
    assert.equal((await act(other, { id: row.id, version: body[0].version }, 'approve')).status, 200)
  })
})

test.group('a role group that approves', () => {
  test('has a limit in its form, and others have none', async ({ assert, cleanup }) => {
    const superAdmin = api(await signIn('superadmin'))
    const runs = await seller([
      [4, 'f'],
      [60, 'f'],
    ])
    const { body: group } = await superAdmin.post('/role-groups', { name: `Duyệt ${Date.now()}`, permissions: [] })
    const { page, close } = await pageOf(runs)
    cleanup(close)
    await page.goto(`/system/role-group/${group.id}/edit`)
    const box = page.getByRole('checkbox', { name: 'Quyền phê duyệt chứng từ: Xem' })
    const limit = page.getByLabel('Hạn mức phê duyệt')
    await box.waitFor()
    await until(async () => assert.equal(await limit.count(), 0))
    await box.check()
    await limit.fill('50000000')
    await page.getByText('Để trống: không giới hạn').waitFor()
    await page.getByRole('button', { name: 'Lưu', exact: true }).click()
    const question = page.getByRole('dialog', { name: 'Quyền của người khác thay đổi' })
    await question.getByText('Quyền của những người trong nhóm này').waitFor()
    await question.getByRole('button', { name: 'Đổi quyền' }).click()
    await page.waitForURL(new RegExp(`${group.id}$`))
    await page.getByText('50,000,000').waitFor()
    const { body } = await superAdmin.get(`/role-groups/${group.id}`)
    assert.deepEqual([body.permissions, body.approvalLimit], [['60.v'], '50000000'])
  })
})
