import { test } from '@japa/runner'
import { until } from '#tests/support/until'
import type { Group } from '@japa/runner/core'
import type { BrowserContextOptions, Page } from 'playwright'
import { openBrowser, signInOnPage } from '#tests/support/browser'
import { signIn } from '#tests/support/client'
import { askedWithinLimits } from '#tests/support/documents/asked'
import { act, draft, superAdmin } from '#tests/support/documents/lives'
import { openMore } from '#tests/support/forms'
import { enter, newPerson, newRole, type Person } from '#tests/support/people'
import { resourceOf } from '#tests/support/samples'

const orders = resourceOf('sales-orders')
const ORDER = '/sale-management/order'
type Row = Awaited<ReturnType<typeof draft>>
type Held = { page: Page; person: Person; token: string }

/** A browser for each test of a group, in which somebody new is signed in who approves. */
function approvers(group: Group, options: BrowserContextOptions = {}, role = async () => 'R002'): Held {
  const held = {} as Held
  group.each.setup(async () => {
    held.person = await newPerson(await role())
    held.token = (await enter(held.person, held.person.password)).body.data.jwToken
    const { page, close } = await openBrowser(options)
    held.page = page
    await signInOnPage(page, held.person.username)
    return close
  })
  return held
}

const asks = () => signIn('superadmin')
const ok = ({ status, body }: { status: number; body: Row }): Row => {
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body
}

/** An order that waits for somebody's decision. */
const pending = async ({ userId }: Person, comment = 'Khách cần gấp'): Promise<Row> =>
  ok(await act(await asks(), 'sales-orders', await draft(orders, userId), 'request', { comment }))

const stored = async (row: Row) => (await (await superAdmin()).get(`/sales-orders/${row.id}`)).body as Row
const open = (page: Page, row: Row) => page.goto(`${ORDER}/${row.id}`)
const does = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()
const dialog = (page: Page) => page.getByRole('dialog')
/** A button below what a dialog says; the cross above has the name of the last one. */
const inDialog = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).last().click()
const state = (page: Page, word: string) => page.locator('.page-header').getByText(word, { exact: true }).waitFor()
const timeline = (page: Page) => page.getByRole('tabpanel', { name: 'Dòng thời gian' })

test.group('an order that waits for its approver', (group) => {
  const held = approvers(group)

  test('it is approved after a dialog with names and amounts, and the timeline tells who did what', async ({
    assert,
  }) => {
    const { page, person } = held
    const row = await pending(person)
    await open(page, row)
    await timeline(page).getByText('Chờ bạn duyệt').waitFor()
    await does(page, 'Phê duyệt')
    await dialog(page).getByText(`Phê duyệt đơn hàng ${row.code}?`).waitFor()
    await dialog(page).getByText(row.customer.name).waitFor()
    await dialog(page)
      .getByText(`${Number(row.grandTotal).toLocaleString('en-US')} đ`, { exact: true })
      .waitFor()
    await dialog(page).getByLabel('Nội dung (không bắt buộc)').fill('Giá đúng bảng')
    await inDialog(page, 'Phê duyệt đơn hàng')
    await state(page, 'Đã duyệt')
    await timeline(page).getByText('Người Thử đã phê duyệt').waitFor()
    await timeline(page).getByText('Giá đúng bảng').waitFor()
    await timeline(page).getByText('Khách cần gấp').waitFor()
    assert.equal((await stored(row)).status, 'approved')
    await until(async () => assert.equal(await page.getByRole('button', { name: 'Chỉnh sửa' }).count(), 0))
  })

  test('it is rejected with a reason only, which whoever wrote it finds on the page and in the form', async ({
    assert,
  }) => {
    const { page, person } = held
    const row = await pending(person)
    await open(page, row)
    await does(page, 'Từ chối')
    await inDialog(page, 'Từ chối đơn hàng')
    await dialog(page).getByText('Vui lòng nhập lý do').waitFor()
    assert.equal((await stored(row)).status, 'pending')
    await dialog(page).getByLabel('Lý do từ chối').fill('Giá dòng 1 thấp hơn giá vốn')
    await inDialog(page, 'Từ chối đơn hàng')
    await state(page, 'Từ chối')
    await page.locator('.approval-note').getByText('Giá dòng 1 thấp hơn giá vốn').waitFor()
    await page.goto(`${ORDER}/${row.id}/edit`)
    await page.getByText('Người Thử đã từ chối đơn hàng này').waitFor()
    assert.equal((await stored(row)).status, 'rejected')
  })

  test('whoever changes it is told that the request is taken back, and asked', async ({ assert }) => {
    const { page, person } = held
    const row = await pending(person)
    await page.goto(`${ORDER}/${row.id}/edit`)
    await page.getByText('Bạn đang được chờ duyệt đơn hàng này').waitFor()
    await openMore(page)
    await page.getByLabel('Số hợp đồng').fill('HĐ-77')
    await page.keyboard.press('Control+S')
    await dialog(page).getByText('Thu hồi yêu cầu duyệt để lưu thay đổi?').last().waitFor()
    await inDialog(page, 'Quay lại')
    await dialog(page).last().waitFor({ state: 'detached' })
    assert.equal((await stored(row)).status, 'pending')
    await page.keyboard.press('Control+S')
    await inDialog(page, 'Thu hồi và lưu')
    await state(page, 'Nháp')
    assert.containsSubset(await stored(row), { status: 'draft', contractNumber: 'HĐ-77', code: row.code })
  })

  test('in a tab that was left open one is told who was faster, and sees the new state', async ({ assert }) => {
    const { page, person, token } = held
    const row = await pending(person)
    await open(page, row)
    await does(page, 'Phê duyệt')
    await dialog(page).waitFor()
    ok(await act(token, 'sales-orders', row, 'reject', { comment: 'Sai giá' }))
    await inDialog(page, 'Phê duyệt đơn hàng')
    await dialog(page).getByText('Có người vừa làm trước bạn').waitFor()
    await dialog(page)
      .getByText(/^Người Thử đã từ chối lúc \d\d\/\d\d\/\d{4} \d\d:\d\d$/)
      .waitFor()
    await dialog(page).getByText('Từ chối', { exact: true }).waitFor()
    await inDialog(page, 'Xem bản mới nhất')
    await state(page, 'Từ chối')
    assert.equal((await stored(row)).status, 'rejected')
  })

  test('nobody else is offered the decision', async ({ assert }) => {
    const { page } = held
    const row = await pending(await newPerson('R002'))
    await open(page, row)
    await state(page, 'Chờ duyệt')
    await page.getByRole('button', { name: 'Chỉnh sửa' }).waitFor()
    for (const name of ['Phê duyệt', 'Từ chối'])
      await until(async () => assert.equal(await page.getByRole('button', { name, exact: true }).count(), 0))
    await page.goto(`${ORDER}/${row.id}?do=approve`)
    await state(page, 'Chờ duyệt')
    await until(async () => assert.equal(await dialog(page).count(), 0))
  })
})

