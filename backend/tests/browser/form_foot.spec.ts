import { test } from '@japa/runner'
import { holdAnswers, signedInPage } from '#tests/support/browser'
import { openList, openSelect } from '#tests/support/forms'
import { until } from '#tests/support/until'

const ISSUE = '/logistics/export-warehouse/add'
const SHORT = [ISSUE, '/finance-accounting/debt-tracking/transaction/add', '/categories/product-unit-config/add']

test.group('a form that is shorter than the window', () => {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const)
    test(`has its buttons at the bottom from the first paint, ${width} px wide`, async ({ assert, cleanup }) => {
      const page = await signedInPage(cleanup, { viewport: { width, height } })
      const buttons = page.locator('.form-buttons')
      const bottom = async () => {
        const { y, height: own } = (await buttons.boundingBox())!
        return Math.round(y + own)
      }
      for (const path of SHORT) {
        const release = await holdAnswers(page, /assets\/DocumentGroups.*\.js/)
        await page.goto(path)
        await buttons.waitFor()
        const first = await bottom()
        assert.isAtLeast(first, height - 16, path)
        release()
        await page.locator('.doc-form, .form-grid').first().waitFor()
        await until(async () => assert.equal(await bottom(), first, path))
        assert.isAtMost(await page.evaluate<number>('document.documentElement.scrollWidth'), width)
        await page.unroute(/assets\/DocumentGroups.*\.js/)
      }
    })

  test('begins with the person who writes it and the warehouse that was last on this device', async ({
    assert,
    cleanup,
  }) => {
    const page = await signedInPage(cleanup)
    const chosen = (label: string) =>
      page.locator('.ant-select').filter({ has: page.getByRole('combobox', { name: label }) })
    await page.goto(ISSUE)
    await chosen('Người phụ trách').getByTitle('Lê Minh Quân').waitFor()
    await openSelect(page, 'Kho xuất')
    const warehouse = openList(page).locator('.ant-select-item-option').first()
    const name = await warehouse.innerText()
    await warehouse.click()
    await page.getByRole('button', { name: 'Lưu nháp' }).click()
    await page.waitForURL(/export-warehouse\/[0-9a-f-]{36}$/)
    await page.goto(ISSUE)
    const place = page.locator('.doc-field').filter({ has: page.getByRole('combobox', { name: 'Kho xuất' }) })
    await until(async () => assert.include(name, (await place.innerText()).split('\n').at(-1)!))
  })
})
