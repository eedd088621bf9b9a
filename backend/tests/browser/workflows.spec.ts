import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { seriousFindings } from '#tests/support/axe'
import { openBrowser, signedInPage, signInOnPage } from '#tests/support/browser'
import { act, newOrder, seller } from '#tests/support/documents/orders'
import { api } from '#tests/support/client'
import { someCases } from '#tests/support/matrix'
import { chooseTyped, confirm, tabTo } from '#tests/support/keyboard'
import { entered, newPerson, newRole } from '#tests/support/people'
import { PHONES } from '#tests/support/phone'
import { until } from '#tests/support/until'
import { addStep, name, press } from '#tests/support/workflows/designing'
import { boss, drafted, inSequence, published } from '#tests/support/workflows/drafts'
import { clerkIn, newDepartment } from '#tests/support/workflows/staff'

/** Somebody who draws and publishes workflows of orders. */
async function newDesigner() {
  const person = await newPerson(
    await newRole([
      [54, 'f'],
      [19, 'v'],
    ]),
  )
  return { ...person, api: api((await entered(person)).token) }
}

const opened = (page: Page, id: string) =>
  Promise.all([page.goto(`/workflows/${id}`), page.locator('.react-flow__node').first().waitFor()])
const saved = (page: Page) => page.locator('.save-note[data-state="saved"]').waitFor()

const nameOf = (page: Page) => page.locator('.designer-side').getByLabel(/^Tên ?\*$/)

/** Begins an empty workflow for orders, with its settings, by the keyboard. */
async function begin(page: Page, called: string, department: string, fallback: string): Promise<void> {
  await page.goto('/workflows')
  await page.getByRole('button', { name: 'Thêm quy trình' }).first().waitFor()
  await tabTo(page, 'Thêm quy trình')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByLabel('Tên quy trình').waitFor()
  await page.locator('[role=dialog] input:focus').waitFor()
  await page.keyboard.type(called)
  await page.keyboard.press('Tab')
  await chooseTyped(page, 'Đơn hàng')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await tabTo(page, 'Tạo và mở sơ đồ')
  await page.keyboard.press('Enter')
  await page.locator('.react-flow__node').first().waitFor()
  await tabTo(page, 'Chọn phòng ban')
  await chooseTyped(page, department)
  await page.keyboard.press('Escape')
  await tabTo(page, 'Chỉ chứng từ thỏa điều kiện')
  await page.keyboard.press('ArrowUp')
  await tabTo(page, 'Người duyệt thay')
  await chooseTyped(page, fallback)
}

/** Draws five steps and a condition between the start and the end by the keyboard. */
async function draw(page: Page, last: string): Promise<void> {
  await page.locator('.react-flow__node').filter({ hasText: 'Bắt đầu' }).focus()
  for (const step of ['Một', 'Hai', 'Ba', 'Bốn']) await addStep(page, step)
  await press(page, 'a', 'Điều kiện')
  await name(page, 'Giá trị')
  await tabTo(page, 'Tên nhánh')
  await page.keyboard.type('Lớn')
  await tabTo(page, 'Thêm điều kiện')
  await page.keyboard.press('Enter')
  await tabTo(page, 'Dữ kiện')
  await chooseTyped(page, 'Tổng cộng')
  await tabTo(page, 'Giá trị')
  await page.keyboard.type('1k')
  await page.getByText('= 1,000').waitFor()
  await page.keyboard.press('Escape')
  await press(page, 'c', 'Kết thúc', 'Còn lại')
  await addStep(page, 'Năm', last)
  await press(page, 'c', 'Kết thúc')
}