test.group('an order that was approved', (group) => {
  const held = approvers(group)

  /** Approves an order by its approver. */
  async function approved({ person, token }: Held): Promise<Row> {
    return ok(await act(token, 'sales-orders', await pending(person), 'approve'))
  }

  test('a revision keeps what was approved, and asks why', async ({ assert }) => {
    const { page } = held
    const row = await approved(held)
    await open(page, row)
    await state(page, 'Đã duyệt')
    await does(page, 'Thao tác khác')
    await page.getByRole('menuitem', { name: 'Sửa đổi' }).click()
    await dialog(page).getByLabel('Lý do sửa đổi').fill('Khách đổi số lượng')
    await inDialog(page, 'Mở bản sửa đổi')
    await state(page, 'Nháp')
    await state(page, 'Sửa đổi lần 1')
    await timeline(page).getByText('Khách đổi số lượng').waitFor()
    await page.getByRole('tab', { name: 'Các bản đã duyệt' }).click()
    await page.getByText('Bản đầu').waitFor()
    assert.containsSubset(await stored(row), { status: 'draft', revision: 1, code: row.code })
  })

  test('it is cancelled with a reason, and then nothing can be done with it but print and copy it', async ({
    assert,
  }) => {
    const { page } = held
    const row = await approved(held)
    await open(page, row)
    await does(page, 'Thao tác khác')
    await page.getByRole('menuitem', { name: 'Hủy đơn hàng' }).click()
    await inDialog(page, 'Hủy đơn hàng')
    await dialog(page).getByText('Vui lòng nhập lý do').waitFor()
    await dialog(page).getByLabel('Lý do hủy').fill('Khách không lấy nữa')
    await inDialog(page, 'Hủy đơn hàng')
    await state(page, 'Đã hủy')
    await until(async () =>
      assert.deepEqual(await page.locator('.page-header-actions').getByRole('button').allInnerTexts(), ['In', '', '']),
    )
    await page.goto(`${ORDER}/${row.id}/edit`)
    await page.getByText('Trạng thái hiện tại không cho sửa đơn hàng này').waitFor()
  })
})

