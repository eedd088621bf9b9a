import { test } from '@japa/runner'
import { until } from '#tests/support/until'
import { signedInPage } from '#tests/support/browser'
import { act, askedOrder, seller } from '#tests/support/documents/orders'

const COUNT = /\/approvals\/inbox\?_start=0&_end=0$/

test.group('the inbox while it is open', () => {
  test('shows what others ask for meanwhile, in its list and in the badge, without being loaded again', async ({
    assert,
    cleanup,
  }) => {
    const [clerk, director] = [await seller(), await seller()]
    const first = await askedOrder(clerk, director)
    const page = await signedInPage(cleanup, { account: director.username, fresh: true })
    await page.clock.install()
    await page.goto('/approvals')
    const asked: string[] = []
    page.on('request', (request) => COUNT.test(request.url()) && asked.push(request.url()))
    const badge = page.locator('.inbox-count')
    await page.getByRole('link', { name: first.code }).waitFor()
    await until(async () => assert.equal(await badge.textContent(), '1'))
    const second = await askedOrder(clerk, director)
    await page.clock.fastForward(61_000)
    await page.getByRole('link', { name: second.code }).waitFor()
    await until(async () => assert.equal(await badge.textContent(), '2'))

    await act(clerk, second, 'withdraw')
    await page.clock.fastForward(61_000)
    await page.getByRole('link', { name: second.code }).waitFor({ state: 'detached' })
    await until(async () => assert.equal(await badge.textContent(), '1'))

    await page.route(COUNT, (route) => route.fulfill({ status: 500, body: '{}' }))
    asked.length = 0
    await page.clock.fastForward(61_000)
    await until(async () => assert.lengthOf(asked, 1))
    assert.equal(await badge.textContent(), '1')
    await page.getByRole('link', { name: first.code }).waitFor()
  })

  test('asks nothing of people who approve nothing', async ({ assert, cleanup }) => {
    const person = await seller([[13, 'v']])
    const page = await signedInPage(cleanup, { account: person.username, fresh: true })
    await page.clock.install()
    const asked: string[] = []
    page.on('request', (request) => COUNT.test(request.url()) && asked.push(request.url()))
    await page.goto('/customers/infomation')
    await page.getByRole('table').waitFor()
    await page.clock.fastForward(61_000)
    await page.goto('/profile')
    await page.getByRole('heading').first().waitFor()
    assert.deepEqual(asked, [])
  })
})
