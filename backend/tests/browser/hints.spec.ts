import { test } from '@japa/runner'
import { until } from '#tests/support/until'
import type { Page } from 'playwright'
import { signedInPages } from '#tests/support/browser'
import { api, signIn } from '#tests/support/client'
import { created, fresh, resourceOf, sample } from '#tests/support/samples'

const LIST = '/customers/infomation'
const customers = resourceOf('customers')
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const hint = (page: Page) => page.locator('.duplicate-hint:not(:empty)')
const saved = (page: Page) => page.waitForURL(/infomation\/[0-9a-f-]{36}$/)

test.group('hints while a customer is typed in', (group) => {
  const held = signedInPages(group)

  test('a name that another one has is pointed at, opens beside the form, and keeps nobody from saving', async ({
    assert,
  }) => {
    const { page } = held
    const own = `Vĩnh Thạch${fresh()}`
    const other = await created(customers, { ...(await sample(customers)), name: `Công ty TNHH ${own}` })
    const row = await created(customers)
    await page.goto(`${LIST}/${row.id}/edit`)
    await field(page, 'Tên khách hàng').fill(`Doanh nghiệp ${own.normalize('NFD').replace(/\p{M}/gu, '')}`)
    await hint(page).getByText('Có thể trùng với').waitFor()
    const link = hint(page).getByRole('link')
    await until(async () =>
      assert.equal((await link.innerText()).replace(/\s+/g, ' '), `${String(other.code)} Công ty TNHH ${own}`),
    )
    const [opened] = await Promise.all([page.context().waitForEvent('page'), link.click()])
    await opened.getByRole('heading', { level: 1, name: String(other.name) }).waitFor()
    await opened.close()
    await page.keyboard.press('Control+s')
    await saved(page)
  })

  test('nothing is said of what is as it was, nor of the row itself', async ({ assert }) => {
    const { page } = held
    const name = `Công ty Độc Nhất${fresh()}`
    const row = await created(customers, { ...(await sample(customers)), name })
    const asked: string[] = []
    page.on('request', (request) => request.url().includes('/similar?') && asked.push(request.url()))
    await page.goto(`${LIST}/${row.id}/edit`)
    await field(page, 'Tên khách hàng').fill(`${name} Mới`)
    await page.waitForResponse((response) => response.url().includes('/similar?'))
    await until(async () => assert.equal(await hint(page).count(), 0))
    await field(page, 'Tên khách hàng').fill(name)
    await field(page, 'Mã số thuế').fill('0109918817')
    await page.waitForResponse((response) => response.url().includes('field=taxCode'))
    assert.equal(asked.filter((url) => url.includes('field=name')).length, 1)
  })

  test('a tax code with a wrong check digit is warned about and saved all the same', async ({ assert }) => {
    const { page } = held
    const row = await created(customers)
    await page.goto(`${LIST}/${row.id}/edit`)
    await field(page, 'Mã số thuế').fill('0109918818')
    await page.keyboard.press('Tab')
    await page.getByText('Số kiểm tra của mã số thuế không khớp').first().waitFor()
    await page.keyboard.press('Control+s')
    await saved(page)
    assert.equal((await api(await signIn('superadmin')).get(`/customers/${row.id}`)).body.taxCode, '0109918818')
  })
})
