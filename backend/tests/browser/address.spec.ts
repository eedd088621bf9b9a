import { test } from '@japa/runner'
import { until } from '#tests/support/until'
import type { Page } from 'playwright'
import { signedInPages } from '#tests/support/browser'
import { api, signIn } from '#tests/support/client'
import { chooseFrom, chooseWard, openList, save } from '#tests/support/forms'
import { created, resourceOf } from '#tests/support/samples'
import { onDatabase } from '#tests/support/server'

const LIST = '/customers/infomation'
const customers = resourceOf('customers')
const COMPANY = 'Địa chỉ công ty'

const address = (page: Page) => page.getByRole('group', { name: COMPANY, exact: true })
const street = (page: Page) => page.getByLabel(`${COMPANY}: Số nhà, tên đường`)
const part = (page: Page, title: string) =>
  address(page)
    .locator('.unit-select')
    .filter({ has: page.getByRole('combobox', { name: `${COMPANY}: ${title}` }) })
const saved = (page: Page) => page.waitForURL(/infomation\/[0-9a-f-]{36}$/)
const stored = async (id: string) => (await api(await signIn('superadmin')).get(`/customers/${id}`)).body.companyAddress

test.group('addresses on screen', (group) => {
  const held = signedInPages(group)

  test('a ward typed without accents fills in its province, by keyboard alone', async ({ assert }) => {
    const { page } = held
    const row = await created(customers)
    await page.goto(`${LIST}/${row.id}/edit`)
    await page.getByRole('combobox', { name: `${COMPANY}: Phường/Xã` }).focus()
    await page.keyboard.type('hai chau da nang')
    await openList(page).getByText('Phường Hải Châu').waitFor()
    await page.keyboard.press('Enter')
    await part(page, 'Tỉnh/Thành phố').getByText('Thành phố Đà Nẵng').waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Control+a')
    await page.keyboard.type('25 Bạch Đằng')
    await address(page).getByText('In trên chứng từ: 25 Bạch Đằng, Phường Hải Châu, Thành phố Đà Nẵng').waitFor()
    await page.keyboard.press('Control+s')
    await saved(page)
    assert.containsSubset(await stored(row.id), {
      system: 'new',
      district: null,
      street: '25 Bạch Đằng',
      text: '25 Bạch Đằng, Phường Hải Châu, Thành phố Đà Nẵng',
    })
  })

  test('an old address has a district, and another province clears it', async ({ assert }) => {
    const { page } = held
    const row = await created(customers)
    await page.goto(`${LIST}/${row.id}/edit`)
    await address(page).getByText('Địa chỉ cũ (3 cấp)').click()
    await chooseFrom(page, `${COMPANY}: Quận/Huyện`, 'hoan kiem', 'Quận Hoàn Kiếm')
    await chooseFrom(page, `${COMPANY}: Phường/Xã`, 'hang bac', 'Phường Hàng Bạc')
    await street(page).fill('Số 9 Hàng Bạc')
    await save(page)
    await saved(page)
    assert.containsSubset(await stored(row.id), {
      system: 'old',
      province: '01',
      text: 'Số 9 Hàng Bạc, Phường Hàng Bạc, Quận Hoàn Kiếm, Thành phố Hà Nội',
    })

    await page.goto(`${LIST}/${row.id}/edit`)
    await part(page, 'Quận/Huyện').getByText('Quận Hoàn Kiếm').waitFor()
    await chooseFrom(page, `${COMPANY}: Tỉnh/Thành phố`, 'da nang', 'Thành phố Đà Nẵng')
    await save(page)
    await address(page).page().getByText('Vui lòng chọn tỉnh, phường xã có trong danh sách').first().waitFor()
    await until(async () => assert.equal(await part(page, 'Quận/Huyện').getByText('Quận Hoàn Kiếm').count(), 0))
  })

  test('a list chosen by mistake gives back what was there before', async () => {
    const { page } = held
    const row = await created(customers)
    await page.goto(`${LIST}/${row.id}/edit`)
    await part(page, 'Phường/Xã').getByText('Phường Ba Đình').waitFor()
    await address(page).getByText('Địa chỉ cũ (3 cấp)').click()
    await page.getByRole('combobox', { name: `${COMPANY}: Quận/Huyện` }).waitFor()
    await address(page).getByText('Địa chỉ mới (2 cấp)').click()
    await part(page, 'Phường/Xã').getByText('Phường Ba Đình').waitFor()
  })

  test('without a street the mistake is told at the street', async ({ assert }) => {
    const { page } = held
    await page.goto(`${LIST}/add`)
    await chooseWard(page, COMPANY, 'ba dinh ha noi', 'Phường Ba Đình')
    await save(page)
    await page.getByText('Vui lòng nhập số nhà, tên đường').first().waitFor()
    await until(async () => assert.include(await street(page).getAttribute('class'), 'status-error'))
    await until(async () => assert.notInclude(await part(page, 'Phường/Xã').getAttribute('class'), 'status-error'))
  })

  test('a text from before is shown, asked about, and does not keep the rest from being saved', async ({ assert }) => {
    const { page } = held
    const row = await created(customers)
    const before = {
      system: null,
      province: null,
      district: null,
      ward: null,
      street: '12 Lê Lợi, Q1',
      text: '12 Lê Lợi, Q1',
    }
    await onDatabase((client) =>
      client.query('update customers set company_address = $2 where id = $1', [row.id, JSON.stringify(before)]),
    )
    await page.goto(`${LIST}/${row.id}/edit`)
    await address(page).getByText('Địa chỉ nhập từ trước').waitFor()
    await until(async () => assert.equal(await street(page).inputValue(), '12 Lê Lợi, Q1'))
    await page.getByLabel('Ghi chú').fill('Chưa sửa địa chỉ')
    await save(page)
    await saved(page)
    assert.containsSubset(await stored(row.id), before)

    await page.goto(`${LIST}/${row.id}/edit`)
    await chooseWard(page, COMPANY, 'sai gon', 'Phường Sài Gòn')
    await street(page).fill('12 Lê Lợi')
    await save(page)
    await saved(page)
    assert.containsSubset(await stored(row.id), { system: 'new', province: '79', street: '12 Lê Lợi' })
  })
})
