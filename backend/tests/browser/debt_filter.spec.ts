import { test } from '@japa/runner'
import dayjs from 'dayjs'
import { signedInPage } from '#tests/support/browser'
import { seriousFindings } from '#tests/support/axe'
import { superAdmin } from '#tests/support/documents/lives'
import { until } from '#tests/support/until'

const LISTS = ['/finance-accounting/receivables', '/finance-accounting/debt-tracking']

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }

const grouped = (figure: string) => Number(figure).toLocaleString('en-US').replace('-', '−')

/** The sums that a list answers, by field. */
async function sumsOf(path: string, fields: readonly string[], query = '') {
  const { headers } = await (await superAdmin()).get(`/${path}?_sum=${fields.join()}&_end=1${query}`)
  return headers.get('x-total-sum')!.split(',').map(grouped)
}

test.group('lists of debts', () => {
  test('begin with what they were narrowed to last on this device, which no figure goes with', async ({
    assert,
    cleanup,
  }) => {
    const page = await signedInPage(cleanup)
    const kept = () => page.evaluate<string | null>(`localStorage.getItem('barem.debtInfo')`)
    await page.goto(`${LISTS[0]}?show=overdue&asOf=2026-01-31`)
    await page.waitForURL(`**${LISTS[0]}?asOf=2026-01-31&isOverdue=true`)
    await until(async () => assert.equal(await kept(), '{"show":"overdue"}'))
    for (const path of LISTS) {
      await page.goto(path)
      await page.waitForURL(`**${path}?isOverdue=true`)
    }
    await page.goto(`${LISTS[0]}?show=all`)
    await page.locator('.ant-table-row').first().waitFor()
    await until(async () => assert.isNull(await kept()))
    await page.goto(LISTS[1]!)
    await page.locator('.ant-table-row').first().waitFor()
    assert.equal(new URL(page.url()).search, '')
  })

  test('have the sums of all their pages below them, as of the day that is chosen, and rows of 32 px', async ({
    assert,
    cleanup,
  }) => {
    const page = await signedInPage(cleanup)
    await page.goto(LISTS[0]!)
    const sum = page.locator('.list-sum')
    const shows = async (figures: string[]) => {
      const text = await sum.innerText()
      for (const figure of figures) assert.include(text, figure)
    }
    await until(async () => shows(await sumsOf('debts-by-customer', ['balance', 'notDue', 'later'])))
    const { height } = (await page.locator('tbody .ant-table-row').nth(3).boundingBox())!
    assert.isAtMost(height, 33, 'a row of 32 px and its line')
    const day = dayjs().subtract(40, 'day')
    const asOf = day.format('YYYY-MM-DD')
    await page.getByLabel('Tính đến ngày').fill(day.format('DD/MM/YYYY'))
    await page.keyboard.press('Enter')
    await page.waitForURL(`**?asOf=${asOf}`)
    await until(async () => shows(await sumsOf('debts-by-customer', ['balance', 'notDue'], `&asOf=${asOf}`)))
    await page.locator('tbody .row-title').first().click()
    await page.waitForURL(`**/receivables/*?asOf=${asOf}`)
    await page.goBack()
    await page.getByRole('button', { name: 'Quá hạn', exact: true }).click()
    await page.waitForURL(/isOverdue=true/)
    await until(async () => shows(await sumsOf('debts-by-customer', ['balance'], `&asOf=${asOf}&isOverdue=true`)))
  })

  test('show on a phone who owes, how much and how late, and what all owe', async ({ assert, cleanup }) => {
    const page = await signedInPage(cleanup, PHONE)
    for (const path of LISTS) {
      await page.goto(path)
      const card = page.locator('.cards .card').first()
      await card.getByText(/quá [\d,]+ ngày/).waitFor()
      assert.match(await card.innerText(), /[\d,]{5,}\s*đ/)
      assert.match(await page.locator('.card-sum').innerText(), /Tổng cộng · Còn nợ\s+[\d,]{9,}\s*đ/)
      assert.isTrue(await page.evaluate<boolean>('document.body.scrollWidth <= innerWidth'))
      assert.deepEqual(await seriousFindings(page), [])
    }
  })
})
