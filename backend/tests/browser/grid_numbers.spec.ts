import { test } from '@japa/runner'
import { until } from '#tests/support/until'
import type { Page } from 'playwright'
import { openBrowser, signInOnPage } from '#tests/support/browser'
import { clerk, draft } from '#tests/support/documents/lives'
import { paste } from '#tests/support/grid'
import { pasteText } from '#tests/support/keyboard'
import { created, fresh, resourceOf, sample } from '#tests/support/samples'
import { someCases } from '#tests/support/matrix'

const orders = resourceOf('sales-orders')

const words = {
  vi_VN: {
    cell: (field: string) => `${field}, dòng 1`,
    quantity: 'Số lượng',
    weight: 'TL thực tế (kg)',
    price: 'Đơn giá',
    whole: 'Số lượng phải là số nguyên',
    other: (value: string) => `Đổi thành ${value}`,
  },
  en_US: {
    cell: (field: string) => `${field}, line 1`,
    quantity: 'Quantity',
    weight: 'Actual weight (kg)',
    price: 'Unit price',
    whole: 'Quantity must be a whole number',
    other: (value: string) => `Make it ${value}`,
  },
}

/** A stored order of one line of new goods, opened to be changed. */
async function opened(
  goods: object,
  language: keyof typeof words,
  before: (page: Page) => Promise<unknown> = async () => {},
) {
  const code = `GN${fresh()}`
  const product = await created(resourceOf('products'), {
    ...(await sample(resourceOf('products'), 'DONGA', 'required')),
    code,
    name: `Hàng ${code}`,
    priceType: 'piece',
    sellingPrice: '290000',
    ...goods,
  })
  const row = await draft(orders, (await clerk(19, ['v'])).userId, {
    lines: [{ productId: product.id, quantity: '50', priceType: 'piece', salePrice: '290000' }],
  })
  const { page, close } = await openBrowser()
  await signInOnPage(page)
  await page.evaluate(`localStorage.setItem('barem.locale', '"${language}"')`)
  await before(page)
  await page.goto(`${orders.route}/${row.id}/edit`)
  await page.getByLabel(words[language].cell(words[language].quantity), { exact: true }).waitFor()
  return { page, close }
}

const bar = { weightMode: 'per_meter', densityWeight: '1.58', length: '11.7' }

const ways = {
  typed: (page: Page, text: string) => page.keyboard.type(text),
  pasted: (page: Page, text: string) => pasteText(page, text),
}

for (const [language, way] of someCases([
  ['vi_VN', 'typed'],
  ['en_US', 'pasted'],
  ['vi_VN', 'pasted'],
  ['en_US', 'typed'],
] as const))
  test.group(`numbers ${way} in the line grid, ${language}`, () => {
    const [said, put] = [words[language], ways[way]]

    test('are what people here mean by them, and whole pieces are whole', async ({ assert, cleanup }) => {
      const { page, close } = await opened(bar, language)
      cleanup(close)
      const at = (field: string) => page.getByLabel(said.cell(field), { exact: true })
      for (const [field, text, shown] of [
        [said.quantity, '1.000', '1,000'],
        [said.weight, '4.120', '4,120'],
        [said.weight, '893,5', '893.5'],
        [said.price, '289.000', '289,000'],
        [said.price, '15,5', '15.5'],
      ] as const) {
        await at(field).focus()
        await put(page, text)
        await page.keyboard.press('Enter')
        await until(async () => assert.equal(await at(field).inputValue(), shown, `${field} ${text}`))
      }
      await at(said.quantity).focus()
      await put(page, '1.5')
      await page.locator('.grid-notes').getByText(said.whole).waitFor()
      await until(async () => assert.equal(await at(said.quantity).getAttribute('aria-invalid'), 'true'))
      await page.keyboard.press('Enter')
      await at(said.quantity).focus()
      await put(page, '2')
      await page.locator('.grid-notes').getByText(said.whole).waitFor({ state: 'detached' })
    })

    test('that may be read both ways say so below their line, and one key takes the other', async ({
      assert,
      cleanup,
    }) => {
      const { page, close } = await opened({ weightMode: 'none', allowFraction: true }, language)
      cleanup(close)
      const quantity = page.getByLabel(said.cell(said.quantity), { exact: true })
      await quantity.focus()
      await put(page, '1.250')
      const other = page.getByRole('button', { name: said.other('1,250') })
      await other.waitFor()
      await page.keyboard.press('=')
      await until(async () => assert.equal(await quantity.inputValue(), '1,250'))
      await page.getByRole('button', { name: said.other('1.25') }).click()
      await until(async () => assert.equal(await quantity.inputValue(), '1.25'))
      await quantity.focus()
      await put(page, '12,5')
      await other.waitFor({ state: 'detached' })
      await until(async () => assert.equal(await page.getByText('1.250').count(), 0))
    })
  })

test.group('figures of the line grid that are typed into', () => {
  test('are read as the goods have them, however late these are known', async ({ assert, cleanup }) => {
    const held = Promise.withResolvers<void>()
    const { page, close } = await opened(bar, 'vi_VN', (blank) =>
      blank.route('**/sales-orders/goods?*ids=*', async (route) => {
        await held.promise
        await route.fallback()
      }),
    )
    cleanup(close)
    const quantity = page.getByLabel('Số lượng, dòng 1', { exact: true })
    await quantity.focus()
    await page.keyboard.type('1.000')
    await page.keyboard.press('Enter')
    held.resolve()
    await until(async () => assert.equal(await quantity.inputValue(), '1,000'))
    await page.locator('.totals-bar').getByText('1,000').waitFor()
  })

  test('keep their thousands', async ({ assert, cleanup }) => {
    const { page, close } = await opened(bar, 'vi_VN')
    cleanup(close)
    const price = page.getByLabel('Đơn giá, dòng 1', { exact: true })
    await price.focus()
    await page.keyboard.press('F2')
    await page.keyboard.type('0')
    await page.keyboard.press('Enter')
    await until(async () => assert.equal(await price.inputValue(), '2,900,000'))
  })

  test('a pasted table that does not tell how it parts decimals says what it may mean', async ({ assert, cleanup }) => {
    const { page, close } = await opened({ weightMode: 'none', allowFraction: true }, 'vi_VN')
    cleanup(close)
    await page.getByLabel('Số lượng, dòng 1', { exact: true }).focus()
    await paste(page, '1.250\t\tcây\t15500')
    await page.getByRole('button', { name: 'Đổi thành 1,250' }).waitFor()
    await until(async () =>
      assert.equal(await page.getByLabel('Đơn giá, dòng 1', { exact: true }).inputValue(), '15,500'),
    )
  })
})
