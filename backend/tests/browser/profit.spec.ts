import { test } from '@japa/runner'
import { seriousFindings } from '#tests/support/axe'
import { signedInPage } from '#tests/support/browser'
import { until } from '#tests/support/until'
import { example } from '../http/profit/example.ts'

const WORDS = {
  vi_VN: { locale: 'vi-VN', barem: 'kg barem', goods: 'Giá vốn theo barem', weight: 'Chênh lệch cân khi bán' },
  en_US: { locale: 'en-US', barem: 'kg by barem', goods: 'Cost by barem', weight: 'Weight when sold' },
} as const

test.group('a profit, explained on a screen', () => {
  for (const [language, width, theme] of [
    ['vi_VN', 1440, 'light'],
    ['en_US', 390, 'dark'],
  ] as const)
    test(`goes from price to profit, and each part opens what makes it: ${language}, ${width} px, ${theme}`, async ({
      assert,
      cleanup,
    }) => {
      const { locale, barem, goods, weight } = WORDS[language]
      const { invoice, customerId } = await example()
      const page = await signedInPage(cleanup, { locale, viewport: { width, height: 844 }, hasTouch: width < 768 })
      await page.evaluate(
        `localStorage.setItem('barem.locale', '"${language}"'); localStorage.setItem('barem.theme', '"${theme}"')`,
      )
      const dialog = page.getByRole('dialog')
      const row = (name: string) => dialog.locator('.profit-table tr', { hasText: name })
      await page.goto(`/sale-management/invoice/${invoice.id}?do=profit`)
      await row(weight).locator('td', { hasText: '83,573' }).waitFor()
      await dialog.locator('.profit-table tr[data-total]', { hasText: '1,149,140' }).waitFor()
      await dialog.locator('canvas').first().waitFor()
      await dialog.getByText(barem, { exact: true }).click()
      await dialog.locator('.profit-table tr[data-total]', { hasText: '1,065,567' }).waitFor()
      assert.equal(await row(weight).count(), 0)
      await row(goods).getByRole('button').click()
      await dialog.locator('.profit-rows', { hasText: '13,261,083' }).waitFor()
      assert.isAtMost(await page.evaluate<number>('document.documentElement.scrollWidth'), width)
      assert.deepEqual(await seriousFindings(page), [])
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/profit-${language}-${width}.png` })
      await page.goto(`/customers/infomation/${customerId}`)
      await page.locator('h1').first().waitFor()
      await until(async () => assert.isAbove(await page.getByRole('button').count(), 2))
    }).timeout(60_000)
})
