import { test } from '@japa/runner'
import { openBrowser, signInOnPage } from '#tests/support/browser'
import { until } from '#tests/support/until'

test.group('a list that was not counted to its end', () => {
  for (const [language, shown, found] of [
    ['vi_VN', '1–10 / hơn 10,000', 'Tìm thấy hơn 10,000 khách hàng'],
    ['en_US', '1–10 / more than 10,000', 'More than 10,000 customers found'],
  ] as const)
    test(`says so and has pages, in ${language}`, async ({ assert, cleanup }) => {
      const { page, close } = await openBrowser()
      cleanup(close)
      const asked: string[] = []
      // As the server answers a search with more rows than it counts.
      await page.route(/\/v1\.0\/customers\?.*q=/, async (route) => {
        const url = new URL(route.request().url())
        asked.push(`${url.searchParams.get('_start')} ${url.searchParams.get('_end')}`)
        url.searchParams.delete('q')
        url.searchParams.set('_start', '0')
        url.searchParams.set('_end', '10')
        const response = await route.fetch({ url: url.href })
        await route.fulfill({
          response,
          headers: { ...response.headers(), 'x-total-count': '10001', 'x-total-more': 'true' },
        })
      })
      await signInOnPage(page)
      await page.evaluate(`localStorage.setItem('barem.locale', '"${language}"')`)
      await page.goto('/customers/infomation?q=a')
      await page.getByText(found).waitFor()
      await page.locator('.list-footer').getByText(shown, { exact: true }).waitFor()
      await page.locator('.list-footer').getByTitle('2', { exact: true }).click()
      await page.getByText(shown.replace('1–10', '11–20'), { exact: true }).waitFor()
      await until(async () => assert.includeMembers(asked, ['0 10', '10 20']))
      await page.unrouteAll({ behavior: 'wait' })
    })
})