test.group('two people at the lines of one order', (group) => {
  const held = approvers(group)

  test('see which lines differ, and whose stay', async ({ assert }) => {
    const { page, person } = held
    const row = await draft(orders, person.userId)
    await page.goto(`${ORDER}/${row.id}/edit`)
    const quantity = page.getByRole('textbox', { name: 'Số lượng, dòng 1' })
    await quantity.fill('123')
    const theirs = row.lines.map(({ id, productId, priceType, salePrice }: Row) => ({
      id,
      productId,
      priceType,
      salePrice,
      quantity: '44',
    }))
    ok(await (await superAdmin()).patch(`/sales-orders/${row.id}`, { version: row.version, lines: theirs }))
    await page.keyboard.press('Control+S')
    await dialog(page)
      .getByText(/^Khác nhau ở \d+ dòng/)
      .waitFor()
    const differs = dialog(page).locator('.conflict-lines').getByRole('listitem').filter({ hasText: 'Dòng 1' })
    for (const figure of ['123', '44']) await differs.getByText(figure, { exact: true }).waitFor()
    await inDialog(page, 'Lưu lựa chọn')
    await page.waitForURL(/order\/[0-9a-f-]{36}$/)
    assert.equal(Number((await stored(row)).lines[0].quantity), 123)
  })
})

test.group('an order that somebody else closes while its form is open', (group) => {
  const held = approvers(group)

  test('is not saved, says why, and keeps what was typed in sight', async ({ assert }) => {
    const { page, person } = held
    const row = await draft(orders, person.userId)
    await page.goto(`${ORDER}/${row.id}/edit`)
    const quantity = page.getByRole('textbox', { name: 'Số lượng, dòng 1' })
    await quantity.fill('123')
    ok(await act(await asks(), 'sales-orders', row, 'cancel', { comment: 'Khách không lấy nữa' }))
    await page.keyboard.press('Control+S')
    await page.getByText('Không thực hiện được: chứng từ đang ở trạng thái “Đã hủy”').waitFor()
    assert.equal(await quantity.inputValue(), '123')
    assert.equal((await stored(row)).status, 'cancelled')
  })
})

test.group('what waits for me', (group) => {
  const held = approvers(group, {}, () =>
    newRole([
      [19, 'v'],
      [60, 'v'],
    ]),
  )
  const waiting = async (comment?: string) => askedWithinLimits({ token: await asks() }, held.person, comment)

  test('the header counts it, several are decided at once, and each is told what became of it', async ({ assert }) => {
    const { page } = held
    const [first, second, third] = [await waiting('Đơn một'), await waiting(), await waiting()]
    await page.goto('/')
    await page.getByRole('link', { name: '3 chứng từ chờ tôi duyệt' }).click()
    await page.getByRole('heading', { name: 'Chờ tôi duyệt' }).waitFor()
    const line = page.getByRole('row').filter({ hasText: first.code })
    await line.getByText('Đơn một').waitFor()
    await line.getByText(first.customer.shortName).waitFor()
    await line.getByText(/^(vừa xong|\d+ phút)$/).waitFor()
    for (const { code } of [first, second]) await page.getByRole('checkbox', { name: `Chọn ${code}` }).check()
    ok(await act(await asks(), 'sales-orders', second, 'withdraw'))
    await does(page, 'Phê duyệt')
    await inDialog(page, 'Phê duyệt 2 chứng từ')
    await dialog(page).getByText('1 chứng từ chưa xử lý được').waitFor()
    await dialog(page).getByRole('listitem').filter({ hasText: first.code }).getByText('Đã phê duyệt').waitFor()
    await inDialog(page, 'Đóng')
    await page.getByText('1 chứng từ', { exact: true }).waitFor()
    assert.deepEqual(await Promise.all([first, second, third].map(async (row) => (await stored(row)).status)), [
      'approved',
      'draft',
      'pending',
    ])
    await page.getByText(third.customer.shortName).click()
    await page.waitForURL(new RegExp(third.id))
  })

  test('nothing waits, and it says so', async () => {
    const { page } = held
    await page.goto('/approvals')
    await page.getByText('Không có chứng từ nào chờ bạn duyệt').waitFor()
  })
})

test.group('documents on a phone, in English', (group) => {
  const held = approvers(group, { viewport: { width: 390, height: 844 }, locale: 'en-US' })

  test('lines are rows, the decision is at the foot, and nothing is wider than the screen', async ({ assert }) => {
    const { page, person } = held
    const row = await pending(person)
    await page.evaluate(`localStorage.setItem('barem.locale', '"en_US"')`)
    await open(page, row)
    await state(page, 'Pending')
    await until(async () => assert.equal(await page.locator('.line-rows > li').count(), row.lines.length))
    assert.isAtMost(await page.evaluate<number>('document.documentElement.scrollWidth'), 390)
    await page.locator('.bottom-bar').getByRole('button', { name: 'Approve' }).click()
    await inDialog(page, 'Approve order')
    await state(page, 'Approved')
    assert.equal((await stored(row)).status, 'approved')
    await page.goto('/approvals')
    await page.getByText('Nothing is waiting for your approval').waitFor()
  })
})
