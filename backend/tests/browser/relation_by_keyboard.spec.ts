import { test } from '@japa/runner'
import { until } from '#tests/support/until'
import type { Page } from 'playwright'
import { signedInPages } from '#tests/support/browser'
import { openList, openSelect } from '#tests/support/forms'
import { created, fresh, resourceOf, sample } from '#tests/support/samples'

const ADD = '/sale-management/order/add'
const OPTIONS = /\/options\/customerId\?/
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-/

const customers = resourceOf('customers')
const customer = async (name: string) => created(customers, { ...(await sample(customers)), name })
const chosen = (page: Page) =>
  page.locator('.ant-select').filter({ has: page.getByRole('combobox', { name: 'Khách hàng' }) })

/** Answers for customers come that much later. */
async function delayAnswers(page: Page, ms: number): Promise<void> {
  await page.route(OPTIONS, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, ms))
    await route.continue().catch(() => undefined)
  })
}

test.group('a relation by the keyboard', (group) => {
  const held = signedInPages(group)

  test('its choices are called by name, code and what tells namesakes apart, never by ids', async ({ assert }) => {
    const { page } = held
    const name = `Thép Tên Chung ${fresh()}`
    const [one, other] = [await customer(name), await customer(name)]
    await page.goto(ADD)
    await openSelect(page, 'Khách hàng')
    await page.keyboard.type(name)
    for (const { code, phone } of [one, other] as Record<string, string>[])
      await openList(page)
        .getByRole('option', { name: new RegExp(`${code}.*${name}.*${phone}`) })
        .waitFor()
    await until(async () => assert.equal(await page.getByRole('listbox').getByRole('option').count(), 2))
    await until(async () => assert.notMatch((await openList(page).textContent()) ?? '', UUID))
    await page.keyboard.press('ArrowDown')
    const lit = await page.getByRole('combobox', { name: 'Khách hàng' }).getAttribute('aria-activedescendant')
    await until(async () => assert.match(await page.locator(`[id="${lit}"]`).innerText(), new RegExp(name)))
  })

  test('Enter or Tab before the list is there choose what it will have first, and what is typed next lands in the next field', async ({
    assert,
  }) => {
    const { page } = held
    const rows = [await customer(`Anh Chậm ${fresh()}`), await customer(`Anh Chậm ${fresh()}`)]
    await page.goto(ADD)
    await delayAnswers(page, 900)
    for (const [key, { code, name }] of [
      ['Enter', rows[0]!],
      ['Tab', rows[1]!],
    ] as [string, Record<string, string>][]) {
      await page.getByRole('combobox', { name: 'Khách hàng' }).focus()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.type(code!)
      await page.keyboard.press(key)
      if (key === 'Enter') await page.keyboard.press('Tab')
      await until(async () => assert.notEqual(await page.evaluate('document.activeElement.ariaLabel'), 'Khách hàng'))
      await chosen(page).getByTitle(name!).waitFor()
    }
  })

  test('arrows before the list is there go down in it', async ({ assert }) => {
    const { page } = held
    const mark = fresh()
    const [, second] = [await customer(`Aaa Mũi Tên ${mark}`), await customer(`Bbb Mũi Tên ${mark}`)]
    for (const withEnter of [true, false]) {
      await page.goto(ADD)
      await delayAnswers(page, 700)
      await page.getByRole('combobox', { name: 'Khách hàng' }).focus()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.type(`mui ten ${mark}`)
      await page.keyboard.press('ArrowDown')
      if (!withEnter) await page.locator('.ant-select-item-option-active', { hasText: String(second.name) }).waitFor()
      await page.keyboard.press('Enter')
      await chosen(page).getByTitle(String(second.name)).waitFor()
      page.once('dialog', (dialog) => void dialog.accept())
    }
    await until(async () => assert.isTrue(await page.getByRole('combobox', { name: 'Khách hàng' }).isVisible()))
  })

  test('words that nothing is found for are told and stay to be mended, and a new one is added without the mouse', async ({
    assert,
  }) => {
    const { page } = held
    const name = `Chưa Có ${fresh()}`
    await page.goto(ADD)
    await page.getByRole('combobox', { name: 'Khách hàng' }).focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.type(name)
    await page.keyboard.press('Enter')
    await page.getByText(`Khách hàng: không tìm thấy “${name}”`).waitFor()
    await chosen(page).getByText(`Không tìm thấy “${name}”`).waitFor()
    await page.keyboard.press('ArrowDown')
    await until(async () => assert.equal(await page.getByRole('combobox', { name: 'Khách hàng' }).inputValue(), name))
    await page.keyboard.press('Alt+Enter')
    await page.getByRole('dialog', { name: 'Thêm khách hàng' }).waitFor()
    await until(async () =>
      assert.equal(await page.getByRole('dialog').getByLabel('Tên khách hàng').inputValue(), name),
    )
  })
})
