import { test } from '@japa/runner'
import { drawn } from '#tests/support/draw'
import { soaking } from '#tests/support/soak'
import { until } from '#tests/support/until'
import type { Locator, Page } from 'playwright'
import { openBrowser, signInOnPage } from '#tests/support/browser'
import { api, signIn } from '#tests/support/client'
import { openList, openSelect } from '#tests/support/forms'
import { pasteText } from '#tests/support/keyboard'
import { created, fresh, resourceOf, sample } from '#tests/support/samples'

/** What a screen is called in each language. */
interface Words {
  save: string
  threshold: string
  factor: string
  priority: string
  whole: string
  other: (value: string) => string
}

const vietnamese: Words = {
  save: 'Lưu',
  threshold: 'Ngưỡng chênh lệch (%)',
  factor: 'Bằng bao nhiêu đơn vị gốc',
  priority: 'Mức ưu tiên',
  whole: 'Phải là số nguyên',
  other: (value) => `Đổi thành ${value}`,
}
const english: Words = {
  save: 'Save',
  threshold: 'Deviation threshold (%)',
  factor: 'Number of base units',
  priority: 'Priority',
  whole: 'Must be a whole number',
  other: (value) => `Make it ${value}`,
}

const products = resourceOf('products')

/** The two ways that a number gets into a field. */
const ways: [string, (page: Page, field: Locator, text: string) => Promise<void>][] = [
  [
    'typed',
    async (page, field, text) => {
      await field.click()
      await page.keyboard.press('Control+A')
      await page.keyboard.type(text)
    },
  ],
  [
    'pasted',
    async (page, field, text) => {
      await field.click()
      await page.keyboard.press('Control+A')
      await pasteText(page, text)
    },
  ],
]

async function opened(path: string, language: 'vi_VN' | 'en_US') {
  const { page, close } = await openBrowser()
  await signInOnPage(page)
  await page.evaluate(`localStorage.setItem('barem.locale', '"${language}"')`)
  await page.goto(path)
  return { page, close }
}

for (const [language, words] of [
  ['vi_VN', vietnamese],
  ['en_US', english],
] as const)
  test.group(`numbers in forms, ${language}`, () => {
    const exact = (page: Page, label: string) => page.getByLabel(label, { exact: true })
    const one = soaking ? ways : drawn(ways, 1, ([way]) => `${language} ${way}`)

    for (const [way, put] of one)
      test(`${way} as people here write them are what they mean`, async ({ assert, cleanup }) => {
        const row = await created(resourceOf('warehouse-configs'))
        const { page, close } = await opened(`/logistics/warehouse-config/${row.id}/edit`, language)
        cleanup(close)
        const threshold = exact(page, words.threshold)
        for (const [text, shown] of [
          ['12,75', '12.75'],
          ['5,5', '5.5'],
          ['5.5', '5.5'],
          [' 7,25 % ', '7.25'],
        ] as const) {
          await put(page, threshold, text)
          await page.keyboard.press('Tab')
          await until(async () => assert.equal(await threshold.inputValue(), shown, text))
        }
        await until(async () =>
          assert.equal(
            await page.evaluate(`getComputedStyle(document.querySelector('.number-input input')).textAlign`),
            'right',
          ),
        )
        const marked = `7.${(fresh() % 90) + 10}`
        await put(page, threshold, marked.replace('.', ','))
        await page.getByRole('button', { name: words.save, exact: true }).click()
        await page.waitForURL(/warehouse-config\/[0-9a-f-]{36}$/)
        assert.equal(
          Number((await api(await signIn('superadmin')).get(`/warehouse-configs/${row.id}`)).body.threshold),
          Number(marked),
        )
      })

    for (const [way, put] of one)
      test(`${way} so that they may be read both ways say how they are read, and one key takes the other`, async ({
        assert,
        cleanup,
      }) => {
        const { page, close } = await opened('/categories/product-unit-config/add', language)
        cleanup(close)
        const factor = exact(page, words.factor)
        await put(page, factor, '1.250')
        await page.getByRole('status').getByText('“1.250”').waitFor()
        const other = page.getByRole('button', { name: words.other('1,250') })
        await other.waitFor()
        await page.keyboard.press('=')
        await until(async () => assert.equal(await factor.inputValue(), '1,250'))
        await page.getByRole('button', { name: words.other('1.25') }).click()
        await until(async () => assert.equal(await factor.inputValue(), '1.25'))
        await page.keyboard.press('Tab')
        await other.waitFor()
        await put(page, factor, '0,5')
        await other.waitFor({ state: 'detached' })
        await page.keyboard.press('Tab')
        await until(async () => assert.equal(await factor.inputValue(), '0.5'))
      })

    test('that have to be whole say so as they are typed, and when they are left', async ({ assert, cleanup }) => {
      const { page, close } = await opened('/sale-management/price-configuration/add', language)
      cleanup(close)
      const priority = exact(page, words.priority)
      await priority.click()
      await page.keyboard.press('Control+A')
      await page.keyboard.type('1,5')
      await page.getByText(words.whole).waitFor()
      await priority.and(page.locator(':focus')).waitFor()
      assert.equal(await priority.getAttribute('aria-invalid'), 'true')
      await page.keyboard.type('00')
      await page.getByText(words.whole).waitFor({ state: 'detached' })
      await page.keyboard.press('Control+A')
      await page.keyboard.type('1,5')
      await page.keyboard.press('Tab')
      await page.getByText(words.whole).waitFor()
      await until(async () => assert.equal(await priority.getAttribute('aria-invalid'), 'true'))
      await priority.fill('1.000')
      await page.keyboard.press('Tab')
      await page.getByText(words.whole).waitFor({ state: 'detached' })
      await until(async () => assert.equal(await priority.inputValue(), '1,000'))
    })
  })

