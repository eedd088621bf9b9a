import { test } from '@japa/runner'
import { until } from '#tests/support/until'
import type { Page } from 'playwright'
import { signedInPage, signedInPages } from '#tests/support/browser'
import { clerk, director, inState, superAdmin } from '#tests/support/documents/lives'
import { openList } from '#tests/support/forms'
import { newPerson, newRole } from '#tests/support/people'
import { created, resourceOf } from '#tests/support/samples'

const ORDERS = 19
const orders = resourceOf('sales-orders')
type Row = Record<string, any> & { id: string; version: number }

/** An approved order that says nothing of who receives the goods. */
async function approved(more: object = {}): Promise<Row> {
  const row = await inState(orders, 'approved', await clerk(ORDERS), await director(ORDERS, 'decides'))
  return changed(row, { receivingOfficer: null, orderStatusId: null, note: 'Gọi trước', ...more })
}

async function changed(row: Row, body: object): Promise<Row> {
  const answer = await (await superAdmin()).patch(`/sales-orders/${row.id}`, { version: row.version, ...body })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return answer.body
}

const stored = async (row: Row): Promise<Row> => (await (await superAdmin()).get(`/sales-orders/${row.id}`)).body
const open = (page: Page, row: Row) => page.goto(`/sale-management/order/${row.id}`)
const does = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const input = (page: Page, name: string) => page.locator('.edit-fact').getByLabel(name, { exact: true })
const closed = (page: Page) => page.locator('.edit-fact').waitFor({ state: 'detached' })
const fact = (page: Page, name: string) =>
  page
    .locator('.document-facts dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd')

