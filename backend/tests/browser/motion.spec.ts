import { test } from '@japa/runner'
import type { Locator, Page } from 'playwright'
import { signedInPage } from '#tests/support/browser'
import { until } from '#tests/support/until'
import { someCases } from '#tests/support/matrix'

/** Whether the whole of something is on the screen. */
async function isInSight(page: Page, what: Locator): Promise<boolean> {
  const { x, y, width, height } = (await what.boundingBox())!
  const screen = page.viewportSize()!
  return x >= 0 && y >= 0 && x + width <= screen.width && y + height <= screen.height
}

test.group('menus, choices and calendars open where they are looked for', () => {
  const sizes = [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]
  const cases = (['no-preference', 'reduce'] as const).flatMap((reducedMotion) =>
    sizes.map((viewport) => ({ reducedMotion, viewport })),
  )
  for (const { reducedMotion, viewport } of someCases(cases))
    test(`motion: ${reducedMotion}, ${viewport.width} px`, async ({ assert, cleanup }) => {
      const page = await signedInPage(cleanup, { viewport, reducedMotion })
      const comesInSight = async (what: Locator, name: string) => {
        await what.waitFor()
        await until(async () => assert.isTrue(await isInSight(page, what), name))
      }
      await page.goto('/sale-management/order')
      await page.getByRole('button', { name: /^Tài khoản: / }).click()
      await comesInSight(page.getByRole('menuitem').first(), 'the menu of the account')
      await page.keyboard.press('Escape')

      await page.goto('/sale-management/order/add')
      await page.getByRole('combobox', { name: 'Khách hàng' }).click()
      await comesInSight(page.getByRole('option').first(), 'the customers to choose from')
      await page.keyboard.press('Escape')

      await page.getByLabel('Ngày đặt hàng').click()
      await comesInSight(page.locator('.ant-picker-cell-today'), 'the calendar')
    })
})
