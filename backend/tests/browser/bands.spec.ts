import { test } from '@japa/runner'
import { until } from '#tests/support/until'
import { signedInPage } from '#tests/support/browser'
import { created, resourceOf } from '#tests/support/samples'

const WORDS = {
  'vi-VN': { list: 'Lọc', field: 'Tổng giá trị mua', apply: 'Áp dụng', first: 'Dưới 10 triệu', last: 'Trên 1 tỷ' },
  'en-US': {
    list: 'Filter',
    field: 'Total purchases',
    apply: 'Apply',
    first: 'Under 10 million',
    last: 'Over 1 billion',
  },
}

test.group('customers by what they bought in all', () => {
  for (const [locale, words] of Object.entries(WORDS))
    test(`are listed by bands that a sentence names, ${locale}`, async ({ assert, cleanup }) => {
      const row = await created(resourceOf('customers'))
      const page = await signedInPage(cleanup, { locale })
      await page.evaluate(`localStorage.setItem('barem.locale', '"${locale.replace('-', '_')}"')`)
      const found = page.locator('.ant-table-row').filter({ hasText: String(row.name) })
      await page.goto(`/customers/infomation?q=${encodeURIComponent(String(row.name))}`)
      await found.waitFor()
      const choose = async (band: string) => {
        await page.getByRole('radio', { name: band }).check()
        await page.getByRole('button', { name: words.apply }).click()
        await page.getByRole('button', { name: `${words.field}: ${band}` }).waitFor()
      }
      await page.getByRole('button', { name: new RegExp(`${words.list}$`) }).click()
      await page.getByRole('menuitem', { name: words.field }).click()
      await page.getByRole('radio', { name: words.last }).waitFor()
      await until(async () => assert.equal(await page.getByRole('radio').count(), 6))
      await choose(words.first)
      assert.include(page.url(), 'totalPurchase_lte=9999999')
      await found.waitFor()
      await page.getByRole('button', { name: `${words.field}: ${words.first}` }).click()
      await choose(words.last)
      await found.waitFor({ state: 'detached' })
      assert.include(page.url(), 'totalPurchase_gte=1000000000')
      assert.notInclude(page.url(), '_lte')
    })
})