test.group('what is free to change in an approved order', (group) => {
  const held = signedInPages(group)

  test('is changed in its place: Ctrl+S saves, the timeline tells it, and the order stays approved', async ({
    assert,
  }) => {
    const { page } = held
    const row = await approved()
    await open(page, row)
    await does(page, 'Sửa Ghi chú')
    await input(page, 'Ghi chú').fill('Gọi trước 30 phút\nCổng phía Đông')
    await page.keyboard.press('Control+S')
    await fact(page, 'Ghi chú').getByText('Cổng phía Đông').waitFor()
    await page.getByRole('tabpanel', { name: 'Dòng thời gian' }).getByText('Gọi trước 30 phút').first().waitFor()
    await page.locator('#change-note:focus').waitFor()
    assert.containsSubset(await stored(row), {
      status: 'approved',
      note: 'Gọi trước 30 phút\nCổng phía Đông',
      version: row.version + 1,
    })
  })

  test('what nobody has said is offered; Enter saves a line, Esc takes back what was typed', async ({ assert }) => {
    const { page } = held
    const row = await approved()
    await open(page, row)
    await does(page, 'Thêm Người nhận hàng')
    await input(page, 'Người nhận hàng').fill('Lê Hữu Dũng')
    await page.keyboard.press('Escape')
    await closed(page)
    assert.isNull((await stored(row)).receivingOfficer)
    await does(page, 'Thêm Người nhận hàng')
    await until(async () => assert.equal(await input(page, 'Người nhận hàng').inputValue(), ''))
    await input(page, 'Người nhận hàng').fill('Phạm Quốc Đạt')
    await page.keyboard.press('Enter')
    await fact(page, 'Người nhận hàng').getByText('Phạm Quốc Đạt').waitFor()
    assert.equal((await stored(row)).receivingOfficer, 'Phạm Quốc Đạt')
  })

  test('a click on a value changes it, from the same choices as in the form', async ({ assert }) => {
    const { page } = held
    const [one, other] = [await created(resourceOf('order-statuses')), await created(resourceOf('order-statuses'))]
    const row = await approved({ orderStatusId: one.id })
    await open(page, row)
    await fact(page, 'Trạng thái đơn hàng').click()
    await page.locator('.edit-fact input:focus').waitFor()
    await page.keyboard.type(String(other.code))
    await openList(page)
      .locator('.ant-select-item-option-active')
      .filter({ hasText: String(other.name) })
      .waitFor()
    await page.keyboard.press('Enter')
    assert.equal((await stored(row)).orderStatusId, one.id, 'a choice is no saving yet')
    await page.keyboard.press('Enter')
    await fact(page, 'Trạng thái đơn hàng').getByRole('combobox').waitFor({ state: 'detached' })
    await fact(page, 'Trạng thái đơn hàng').getByText(String(other.name)).waitFor()
    assert.equal((await stored(row)).orderStatusId, other.id)
  })

  test('what is wrong is told at the field, and nothing is saved', async ({ assert }) => {
    const { page } = held
    const row = await approved({ receivingOfficer: 'Lê Hữu Dũng' })
    await open(page, row)
    await does(page, 'Sửa Người nhận hàng')
    await input(page, 'Người nhận hàng').fill('x'.repeat(256))
    await page.keyboard.press('Enter')
    await page.locator('.edit-fact .ant-form-item-explain-error').waitFor()
    assert.equal((await stored(row)).version, row.version)
  })

  test('of two who change the same, the second chooses; changes of other fields are merged', async ({ assert }) => {
    const { page } = held
    const row = await approved()
    await open(page, row)
    await does(page, 'Sửa Ghi chú')
    await input(page, 'Ghi chú').fill('Của tôi')
    const theirs = await changed(row, { note: 'Của họ' })
    await page.keyboard.press('Control+S')
    await page.getByRole('dialog').getByText('Của họ', { exact: true }).first().waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Lưu lựa chọn' }).click()
    await fact(page, 'Ghi chú').getByText('Của tôi').waitFor()
    await does(page, 'Sửa Ghi chú')
    await input(page, 'Ghi chú').fill('Của tôi lần hai')
    await changed({ ...theirs, version: theirs.version + 1 }, { receivingOfficer: 'Do họ ghi' })
    await page.keyboard.press('Control+S')
    await page.getByText(/Đã gộp thay đổi của .+: Người nhận hàng/).waitFor()
    assert.containsSubset(await stored(row), { note: 'Của tôi lần hai', receivingOfficer: 'Do họ ghi' })
  })

  test('leaving asks before what was typed is lost', async () => {
    const { page } = held
    await open(page, await approved())
    await does(page, 'Sửa Ghi chú')
    await input(page, 'Ghi chú').fill('Chưa lưu')
    await page.getByRole('link', { name: 'Đơn hàng', exact: true }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Ở lại' }).click()
    await page.keyboard.press('Control+S')
    await fact(page, 'Ghi chú').getByText('Chưa lưu').waitFor()
  })
})

test.group('what is free to change in an order', () => {
  test('is not offered to those who may only look', async ({ assert, cleanup }) => {
    const row = await approved()
    const page = await signedInPage(cleanup, { account: (await newPerson(await newRole([[ORDERS, 'v']]))).username })
    await open(page, row)
    await fact(page, 'Ghi chú').getByText('Gọi trước').click()
    await until(async () => assert.equal(await page.getByRole('button', { name: /^(Sửa|Thêm) / }).count(), 0))
    await until(async () => assert.equal(await page.locator('.edit-fact').count(), 0))
  })

  test('is changed on a phone as well, in English', async ({ assert, cleanup }) => {
    const row = await approved()
    const page = await signedInPage(cleanup, { viewport: { width: 390, height: 844 } })
    await page.evaluate(`localStorage.setItem('barem.locale', '"en_US"')`)
    await open(page, row)
    await does(page, 'Change Note')
    await input(page, 'Note').fill('Call first')
    await page.locator('.edit-fact').getByRole('button', { name: 'Save' }).click()
    await fact(page, 'Note').getByText('Call first').waitFor()
    assert.isAtMost(await page.evaluate<number>('document.documentElement.scrollWidth'), 390)
    await until(async () => assert.equal((await stored(row)).note, 'Call first'))
  })
})
