import { test } from '@japa/runner'
import { dayInVietnam } from '@barem/resources/kit'
import { seriousFindings } from '#tests/support/axe'
import { signedInPage } from '#tests/support/browser'
import { customer, debtor, fund, paid } from '../http/debt/owing.ts'

const fits = 'document.documentElement.scrollWidth <= window.innerWidth'

test.group('the money of the company', () => {
  test('opens the cash book of a fund and of a day, and the debts of a week', async ({ assert, cleanup }) => {
    await debtor('7')
    const fundId = await fund('bank', { name: 'Tài khoản thu tiền mẫu' })
    await paid(await customer(), '654000', { fundId, executionDate: dayInVietnam(new Date()) })
    const page = await signedInPage(cleanup)
    await page.goto('/finance')
    await page.locator('.revenue-chart canvas').first().waitFor()
    assert.deepEqual(await seriousFindings(page), [])
    await page.getByRole('row', { name: /Tổng cộng/ }).waitFor()

    await page.getByRole('listitem').filter({ hasText: 'Tài khoản thu tiền mẫu' }).getByRole('link').click()
    await page.waitForURL(new RegExp(`/finance-accounting/cash-book\\?fundId=${fundId}`))
    await page.getByRole('row').getByText('654,000').first().waitFor()

    await page.goto('/finance')
    await page.getByRole('button', { name: 'Xem bảng' }).click()
    const day = page.locator('.revenue-table tbody tr').last().getByRole('link').first()
    const figure = await day.innerText()
    await day.click()
    await page.waitForURL(/cash-book\?from=([\d-]+)&to=\1/)
    await page.locator('.debt-facts').getByText(`${figure} đ`).first().waitFor()

    await page.goto('/finance')
    const all = page
      .getByRole('row', { name: /Tổng cộng/ })
      .getByRole('link')
      .first()
    const owed = await all.innerText()
    await all.click()
    await page.waitForURL(/debt-tracking\?isOpen=true/)
    await page.getByText(owed).first().waitFor()
  })

  test('fits a phone, in English, without debts for who may not see them', async ({ assert, cleanup }) => {
    const page = await signedInPage(cleanup, {
      account: 'thuquy.demo',
      ...{ viewport: { width: 390, height: 844 }, hasTouch: true },
    })
    await page.evaluate(() => localStorage.setItem('barem.locale', JSON.stringify('en_US')))
    await page.goto('/finance?from=2026-02-01&to=2026-02-28')
    await page.getByText('Money in funds today').waitFor()
    await page.getByText('Closing balance').waitFor()
    assert.isTrue(await page.evaluate(fits))
    await page.goto('/finance?from=2026-02-28&to=2026-02-01')
    await page.getByText('The first day must not be after the last one').waitFor()
  })
})
