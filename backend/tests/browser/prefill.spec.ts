import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { holdAnswers, signedInPages } from '#tests/support/browser'
import { openMore } from '#tests/support/forms'
import { superAdmin } from '#tests/support/documents/lives'
import { chooseTyped } from '#tests/support/keyboard'

type Row = Record<string, any>

const field = (page: Page, name: string) => page.locator(`#sales-orders-page_${name}`)
const shows = (page: Page, name: string, value: string) =>
  page.locator(`#sales-orders-page_${name}[value="${value}"]`).waitFor()

async function choose(page: Page, { code }: Row) {
  await field(page, 'customerId').focus()
  await chooseTyped(page, code)
}

test.group('fields that a form fills in from a chosen row', (group) => {
  const held = signedInPages(group)

  test('follow another row while nobody has changed them, and keep what was typed', async () => {
    const { page } = held
    const { body: customers } = await (await superAdmin()).get('/customers?_start=0&_end=10&_sort=code&_order=asc')
    const [one, other] = (customers as Row[]).filter(({ status, taxCode }) => status === 'active' && taxCode) as [
      Row,
      Row,
    ]
    await page.goto('/sale-management/order/add')
    await openMore(page)
    await choose(page, one)
    await shows(page, 'contactPerson', one.contactPerson)
    await shows(page, 'taxCode', one.taxCode)
    await field(page, 'contactPerson').fill('Người nhận riêng')
    await choose(page, other)
    await shows(page, 'taxCode', other.taxCode)
    await shows(page, 'contactPerson', 'Người nhận riêng')
    await page
      .getByText((other.warehouseAddress ?? other.companyAddress).street)
      .first()
      .waitFor()
  })

  test('are replaced by what is typed, when their values arrive while the cursor waits in one', async ({ assert }) => {
    const { page } = held
    const { body: customers } = await (await superAdmin()).get('/customers?_start=0&_end=10&_sort=code&_order=asc')
    const one = (customers as Row[]).find(({ status, contactPerson }) => status === 'active' && contactPerson)!
    await page.goto('/sale-management/order/add')
    await openMore(page)
    const answer = await holdAnswers(page, /\/customers\/[0-9a-f-]{36}$/)
    await choose(page, one)
    await field(page, 'contactPerson').focus()
    answer()
    await shows(page, 'contactPerson', one.contactPerson)
    await page.keyboard.type('Bà Nhận')
    assert.equal(await field(page, 'contactPerson').inputValue(), 'Bà Nhận')
  })
})
