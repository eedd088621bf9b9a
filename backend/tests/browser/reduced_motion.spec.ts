import { test } from '@japa/runner'
import type { Locator, Page } from 'playwright'
import { signedInPage } from '#tests/support/browser'

/** Whether the whole of something is on the screen. */
async function isInSight(page: Page, what: Locator): Promise<boolean> {
  const { x, y, width, height } = (await what.boundingBox())!
  const screen = page.viewportSize()!
  return x >= 0 && y >= 0 && x + width <= screen.width && y + height <= screen.height
}

test.group('for people who want less motion', () => {
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ])
    test(`menus, choices and calendars open where they are looked for, ${viewport.width} px`, async ({
      assert,
      cleanup,
    }) => {
      const page = await signedInPage(cleanup, { viewport, reducedMotion: 'reduce' })
      await page.goto('/sale-management/order')
      await page.getByRole('button', { name: /^Tài khoản: / }).click()
      const first = page.getByRole('menuitem').first()
      await first.waitFor()
      assert.isTrue(await isInSight(page, first), 'the menu of the account')
      await page.keyboard.press('Escape')

      await page.goto('/sale-management/order/add')
      await page.getByRole('combobox', { name: 'Khách hàng' }).click()
      const option = page.getByRole('option').first()
      await option.waitFor()
      assert.isTrue(await isInSight(page, option), 'the customers to choose from')
      await page.keyboard.press('Escape')

      await page.getByLabel('Ngày đặt hàng').click()
      const day = page.locator('.ant-picker-cell-today')
      await day.waitFor()
      assert.isTrue(await isInSight(page, day), 'the calendar')
    })
})