test.group('a workflow', () => {
  test('of eight nodes is drawn by the keyboard alone, decided on a phone, and goes on through an edit', async ({
    assert,
    cleanup,
  }) => {
    const [designer, lead, director] = [await newDesigner(), await seller(), await seller()]
    const departmentId = await newDepartment()
    const department = (await (await boss()).get(`/departments/${departmentId}`)).body.name
    const clerk = await clerkIn(departmentId, lead.userId)
    const page = await signedInPage(cleanup, { account: designer.username })
    await begin(page, 'Bàn phím', department, director.code)
    await draw(page, director.code)
    await page.keyboard.press('Control+z')
    await page.getByText('1 vấn đề cần sửa').waitFor()
    await page.keyboard.press('Control+Shift+z')
    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: 'Phím tắt' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await tabTo(page, 'Phát hành')
    await page.keyboard.press('Enter')
    // The button behind the window has the same name.
    await page.locator('.ant-modal :focus').waitFor({ state: 'attached' })
    await confirm(page, 'Phát hành')
    await page.getByText('Phiên bản 1 · Đang bật').waitFor()
    const id = page.url().split('/').at(-1)!
    const { body: drawn } = await designer.api.get(`/workflows/${id}`)
    assert.lengthOf(Object.keys(drawn.graph), 8)

    const { body: order } = await act(clerk, await newOrder(clerk, null), 'request')
    assert.deepEqual(
      order.approval.steps.map((step: { name: string }) => step.name),
      ['Một', 'Hai', 'Ba', 'Bốn', 'Năm'],
    )
    // Who has just approved passes the next step without being asked again, and only that.
    const { body: half } = await act(lead, order, 'approve')
    assert.equal(half.approval.step, 2)
    assert.equal((await act(lead, half, 'approve')).body.approval.step, 4)
    const changed = await designer.api.patch(`/workflows/${id}`, {
      version: drawn.version,
      graph: inSequence([lead.userId]),
    })
    assert.equal((await designer.api.post(`/workflows/${id}/publish`, { version: changed.body.version })).status, 200)

    const { page: phone, close } = await openBrowser({ viewport: PHONES[0] })
    cleanup(close)
    await signInOnPage(phone, director.username)
    await phone.goto('/approvals')
    await phone.getByText('Năm · Lớn').waitFor()
    await phone.getByRole('link', { name: order.code }).click()
    await phone.getByText('phiên bản 1').waitFor()
    await phone.getByRole('button', { name: 'Phê duyệt' }).click()
    await phone.getByRole('dialog').getByRole('button', { name: 'Phê duyệt đơn hàng' }).click()
    await phone.locator('.page-header').getByText('Đã duyệt', { exact: true }).waitFor()
    const { body: done } = await clerk.api.get(`/sales-orders/${order.id}`)
    assert.deepEqual([done.status, done.approval.workflow.number], ['approved', 1])
  }).timeout(120_000)

  test('is not changed by who opens it; what another saves meanwhile is shown, and nothing is lost', async ({
    assert,
    cleanup,
  }) => {
    const designer = await newDesigner()
    const rules = {
      any: [
        { fact: 'grandTotal', is: 'atLeast', than: '5' },
        { fact: 'source', oneOf: ['warehouse'] },
      ],
    }
    const made = await drafted({ everyDocument: false, rules, graph: inSequence([designer.userId]) })
    const page = await signedInPage(cleanup, { account: designer.username })
    await opened(page, made.id)
    await page.getByText('hoặc').waitFor()
    await saved(page)
    const undo = page.getByRole('button', { name: 'Hoàn tác' })
    assert.isTrue(await undo.isDisabled())
    await designer.api.patch(`/workflows/${made.id}`, { version: 1, description: 'Người kia viết' })
    await nameOf(page).fill('Tên tôi gõ')
    const dialog = page.getByRole('dialog', { name: /vừa lưu quy trình này/ })
    await dialog.getByText(/Người kia viết/).waitFor()
    await dialog.getByRole('button', { name: 'Giữ bản của tôi' }).click()
    await saved(page)
    const { body } = await designer.api.get(`/workflows/${made.id}`)
    assert.deepEqual([body.name, body.description], ['Tên tôi gõ', null])
    await undo.click()
    await until(async () => assert.equal(await nameOf(page).inputValue(), made.name))
  })

  for (const [screen, width] of someCases([
    ['list', 1440],
    ['designer', 1440],
    ['list', 390],
    ['designer', 390],
  ] as const))
    test(`has a ${screen} at ${width} px that axe finds nothing serious in`, async ({ assert, cleanup }) => {
      const designer = await newDesigner()
      const made = await published({
        departmentIds: [await newDepartment()],
        fallbackId: designer.userId,
        graph: inSequence([designer.userId]),
      })
      const page = await signedInPage(cleanup, { account: designer.username, viewport: { width, height: 844 } })
      if (screen === 'list') await page.goto('/workflows')
      else await page.goto(`/workflows/${made.id}`)
      await page.getByText(made.name).first().waitFor()
      if (screen === 'designer' && width > 400) await page.locator('[data-id=s1]').press('Enter')
      await page.waitForLoadState('networkidle')
      assert.deepEqual(await seriousFindings(page), [])
    })
})
