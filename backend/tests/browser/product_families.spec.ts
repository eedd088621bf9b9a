import { test } from '@japa/runner'
import { until } from '#tests/support/until'
import type { Page } from 'playwright'
import { openBrowser, signedInPage, signInOnPage } from '#tests/support/browser'
import { field, pick } from '#tests/support/forms'
import { fresh } from '#tests/support/samples'
import { LIST, FAMILY, fillCommon, pipe } from '#tests/support/product_forms'

test.group('families of products on screen', () => {
  async function fillFamily(page: Page, prefix: string) {
    await page.goto(FAMILY)
    await pick(page, 'Hình dạng', 'Hộp')
    await field(page, 'Kích cỡ (a × b, mm)').fill('20x40, 25x50\n12x12')
    await field(page, 'Độ dày (t, mm)').fill('1.2\n7')
    // Cut as no other product is, which would be called alike.
    await field(page, 'Chiều dài (m)').fill((5 + Math.random()).toFixed(4))
    await field(page, 'Mẫu mã sản phẩm').fill(`${prefix}-`)
    for (const what of ['Kích cỡ', 'Độ dày']) {
      await field(page, 'Mẫu mã sản phẩm').press('End')
      await page
        .getByRole('button', { name: `Chèn ${what}` })
        .first()
        .click()
    }
  }

  test('are listed with their weight before they are made; some are left out, mistakes lose nothing, and the list shows them', async ({
    assert,
    cleanup,
  }) => {
    const page = await signedInPage(cleanup)
    const prefix = `H${fresh()}`
    await page.goto(LIST)
    await page.getByRole('link', { name: 'Tạo dòng sản phẩm' }).click()
    await page.waitForURL((url) => url.pathname === FAMILY)
    await fillFamily(page, prefix)
    await until(async () => assert.equal(await field(page, 'Mẫu mã sản phẩm').inputValue(), `${prefix}-{cỡ}{t}`))
    await page.getByText('12x12 × 7').waitFor()
    await page.getByText('5 sản phẩm: 5 mới, 0 đã có').waitFor()
    await page.getByRole('checkbox', { name: `Tạo ${prefix}-20x407` }).uncheck()
    await page.keyboard.press('Control+s')
    await page.getByText('Vui lòng chọn loại sản phẩm').first().waitFor()
    await until(async () => assert.equal(await field(page, 'Độ dày (t, mm)').inputValue(), '1.2\n7'))
    await fillCommon(page)
    await page.getByRole('button', { name: 'Tạo 4 sản phẩm' }).click()
    await page.getByText('Đã tạo 4 sản phẩm').waitFor()
    await page.waitForURL((url) => url.pathname === LIST)
    const row = page.locator('.ant-table-row').filter({ hasText: `${prefix}-20x401.2` })
    await row.getByText('1.075').waitFor()
    await until(async () => assert.equal(await page.locator('.ant-table-row').filter({ hasText: prefix }).count(), 4))
  })

  test('a code that is taken is told and not made again, and what was typed survives a reload', async ({
    assert,
    cleanup,
  }) => {
    const page = await signedInPage(cleanup)
    const prefix = `H${fresh()}`
    await pipe({ code: `${prefix}-20x401.2` })
    await fillFamily(page, prefix)
    await page.getByText('5 sản phẩm: 4 mới, 1 đã có').waitFor()
    await until(async () =>
      assert.isTrue(await page.getByRole('checkbox', { name: `Tạo ${prefix}-20x401.2` }).isDisabled()),
    )
    page.on('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await page.getByRole('button', { name: 'Khôi phục' }).click()
    await page.getByText('5 sản phẩm: 4 mới, 1 đã có').waitFor()
    await until(async () => assert.equal(await field(page, 'Kích cỡ (a × b, mm)').inputValue(), '20x40, 25x50\n12x12'))
  })

  test('are made in English on a phone, and nobody makes them who may add no product', async ({ assert, cleanup }) => {
    const page = await signedInPage(cleanup, {
      account: 'nhanvien.demo',
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    })
    await page.goto(LIST)
    await page.locator('.card').first().waitFor()
    await until(async () => assert.equal(await page.getByRole('link', { name: 'Tạo dòng sản phẩm' }).count(), 0))
    await page.goto(FAMILY)
    await page.getByText('Xin lỗi, bạn không có quyền truy cập').waitFor()

    const { page: phone, close: shut } = await openBrowser({ viewport: { width: 390, height: 844 }, hasTouch: true })
    cleanup(shut)
    await signInOnPage(phone)
    await phone.goto(FAMILY)
    await pick(phone, 'Hình dạng', 'Thanh vằn')
    await phone.getByRole('button', { name: /^Tài khoản: / }).click()
    await phone.getByRole('menuitem', { name: 'English' }).click()
    await phone.getByLabel('Sizes (D, mm)', { exact: true }).fill('10\n16')
    await phone
      .getByText('1.58 kg/m')
      .or(phone.locator('td[data-unit="kg/m"]', { hasText: '1.58' }))
      .first()
      .waitFor()
    await phone.getByRole('button', { name: 'Create 2 products' }).waitFor()
    assert.isAtMost(await phone.evaluate<number>('document.documentElement.scrollWidth'), 390)
  })
})
