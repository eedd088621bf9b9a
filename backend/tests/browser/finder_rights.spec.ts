import { test } from '@japa/runner'
import { until } from '#tests/support/until'
import { openBrowser, signInOnPage } from '#tests/support/browser'
import { created, fresh, resourceOf, sample } from '#tests/support/samples'
import { box, options, openFinder, named } from '#tests/support/finder'

test.group('the quick finder and rights', () => {
  test('nobody is shown what they may not see, nor where somebody else was', async ({ assert, cleanup }) => {
    const { page, close } = await openBrowser()
    cleanup(close)
    const own = `Riêng ${fresh()}`
    const supplier = await created(resourceOf('suppliers'), {
      ...(await sample(resourceOf('suppliers'))),
      name: `Nhà máy ${own}`,
    })
    await signInOnPage(page)
    await page.goto(`/suppliers/infomation/${supplier.id}`)
    await page.getByRole('heading', { level: 1, name: String(supplier.name) }).waitFor()
    await openFinder(page)
    await box(page).fill(own)
    await options(page)
      .filter({ hasText: String(supplier.name) })
      .waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^Tài khoản/ }).click()
    await page.getByRole('menuitem', { name: 'Đăng xuất' }).click()
    await page.waitForURL('**/login')

    await signInOnPage(page, 'nhanvien.demo')
    await page.goto('/customers/infomation')
    await page.locator('.ant-table-row').first().waitFor()
    await openFinder(page)
    await page.locator('.finder').getByRole('group').first().waitFor()
    await until(async () => assert.notInclude(await page.locator('.finder').innerText(), own))
    for (const typed of [own, 'nha cung cap', 'supplier', 'them san pham']) {
      await box(page).fill(typed)
      await page.locator('.finder-none').getByText('Không tìm thấy').waitFor()
      await until(async () => assert.equal(await options(page).count(), 0, typed))
    }
    for (const [typed, found] of [
      ['them don hang', 'Thêm đơn hàng'],
      ['them khach hang', 'Thêm khách hàng'],
    ] as const) {
      await box(page).fill(typed)
      await page.locator('.finder [aria-selected="true"]', { hasText: found }).waitFor()
    }
  })

  test('on a phone it fills the screen and goes with a touch, with names of two lines', async ({ assert, cleanup }) => {
    const { page, close } = await openBrowser({ viewport: { width: 390, height: 844 }, hasTouch: true })
    cleanup(close)
    const row = await named(
      `Công ty Trách nhiệm hữu hạn Một thành viên Thương mại Dịch vụ Xuất nhập khẩu Kim khí Phát Đạt Miền Tây ${fresh()}`,
    )
    await signInOnPage(page)
    await page.goto('/')
    await page.getByRole('button', { name: 'Tìm nhanh' }).tap()
    await box(page).fill(`kim khi phat dat ${String(row.name).split(' ').at(-1)}`)
    const option = options(page).filter({ hasText: 'Phát Đạt Miền Tây' })
    await option.waitFor()
    const size = await page.evaluate<{ width: number; height: number; scroll: number }>(
      `(() => { const { width, height } = document.querySelector('.finder').getBoundingClientRect(); return { width, height, scroll: document.documentElement.scrollWidth } })()`,
    )
    assert.deepEqual(size, { width: 390, height: 844, scroll: 390 })
    const title = (await option.locator('.finder-title').boundingBox())!
    assert.isAbove(title.height, 40)
    assert.isBelow(title.height, 50)
    await page.getByRole('dialog').getByRole('button', { name: 'Đóng' }).tap()
    await page.locator('.finder').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Tìm nhanh' }).tap()
    await box(page).fill(`kim khi phat dat ${String(row.name).split(' ').at(-1)}`)
    await option.tap()
    await page.waitForURL(`**/${row.id}`)
  })
})
