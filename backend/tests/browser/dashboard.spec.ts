import { dayInVietnam } from '@barem/resources/kit'
import { test } from '@japa/runner'
import { seriousFindings } from '#tests/support/axe'
import { openBrowser, signedInPage, signInOnPage } from '#tests/support/browser'
import { api } from '#tests/support/client'
import { entered, newCompany, newPerson, newRole } from '#tests/support/people'
import { PHONES } from '#tests/support/phone'
import { customer, fund, paid } from '../http/debt/owing.ts'
import { until } from '#tests/support/until'

/** The past two years have what the demo sold. */
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
const ALL = `/dashboards?range=custom&from=${daysAgo(730)}&to=${daysAgo(0)}`

test.group('dashboard', () => {
  test('a figure opens documents that come to it, and the chart has a table beside it', async ({ assert, cleanup }) => {
    const page = await signedInPage(cleanup)
    await page.goto(ALL)
    const tile = page.locator('.tile', { hasText: 'Doanh thu' })
    const revenue = (await tile.locator('.tile-value').innerText()).replace(/[^\d]/g, '')
    assert.notEqual(revenue, '0')
    await page.locator('.revenue-chart canvas').first().waitFor()
    await page.getByRole('button', { name: 'Xem bảng' }).click()
    const cells = await page.locator('.revenue-table td:nth-child(2)').allInnerTexts()
    const sum = cells.reduce((all, text) => all + BigInt(text.replace(/[^\d-]/g, '') || '0'), 0n)
    assert.equal(String(sum), revenue)
    await tile.locator('.tile-value').click()
    await page.waitForURL('**/dashboards/entries/sales?date_gte=**')
    const sums = page.locator('.list-sum td')
    await sums.first().waitFor()
    const columns = await page.locator('.list-rows thead th').allInnerTexts()
    const total = sums.nth(columns.findIndex((text) => text.startsWith('Doanh thu')))
    assert.equal((await total.innerText()).replace(/[^\d]/g, ''), revenue)
    await page.goBack()
    await page.waitForURL(`**${ALL}`)
    const days = `from=${daysAgo(730)}&to=${daysAgo(0)}`
    await page.goto(`/dashboards/entries?metric=revenue&${days}&by=warehouse&key=none&hour=09`)
    await page.waitForURL('**/dashboards/entries/sales?**warehouseId_null=true&hour_gte=9&hour_lte=9')
  })

  test('orders that are not done yet open the list of just these', async ({ assert, cleanup }) => {
    const page = await signedInPage(cleanup)
    await page.goto('/dashboards')
    const need = page.locator('.needs a', { hasText: 'đơn hàng chưa giao xong' })
    const count = (await need.innerText()).replace(/[^\d]/g, '')
    const answer = page.waitForResponse((response) => response.url().includes('/v1.0/sales-orders?'))
    await need.click()
    assert.equal((await answer).headers()['x-total-count'], count)
  })

  test('the address holds the range, and the page is accessible', async ({ assert, cleanup }) => {
    const page = await signedInPage(cleanup)
    await page.goto('/dashboards')
    await page.getByRole('button', { name: 'Năm trước' }).click()
    await page.waitForURL('**/dashboards?range=lastYear')
    await page.reload()
    await until(async () =>
      assert.equal(await page.getByRole('button', { name: 'Năm trước' }).getAttribute('aria-pressed'), 'true'),
    )
    await page.goto(ALL)
    await page.locator('.revenue-chart canvas').first().waitFor()
    assert.deepEqual(await seriousFindings(page), [])
  })

  test('opens with the range that was chosen last, unless the address names one', async ({ assert, cleanup }) => {
    const page = await signedInPage(cleanup)
    const isOn = (range: string) =>
      until(async () =>
        assert.equal(await page.getByRole('button', { name: range }).getAttribute('aria-pressed'), 'true'),
      )
    await page.goto('/dashboards')
    await isOn('12 tháng qua')
    await page.getByRole('button', { name: 'Năm trước' }).click()
    await page.waitForURL('**/dashboards?range=lastYear')
    await page.goto('/dashboards')
    await isOn('Năm trước')
    await page.goto('/dashboards?range=thisYear')
    await isOn('Năm nay')
    await page.goto('/dashboards?range=custom&from=2026-02-30&to=2026-03-01')
    await isOn('Năm trước')
  })

  test('what is posted elsewhere is seen within seconds', async ({ assert, cleanup }) => {
    const page = await signedInPage(cleanup, { fresh: true })
    await page.clock.install()
    await page.goto('/dashboards?range=today')
    const tile = page.locator('.tile', { hasText: 'Thực thu' }).locator('.tile-value')
    const collected = async () => Number((await tile.innerText()).replace(/[^\d-]/g, ''))
    await tile.waitFor()
    const before = await collected()
    await paid(await customer(), '1234000', { fundId: await fund(), executionDate: dayInVietnam(new Date()) })
    await page.clock.fastForward(5_000)
    await until(async () => assert.equal(await collected(), before + 1_234_000))
  })

  test('reports without a name lead to the first that the person may open', async ({ cleanup }) => {
    const page = await signedInPage(cleanup)
    await page.goto('/dashboards/reports')
    await page.waitForURL('**/dashboards/reports/sales-by-product')
    await page.getByRole('heading', { level: 1, name: 'Bán theo hàng hóa' }).waitFor()
    const person = await newPerson(await newRole([27, 22].map((area) => [area, 'v'] as const)))
    const theirs = await signedInPage(cleanup, { account: person.username })
    for (const path of ['/dashboards/reports', '/dashboards/reports/sales-by-product']) {
      await theirs.goto(path)
      await theirs.getByRole('heading', { name: 'Xin lỗi, bạn không có quyền truy cập' }).waitFor()
    }
  })

  test('a new company is led by steps, with links to what the person may open', async ({ assert, cleanup }) => {
    const company = await newCompany()
    const { page, close } = await openBrowser()
    cleanup(close)
    const { body } = await api((await entered(await newPerson('R001', undefined, company))).token).get('/tenant')
    await signInOnPage(page, (await newPerson('R003', undefined, company)).username, body.data.name)
    await page.goto('/dashboards')
    const steps = page.locator('.first-steps')
    await steps.getByRole('link', { name: 'Lập đơn hàng đầu tiên' }).waitFor()
    assert.equal(await steps.getByRole('listitem').count(), 5)
    assert.equal(await steps.getByRole('link', { name: 'Điền thông tin công ty' }).count(), 0)
    for (const link of await steps.getByRole('link').all()) {
      await link.click()
      await page.locator('h1').waitFor()
      assert.equal(await page.getByText('Xin lỗi, bạn không có quyền truy cập').count(), 0)
      await page.goto('/dashboards')
    }
  })

  test('somebody without debts and stock sees none of them, on a phone too', async ({ assert, cleanup }) => {
    const person = await newPerson(await newRole([27, 20].map((area) => [area, 'v'] as const)))
    const page = await signedInPage(cleanup, { account: person.username, viewport: PHONES[0] })
    await page.goto(ALL)
    await page.locator('.tile', { hasText: 'Doanh thu' }).waitFor()
    for (const absent of ['Phải thu hiện tại', 'Tồn kho hiện tại', 'Thực thu'])
      assert.equal(await page.locator('.tile', { hasText: absent }).count(), 0, absent)
    const wider = await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')
    assert.equal(wider, 0)
  })
})
