import { test } from '@japa/runner'
import { signedInPage, signedInPages } from '#tests/support/browser'
import { openMore } from '#tests/support/forms'
import { until } from '#tests/support/until'

test.group('tabs', (group) => {
  const held = signedInPages(group)

  test('arrows move among them, Enter opens one', async ({ assert }) => {
    const { page } = held
    await page.goto('/system/permissions')
    const tab = (name: string) => page.getByRole('tab', { name })
    const focused = () => page.evaluate('document.activeElement.textContent')
    await tab('Theo chức năng').focus()
    await page.keyboard.press('ArrowRight')
    assert.equal(await focused(), 'Theo người')
    assert.equal(await tab('Theo chức năng').getAttribute('aria-selected'), 'true')
    await page.keyboard.press('ArrowRight')
    assert.equal(await focused(), 'Theo chức năng')
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await page.getByRole('tabpanel', { name: 'Theo người' }).waitFor()
    assert.equal(await tab('Theo người').getAttribute('aria-selected'), 'true')
    await page.keyboard.press('Home')
    await page.keyboard.press('Space')
    await page.getByRole('tabpanel', { name: 'Theo chức năng' }).waitFor()
  })

  test('those that do not fit come into sight as the cursor gets there', async ({ assert, cleanup }) => {
    const page = await signedInPage(cleanup, { viewport: { width: 390, height: 844 } })
    await page.goto('/system/users')
    await page.locator('a[href^="/system/users/"]:visible').first().click()
    await page.getByRole('tab').first().focus()
    await page.keyboard.press('End')
    await until(async () => {
      const box = (await page.getByRole('tab').last().boundingBox())!
      assert.isAtMost(box.x + box.width, 390)
    })
  })
})

test.group('selects', () => {
  test('say at the combobox, and only there, that a choice is required', async ({ assert, cleanup }) => {
    const page = await signedInPage(cleanup)
    await page.goto('/sale-management/order/add')
    const box = page.getByRole('combobox', { name: 'Khách hàng' })
    await box.waitFor()
    assert.equal(await box.getAttribute('aria-required'), 'true')
    assert.equal(await page.locator('.ant-select[aria-required]').count(), 0)
    await openMore(page)
    assert.isNull(await page.getByRole('combobox', { name: 'Kênh bán hàng' }).getAttribute('aria-required'))
  })
})

test.group('calendars', () => {
  test('name the buttons for month and year by what is on them', async ({ cleanup }) => {
    const page = await signedInPage(cleanup)
    await page.goto('/sale-management/order/add')
    await page.getByLabel('Ngày đặt hàng').click()
    await page.getByRole('button', { name: /^Th \d+$/ }).waitFor()
    await page.getByRole('button', { name: /^\d{4}$/ }).click()
  })
})
