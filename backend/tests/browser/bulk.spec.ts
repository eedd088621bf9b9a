import { test } from '@japa/runner'
import { until } from '#tests/support/until'
import type { Page } from 'playwright'
import { signedInPage, signedInPages } from '#tests/support/browser'
import { api, signIn } from '#tests/support/client'
import { chooseFrom, openList, openSelect } from '#tests/support/forms'
import { sellingOrder } from '../http/stock/issuing.ts'
import { product, warehouse } from '../http/stock/stock.ts'
import { created, fresh, resourceOf, sample } from '#tests/support/samples'

const approvedOrder = async (customerId: string) =>
  sellingOrder(await warehouse(), [{ productId: await product(), quantity: '1' }], { customerId })

const LIST = '/customers/infomation'
const customers = resourceOf('customers')
const admin = async () => api(await signIn('superadmin'))
const dialog = (page: Page) => page.getByRole('dialog')
const rows = (page: Page) => page.locator('.ant-table-row')

/** Three customers of one family, all ticked in the list that shows them alone. */
async function ticked(page: Page): Promise<string[]> {
  const family = `Nhóm ${fresh()}`
  const ids: string[] = []
  for (const one of ['Một', 'Hai', 'Ba'])
    ids.push(
      (await created(customers, { ...(await sample(customers)), name: `${family} ${one}`, personInChargeId: null })).id,
    )
  await page.goto(`${LIST}?q=${encodeURIComponent(family)}`)
  await rows(page).nth(2).waitFor()
  await page.getByRole('checkbox', { name: 'Chọn tất cả trên trang', exact: true }).check()
  await page.getByText('Đã chọn 3 mục').waitFor()
  return ids
}

test.group('many rows at once', (group) => {
  const held = signedInPages(group)

  test('one person is put in charge of all, the list says so, and the ticks stay', async ({ assert }) => {
    const { page } = held
    // The column of who is in charge has room.
    await page.setViewportSize({ width: 2200, height: 900 })
    const ids = await ticked(page)
    // Only who is not locked can be put in charge.
    const { id: userId, ...person } = await created(resourceOf('users'), {
      ...(await sample(resourceOf('users'))),
      isLocked: false,
    })
    const fullName = String(person.fullName)
    await page.getByRole('button', { name: 'Sửa hàng loạt' }).click()
    await dialog(page).getByText('3 khách hàng sẽ nhận giá trị này').waitFor()
    await chooseFrom(page, 'Người phụ trách', fullName, fullName)
    await dialog(page).getByRole('button', { name: 'Sửa 3 khách hàng' }).click()
    await page.getByText('Đã sửa 3 khách hàng').waitFor()
    await rows(page).filter({ hasText: fullName }).nth(2).waitFor()
    await page.getByText('Đã chọn 3 mục').waitFor()
    for (const id of ids) assert.equal((await (await admin()).get(`/customers/${id}`)).body.personInChargeId, userId)
  })

  test('another field is chosen, one that must have a value is asked for it', async ({ assert }) => {
    const { page } = held
    const ids = await ticked(page)
    const owing = (await (await admin()).get(`/customers/${ids[1]}`)).body
    await approvedOrder(ids[1]!)
    await page.getByRole('button', { name: 'Sửa hàng loạt' }).click()
    await openSelect(page, 'Ô cần sửa')
    await openList(page).getByText('Trạng thái', { exact: true }).click()
    await dialog(page).getByRole('button', { name: 'Sửa 3 khách hàng' }).click()
    await dialog(page).getByText('Vui lòng chọn trạng thái').waitFor()
    await openSelect(page, 'Trạng thái')
    await openList(page).getByText('Ngừng giao dịch', { exact: true }).click()
    await dialog(page).getByText('Không việc mới nào bắt đầu với các mục này nữa').waitFor()
    await dialog(page)
      .getByText(`${String(owing.name)}: 1 đơn hàng`)
      .waitFor()
    await dialog(page).getByRole('button', { name: 'Sửa 3 khách hàng' }).click()
    await rows(page).getByText('Ngừng giao dịch').nth(2).waitFor()
    assert.equal((await (await admin()).get(`/customers/${ids[0]}`)).body.status, 'inactive')
  })

  test('all that match are changed, on pages that nobody has looked at too', async ({ assert }) => {
    const { page } = held
    const family = `Cả nhóm ${fresh()}`
    for (let count = 0; count < 12; count++)
      await created(customers, { ...(await sample(customers)), name: `${family} ${count}`, status: 'active' })
    await page.goto(`${LIST}?q=${encodeURIComponent(family)}`)
    await rows(page).nth(9).waitFor()
    await rows(page).first().getByRole('checkbox').check()
    await page.getByText('Đã chọn 1 mục').waitFor()
    await until(async () => assert.equal(await page.getByRole('button', { name: 'Chọn cả 12' }).count(), 0))
    await page.getByRole('checkbox', { name: 'Chọn tất cả trên trang', exact: true }).check()
    await page.getByRole('button', { name: 'Chọn cả 12' }).click()
    await page.getByText('Đã chọn cả 12 mục của danh sách').waitFor()
    assert.equal(await page.locator('.selection-bar .ant-btn-dangerous').count(), 0)
    await page.getByRole('button', { name: 'Sửa hàng loạt' }).click()
    await openSelect(page, 'Ô cần sửa')
    await openList(page).getByText('Trạng thái', { exact: true }).click()
    await openSelect(page, 'Trạng thái')
    await openList(page).getByText('Ngừng giao dịch', { exact: true }).click()
    await dialog(page).getByRole('button', { name: 'Sửa 12 khách hàng' }).click()
    await page.getByText('Đã sửa 12 khách hàng').waitFor()
    const found = (await (await admin()).get(`/customers?q=${encodeURIComponent(family)}&_end=100`)).body
    assert.deepEqual([...new Set(found.map(({ status }: { status: string }) => status))], ['inactive'])
    // A tick that is taken away leaves the rest of the page.
    await rows(page).first().getByRole('checkbox').uncheck()
    await page.getByText('Đã chọn 9 mục').waitFor()
  })

  test('a refusal keeps the dialog open and changes nothing', async ({ assert }) => {
    const { page } = held
    const ids = await ticked(page)
    await page.getByRole('button', { name: 'Sửa hàng loạt' }).click()
    await dialog(page).getByRole('button', { name: 'Bỏ giá trị của 3 khách hàng' }).waitFor()
    await (await admin()).delete(`/customers/${ids[1]}`)
    await openSelect(page, 'Ô cần sửa')
    await openList(page).getByText('Trạng thái', { exact: true }).click()
    await openSelect(page, 'Trạng thái')
    await openList(page).getByText('Ngừng giao dịch', { exact: true }).click()
    await dialog(page).getByRole('button', { name: 'Sửa 3 khách hàng' }).click()
    await dialog(page).getByRole('alert').waitFor()
    assert.equal((await (await admin()).get(`/customers/${ids[0]}`)).body.status, 'active')
  })
})

test.group('many rows for those who may only look', () => {
  test('are ticked only to be added up', async ({ assert, cleanup }) => {
    const page = await signedInPage(cleanup, { account: 'nhanvien.demo' })
    await page.goto(LIST)
    await rows(page).first().waitFor()
    await rows(page).first().getByRole('checkbox').check()
    const bar = page.locator('.selection-bar')
    await bar.getByText('Đã chọn 1 mục').waitFor()
    await until(async () => assert.deepEqual(await bar.getByRole('button').allInnerTexts(), ['Bỏ chọn']))
  })
})