test.group('figures on screen that are typed into', () => {
  test('keep their thousands: the commas of the screen are no decimal marks', async ({ assert, cleanup }) => {
    const row = await created(products, { ...(await sample(products)), sellingPrice: '15500' })
    const { page, close } = await opened(`/product-management/${row.id}/edit`, 'vi_VN')
    cleanup(close)
    const price = page.getByLabel('Giá bán', { exact: true })
    await until(async () => assert.equal(await price.inputValue(), '15,500'))
    await price.press('End')
    await page.keyboard.type('0')
    await page.getByText('= 155,000 đ').waitFor()
    await page.keyboard.press('Tab')
    await until(async () => assert.equal(await price.inputValue(), '155,000'))
    for (const [text, shown] of [
      ['289.000', '289,000'],
      ['15.500', '15,500'],
      ['15,5', '15.5'],
      ['1.234.567,5', '1,234,567.5'],
    ] as const) {
      await price.fill(text)
      await page.keyboard.press('Tab')
      await until(async () => assert.equal(await price.inputValue(), shown, text))
    }
  })
})

test.group('numbers in other places', () => {
  test('a filter asks for what was meant, and is not set by words that are no number', async ({ cleanup }) => {
    const { page, close } = await opened('/sale-management/order', 'vi_VN')
    cleanup(close)
    for (const [, put] of ways) {
      await page.getByRole('button', { name: /Lọc$/ }).click()
      await page.getByRole('menuitem', { name: 'Tổng cộng' }).click()
      const editor = page.getByRole('form', { name: 'Tổng cộng' })
      await put(page, editor.getByLabel('Từ', { exact: true }), 'nhiều')
      await page.keyboard.press('Enter')
      await editor.getByText('Phải là số nguyên').waitFor()
      await put(page, editor.getByLabel('Từ', { exact: true }), '1.500.000')
      await page.keyboard.press('Enter')
      await page.waitForURL(/grandTotal_gte=1500000(&|$)/)
      await page.getByRole('button', { name: /Tổng cộng từ 1,500,000/ }).waitFor()
      await page.getByRole('button', { name: 'Bỏ lọc Tổng cộng' }).click()
      await page.waitForURL((url) => !url.search.includes('grandTotal'))
    }
  })

  test('a dialog reads them like a form', async ({ assert, cleanup }) => {
    const { page, close } = await opened('/product-management/add', 'vi_VN')
    cleanup(close)
    await openSelect(page, 'Đơn vị tính')
    await openList(page)
      .getByRole('button', { name: /Thêm đơn vị/ })
      .click()
    const dialog = page.getByRole('dialog')
    const factor = dialog.getByLabel('Bằng bao nhiêu đơn vị gốc', { exact: true })
    await factor.fill('11,7')
    await page.keyboard.press('Tab')
    await until(async () => assert.equal(await factor.inputValue(), '11.7'))
    await factor.fill('1.250')
    await dialog.getByRole('button', { name: 'Đổi thành 1,250' }).click()
    await until(async () => assert.equal(await factor.inputValue(), '1,250'))
  })
})
