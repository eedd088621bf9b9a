import { test } from '@japa/runner'
import { signedInPage } from '#tests/support/browser'
import { until } from '#tests/support/until'

const LISTS = ['/finance-accounting/receivables', '/finance-accounting/debt-tracking']

test.group('lists of debts', () => {
  test('begin with what they were narrowed to last on this device, which no figure goes with', async ({
    assert,
    cleanup,
  }) => {
    const page = await signedInPage(cleanup)
    const kept = () => page.evaluate<string | null>(`localStorage.getItem('barem.debtInfo')`)
    await page.goto(`${LISTS[0]}?show=overdue&asOf=2026-01-31`)
    await until(async () => assert.equal(await kept(), '{"show":"overdue"}'))
    for (const path of LISTS) {
      await page.goto(path)
      await page.waitForURL(`**${path}?show=overdue`)
    }
    await page.goto(`${LISTS[0]}?show=all`)
    await page.locator('.ant-table-row').first().waitFor()
    await page.goto(LISTS[1]!)
    await page.waitForURL(`**${LISTS[1]}?show=all`)
  })
})
