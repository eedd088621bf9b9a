import { test } from '@japa/runner'
import { until } from '#tests/support/until'
import { newOrder, opened, orderPath, sheet } from '#tests/support/documents/on_paper'

test.group('a paper whose parts did not all come', () => {
  for (const part of ['tenant/letterhead', 'prints'])
    test(`says so and comes once it is asked for again: ${part}`, async ({ assert, cleanup }) => {
      const { page, close } = await opened('/profile')
      cleanup(close)
      let times = 1
      await page.route(
        (url) => url.pathname.endsWith(part),
        (route) => (times-- > 0 ? route.fulfill({ status: 503, json: { message: 'Đang bận' } }) : route.continue()),
      )
      await page.goto(orderPath(await newOrder(1)))
      await page.getByRole('heading', { name: 'Không tải được dữ liệu' }).waitFor()
      await page.getByRole('button', { name: 'Thử lại' }).click()
      await sheet(page).waitFor()
      await until(async () => assert.isTrue(await page.getByRole('button', { name: 'In', exact: true }).isEnabled()))
    })
})
