import { test } from '@japa/runner'
import { until } from '#tests/support/until'
import type { Page } from 'playwright'
import { openBrowser, signedInPage, signInOnPage } from '#tests/support/browser'
import { api, signIn } from '#tests/support/client'
import { field, openList, openSelect, save } from '#tests/support/forms'
import { created, resourceOf, sample } from '#tests/support/samples'

const LIST = '/product-management'
const products = resourceOf('products')

const weighed = {
  weightMode: 'per_meter',
  shape: null,
  materialDensity: null,
  baremReason: null,
  length: '11.7',
  densityWeight: '0.617',
}
const product = async (more: object) => created(products, { ...(await sample(products)), ...more })

async function weighBy(page: Page, choice: string) {
  await openSelect(page, 'Cách tính trọng lượng')
  await openList(page).getByText(choice, { exact: true }).click()
}

test.group('fields that a choice decides about', () => {
  test('come and go with it, keep what was typed, and are not sent when they are gone', async ({ assert, cleanup }) => {
    const { page, close } = await openBrowser()
    cleanup(close)
    const row = await product(weighed)
    await signInOnPage(page)
    await page.goto(`${LIST}/${row.id}/edit`)
    await field(page, 'Tỷ trọng (kg/m)').fill('0.888')
    await until(async () => assert.equal(await page.getByRole('combobox', { name: 'Hình dạng' }).count(), 0))

    await weighBy(page, 'Không tính')
    await field(page, 'Tỷ trọng (kg/m)').waitFor({ state: 'detached' })
    await weighBy(page, 'Theo mét')
    await until(async () => assert.equal(await field(page, 'Tỷ trọng (kg/m)').inputValue(), '0.888'))
    await weighBy(page, 'Theo kích thước')
    await save(page)
    await page.getByText('chỗ cần sửa').waitFor()
    await weighBy(page, 'Không tính')
    await save(page)
    await page.waitForURL(/product-management\/[0-9a-f-]{36}$/)
    await page.getByRole('heading', { name: 'Trọng lượng' }).waitFor()
    await until(async () => assert.equal(await page.getByText('Tỷ trọng').count(), 0))
    assert.containsSubset((await api(await signIn('superadmin')).get(`/products/${row.id}`)).body, {
      weightMode: 'none',
      densityWeight: null,
      length: null,
    })
  })
})

test.group('fields that not everybody sees', () => {
  test('are in no column, no filter, no form and no page of those who may not', async ({ assert, cleanup }) => {
    const row = await product(weighed)
    for (const { account, sees } of [
      { account: 'quantri.demo', sees: true },
      { account: 'nhanvien.demo', sees: false },
    ]) {
      const page = await signedInPage(cleanup, { account })
      await page.goto(`${LIST}?q=${encodeURIComponent(String(row.code))}`)
      await page
        .locator('.ant-table-row')
        .filter({ hasText: String(row.name) })
        .waitFor()
      await until(async () =>
        assert.equal((await page.getByRole('columnheader', { name: 'Giá nhập' }).count()) > 0, sees, account),
      )
      await page.getByRole('button', { name: 'Cột' }).click()
      await page.getByRole('group', { name: 'Tùy chỉnh cột' }).getByText('Giá bán').waitFor()
      await until(async () =>
        assert.equal(
          (await page.getByRole('group', { name: 'Tùy chỉnh cột' }).getByText('Giá nhập').count()) > 0,
          sees,
          account,
        ),
      )
      await page.goto(`${LIST}/${row.id}`)
      await page.getByText('Giá bán').first().waitFor()
      await until(async () => assert.equal((await page.getByText('Giá nhập').count()) > 0, sees, account))
    }
  })
})
