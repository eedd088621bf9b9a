import { test } from '@japa/runner'
import { until } from '#tests/support/until'
import { dayInVietnam } from '@barem/resources/kit'
import { signedInPage } from '#tests/support/browser'

const shown = (day: string) => day.split('-').reverse().join('/')

test.group('days in forms', () => {
  // On most hours of the day it is another day in one of the two than in Vietnam.
  for (const timezoneId of ['Pacific/Pago_Pago', 'Pacific/Kiritimati'])
    test(`are those of Vietnam, though the browser is in ${timezoneId}`, async ({ assert, cleanup }) => {
      const page = await signedInPage(cleanup, { timezoneId })
      await page.goto('/sale-management/order/add')
      const before = dayInVietnam(new Date())
      const day = await page.getByLabel('Ngày đặt hàng', { exact: true }).inputValue()
      assert.include([shown(before), shown(dayInVietnam(new Date()))], day)
      await until(async () => assert.equal(await page.getByLabel('Ngày nhận hàng', { exact: true }).inputValue(), day))
      await page.getByLabel('Ngày đặt hàng', { exact: true }).click()
      await page
        .locator(`.ant-picker-cell-today[title="${day.split('/').reverse().join('-')}"]`)
        .first()
        .waitFor()
    })

  test('goods are not received before they are ordered, whichever of the two days is typed last', async ({
    assert,
    cleanup,
  }) => {
    const page = await signedInPage(cleanup)
    await page.goto('/sale-management/order/add')
    const type = async (label: string, day: string) => {
      await page.getByLabel(label, { exact: true }).fill(day)
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
    }
    await type('Ngày đặt hàng', '20/11/2026')
    await type('Ngày nhận hàng', '19/11/2026')
    const refusal = page.getByText('Không được trước ngày đặt hàng')
    await refusal.waitFor()
    await until(async () =>
      assert.equal(await page.getByLabel('Ngày nhận hàng', { exact: true }).getAttribute('aria-invalid'), 'true'),
    )
    await type('Ngày đặt hàng', '18/11/2026')
    await refusal.waitFor({ state: 'detached' })
  })
})
