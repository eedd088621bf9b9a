import { test } from '@japa/runner'
import { openBrowser, signedInPage, signInOnPage } from '#tests/support/browser'
import { api } from '#tests/support/client'
import { chooseFrom, openList, openSelect } from '#tests/support/forms'
import { entered, newCompany, newPerson } from '#tests/support/people'
import { sample, resourceOf } from '#tests/support/samples'
import { until } from '#tests/support/until'

/** A company of its own with a warehouse, and its super admin. */
async function company() {
  const tenantId = await newCompany()
  const person = await newPerson('R001', undefined, tenantId)
  const { token } = await entered(person)
  const client = api(token)
  const name = String((await client.get('/tenant')).body.data.name)
  const type = (await client.post('/warehouse-types', { code: 'LK1', name: 'Kho hàng' })).body
  const place = await sample(resourceOf('warehouses'), 'DONGA', 'required')
  const { status } = await client.post('/warehouses', { ...place, name: 'Kho Đông', warehouseTypeId: type.id })
  if (status !== 201) throw new Error(`warehouse: ${status}`)
  return { person, client, name }
}

test.group('settings on screen', () => {
  test('are changed on a page of the menu, stay on screen as saved, and lead to what else is set up', async ({
    assert,
    cleanup,
  }) => {
    const { person, client, name } = await company()
    const { page, close } = await openBrowser()
    cleanup(close)
    await signInOnPage(page, person.username, name)
    await page.goto('/')
    await page.getByRole('menuitem', { name: 'Hệ thống' }).click()
    await page.getByRole('menuitem', { name: 'Cài đặt' }).click()
    await page.getByRole('heading', { level: 1, name: 'Cài đặt' }).waitFor()
    await openSelect(page, 'Giá đề xuất làm tròn đến')
    await openList(page).getByText('100 đ', { exact: true }).click()
    await chooseFrom(page, 'Kho mặc định', 'kho dong', 'Kho Đông')
    await page.getByRole('button', { name: 'Lưu', exact: true }).click()
    await page.getByText('Đã lưu').first().waitFor()
    await until(async () =>
      assert.containsSubset((await client.get('/company-settings')).body, {
        priceStep: '100',
        defaultWarehouse: { name: 'Kho Đông' },
      }),
    )
    await page
      .getByRole('navigation', { name: 'Cài đặt khác' })
      .getByRole('link', { name: 'Thông tin công ty' })
      .click()
    await page.getByRole('heading', { level: 1, name: 'Thông tin công ty' }).waitFor()
  })

  test('are nothing to those who may not see the company', async ({ cleanup }) => {
    const page = await signedInPage(cleanup, { account: 'nhanvien.demo' })
    await page.goto('/configurations')
    await page.getByText('Xin lỗi, bạn không có quyền truy cập').waitFor()
  })
})
