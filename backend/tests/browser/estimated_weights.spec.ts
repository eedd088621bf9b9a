import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { bar } from '#tests/support/bar'
import { signedInPage } from '#tests/support/browser'
import { clerk, draft } from '#tests/support/documents/lives'
import { fresh, resourceOf } from '#tests/support/samples'
import { until } from '#tests/support/until'
import { someCases } from '#tests/support/matrix'

const ORDERS = resourceOf('sales-orders')

/** Two orders that one search finds: goods of the first are not weighed yet, those of the second are. */
async function twoOrders() {
  const contractNumber = `UT${fresh()}`
  const approver = (await clerk(19, ['v'])).userId
  const of = async (more: object) =>
    draft(ORDERS, approver, {
      contractNumber,
      lines: [{ productId: (await bar()).id, quantity: '10', priceType: 'barem_kg', salePrice: '15500', ...more }],
    })
  return {
    path: `${ORDERS.route}?q=${contractNumber}`,
    open: await of({}),
    weighed: await of({ actualWeight: '183.5', weightSource: 'weighed' }),
  }
}

/** What an element says, as one line. */
const line = async (page: Page, selector: string, code: string) =>
  (await page.locator(selector).filter({ hasText: code }).innerText()).replace(/\s+/g, ' ')

const WORDS = {
  vi_VN: { locale: 'vi-VN', word: 'ước tính', head: 'TL thực tế (kg)' },
  en_US: { locale: 'en-US', word: 'estimated', head: 'Actual weight (kg)' },
}

test.group('weights in the list of orders', () => {
  for (const [language, width, theme] of someCases([
    ['vi_VN', 1440, 'light'],
    ['en_US', 390, 'dark'],
    ['vi_VN', 390, 'dark'],
    ['en_US', 1440, 'light'],
  ] as const))
    test(`are marked where nobody has weighed them, and only there, ${language}, ${width} px`, async ({
      assert,
      cleanup,
    }) => {
      const { locale, word, head } = WORDS[language]
      const { path, open, weighed } = await twoOrders()
      const page = await signedInPage(cleanup, { locale, viewport: { width, height: 844 }, hasTouch: width < 768 })
      await page.evaluate(
        `localStorage.setItem('barem.locale', '"${language}"'); localStorage.setItem('barem.theme', '"${theme}"')`,
      )
      await page.goto(path)
      const row = width < 768 ? '.card' : '.ant-table-row'
      const unit = width < 768 ? ' kg' : ''
      await until(async () => {
        assert.include(await line(page, row, open.code), `≈ 184.86${unit} ${word}`)
        const other = await line(page, row, weighed.code)
        assert.include(other, ` 183.5${unit}`)
        assert.notMatch(other, new RegExp(`≈|${word}`))
        assert.equal(await page.getByTitle(word).count(), 1)
        if (width < 768) assert.include(other, `${head} 183.5 kg`)
      })
      assert.isAtMost(await page.evaluate<number>('document.documentElement.scrollWidth'), width)
      const [needs, has] = await page.evaluate<[number, number]>(`{
          const cell = document.querySelector('.cell-estimated').closest('td, dd')
          ;[cell.scrollWidth, cell.clientWidth]
        }`)
      // Widths are told in whole pixels.
      assert.isAtMost(needs, has + 1)
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/list-${language}-${width}.png` })
    })
})
