import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { signedInPages } from '#tests/support/browser'
import { superAdmin } from '#tests/support/documents/lives'
import { chooseFrom, openList, openSelect } from '#tests/support/forms'
import { created, fresh, resourceOf } from '#tests/support/samples'

/** A message below the field of a form. */
const below = (page: Page, label: string, message: string) =>
  page
    .locator('.ant-form-item')
    .filter({ has: page.getByLabel(label, { exact: true }) })
    .getByText(message)

test.group('what definitions say of fields, on screen', (group) => {
  const held = signedInPages(group)

  test('a unit with a factor and no base is told so before it is sent', async ({ assert }) => {
    const { page } = held
    const sent: string[] = []
    page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname))
    await page.goto('/categories/product-unit-config/add')
    const factor = page.getByLabel('Bằng bao nhiêu đơn vị gốc', { exact: true })
    await factor.fill('12')
    await factor.blur()
    await page.getByLabel('Tên', { exact: true }).fill(`Thùng ${fresh()}`)
    await page.keyboard.press('Control+s')
    await below(page, 'Đơn vị gốc', 'Vui lòng chọn đơn vị gốc').waitFor()
    assert.notInclude(sent, '/v1.0/product-units')
    await factor.fill('')
    await factor.blur()
    await page.keyboard.press('Control+s')
    await page.waitForURL(/product-unit-config\/[0-9a-f-]{36}$/)
    assert.include(sent, '/v1.0/product-units')
  })

  test('a row that goes out of use while it is being chosen is told at its field, and not offered again', async ({
    assert,
  }) => {
    const { page } = held
    const base = await created(resourceOf('product-units'), { name: `Gốc ${fresh()}` })
    const name = String(base.name)
    await page.goto('/categories/product-unit-config/add')
    await page.getByLabel('Tên', { exact: true }).fill(`Bó ${fresh()}`)
    await page.getByLabel('Bằng bao nhiêu đơn vị gốc', { exact: true }).fill('12')
    await chooseFrom(page, 'Đơn vị gốc', name, name)
    await (await superAdmin()).patch(`/product-units/${base.id}`, { status: 'inactive' })
    await page.keyboard.press('Control+s')
    await below(page, 'Đơn vị gốc', 'Không chọn được mục này (trạng thái: ngừng dùng)').waitFor()
    await page.reload()
    await openSelect(page, 'Đơn vị gốc')
    await page.keyboard.type(name)
    await openList(page).locator('.ant-empty, .ant-select-item-empty').first().waitFor()
    assert.equal(await openList(page).getByText(name, { exact: true }).count(), 0)
  })

  test('a province that its tariff has already is told at the province', async () => {
    const { page } = held
    const zone = await created(resourceOf('shipping-zones'), {
      name: 'Hà Nội',
      shippingFeeId: (
        await created(resourceOf('shipping-fees'), {
          name: `Biểu ${fresh()}`,
          method: 'per_kg',
          kgRate: '0',
        })
      ).id,
      province: '01',
      per: 'trip',
      rate: '900000',
    })
    await page.goto(`/categories/shipping-zone/add`)
    await page.getByLabel('Tên khu vực').fill('Hà Nội nữa')
    const tariff = (zone.shippingFee as { code: string }).code
    await chooseFrom(page, 'Biểu phí', tariff, tariff)
    await chooseFrom(page, 'Tỉnh, thành phố', 'Hà Nội', 'Thành phố Hà Nội')
    await page.getByLabel('Đơn giá').fill('900000')
    await page.keyboard.press('Control+s')
    await below(page, 'Tỉnh, thành phố', 'Đã có mục khác trùng biểu phí và tỉnh, thành phố').waitFor()
  })
})
