import { test } from '@japa/runner'
import { seriousFindings } from '#tests/support/axe'
import { signedInPage } from '#tests/support/browser'
import { newPerson, newRole } from '#tests/support/people'
import { PHONES } from '#tests/support/phone'
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
    await page.waitForURL('**/dashboards/entries?metric=revenue**')
    const total = page.locator('.ant-table-summary .figures')
    assert.equal((await total.innerText()).replace(/[^\d]/g, ''), revenue)
    await page.goBack()
    await page.waitForURL(`**${ALL}`)
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
