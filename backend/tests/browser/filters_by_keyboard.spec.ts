import { test } from '@japa/runner'
import { signedInPages } from '#tests/support/browser'
import { resourceOf } from '#tests/support/samples'

const ORDERS = resourceOf('sales-orders')
const CUSTOMERS = resourceOf('customers')

test.group('a filter, by the keyboard', (group) => {
  const held = signedInPages(group)
  const filters = () => held.page.getByRole('group', { name: 'Bộ lọc' })

  /** Opens a list and chooses a filter as one types: its name found with the arrows, taken by Enter. */
  async function choose(route: string, name: string) {
    const { page } = held
    await page.goto(route)
    await page.locator('.ant-table-row').first().waitFor()
    await page.locator('.filter-add').focus()
    await page.keyboard.press('Enter')
    const item = page.getByRole('menuitem', { name, exact: true })
    await item.waitFor()
    await page.locator('[role=menuitem]:focus').waitFor()
    await item.focus()
    await page.keyboard.press('Enter')
  }

  test('takes what is typed as soon as it is open, applies by Enter, and keeps the cursor', async () => {
    const { page } = held
    await choose(ORDERS.route, 'Tổng cộng')
    await page.locator('.filter-editor input[aria-label="Từ"]:focus').waitFor()
    await page.keyboard.type('300.000.000')
    await page.keyboard.press('Enter')
    await page.waitForURL(/grandTotal_gte=300000000/)
    const chip = page.locator('.filter-chip button:focus', { hasText: '300,000,000' })
    await chip.waitFor()

    await page.keyboard.press('Enter')
    await page.locator('.filter-editor input[aria-label="Từ"]:focus').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('.filter-editor').waitFor({ state: 'detached' })
    await chip.waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => !url.search.includes('grandTotal'))
    await page.locator('.filter-add:focus').waitFor()
  })

  test('has the cursor where it is typed or chosen, whatever its kind', async () => {
    const { page } = held
    const inputs: [name: string, input: string][] = [
      ['Tổng giá trị mua', 'input[aria-label="Từ"]'],
      ['Loại khách hàng', '[role=combobox]'],
      ['Ngày tạo', '.ant-picker input'],
      ['Trạng thái', 'input[type=checkbox]'],
    ]
    for (const [name, input] of inputs) {
      await choose(CUSTOMERS.route, name)
      await page.locator(`.filter-editor ${input}:focus`).waitFor()
    }
    await page.keyboard.press('Escape')
    await page.locator('.filter-add:focus').waitFor()
    await filters().waitFor()
  })
})
