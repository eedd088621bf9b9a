import { test } from '@japa/runner'
import { until } from '#tests/support/until'
import type { Page } from 'playwright'
import { openBrowser, signedInPages, signInOnPage } from '#tests/support/browser'
import { created, fresh, resourceOf, sample } from '#tests/support/samples'

const LIST = '/customers/infomation'
const customers = resourceOf('customers')
const box = (page: Page) => page.getByRole('dialog', { name: 'Tìm nhanh' }).getByRole('combobox')
const options = (page: Page) => page.getByRole('dialog', { name: 'Tìm nhanh' }).getByRole('option')
/** The option that Enter would open. */
const lit = (page: Page) => page.locator('.finder [aria-selected="true"]')
const group = (page: Page, name: string) => page.locator('.finder').getByRole('group', { name, exact: true })

/** Opens the finder from wherever the cursor is. */
async function openFinder(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Tìm nhanh' }).waitFor()
  await page.keyboard.press('Control+k')
  await page.locator('.finder-input:focus').waitFor()
}

const named = async (name: string) => created(customers, { ...(await sample(customers)), name })

test.group('the quick finder', (tests) => {
  const held = signedInPages(tests)

  test('Ctrl+K, a name without accents and Enter at once open the record', async ({ assert }) => {
    const { page } = held
    const own = `Vĩnh Đạt ${fresh()}`
    const row = await named(`Công ty TNHH ${own}`)
    await page.goto('/categories/department')
    await page.getByRole('heading', { name: 'Phòng ban' }).waitFor()
    await openFinder(page)
    await page.keyboard.type(`vinh dat ${own.split(' ').at(-1)}`)
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${LIST}/${row.id}`)
    await page.getByRole('heading', { level: 1, name: String(row.name) }).waitFor()
    await until(async () => assert.equal(await page.locator('.finder').count(), 0))
  })

  test('by keyboard alone: screens in both languages, what can be added, records, and back to where the cursor was', async ({
    assert,
  }) => {
    const { page } = held
    await page.goto(`${LIST}/add`)
    await page.getByLabel('Tên khách hàng').fill('Đang gõ dở')
    await openFinder(page)
    await page.keyboard.type('customer')
    await group(page, 'Màn hình').getByRole('option', { name: 'Khách hàng', exact: true }).waitFor()
    await page.keyboard.press('Escape')
    await page.locator('.finder').waitFor({ state: 'detached' })
    await until(async () => assert.equal(await page.locator(':focus').inputValue(), 'Đang gõ dở'))

    await page.goto('/categories/department')
    await page.getByRole('heading', { name: 'Phòng ban' }).waitFor()
    await openFinder(page)
    await page.keyboard.type('phong ban')
    await lit(page).getByText('Phòng ban', { exact: true }).waitFor()
    const total = await options(page).count()
    await page.keyboard.press('ArrowDown')
    await page.locator('.finder [aria-selected="true"]', { hasText: 'Thêm phòng ban' }).waitFor()
    await until(async () =>
      assert.equal(await box(page).getAttribute('aria-activedescendant'), await lit(page).getAttribute('id')),
    )
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    assert.isAbove(total, 1)
    await until(async () =>
      assert.equal(
        await lit(page).getAttribute('id'),
        await options(page).last().getAttribute('id'),
        'the list goes round',
      ),
    )
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/categories/department/add')
  })

  test('finds goods by the words of the trade and an order by its code, and Ctrl+Enter opens a new tab', async ({
    assert,
  }) => {
    const { page } = held
    await page.goto(LIST)
    await page.locator('.ant-table-row').first().waitFor()
    await page.getByRole('button', { name: 'Tìm nhanh' }).click()
    await box(page).fill('phi 16 cb300')
    await group(page, 'Sản phẩm').getByText('TV-D16-CB300').first().waitFor()
    const [opened] = await Promise.all([page.context().waitForEvent('page'), page.keyboard.press('Control+Enter')])
    await opened.waitForURL(/product-management\/[0-9a-f-]{36}$/)
    await opened.close()
    await until(async () =>
      assert.equal(await box(page).inputValue(), 'phi 16 cb300', 'the box stays for the next one'),
    )
    await box(page).fill('dh-2')
    const order = group(page, 'Đơn hàng').getByRole('option').first()
    await order.locator('.status').waitFor()
    await until(async () => assert.match(await order.innerText(), /^DH-\d{4}-/))
    await group(page, 'Đơn hàng')
      .getByRole('option', { name: /^Xem tất cả/ })
      .click()
    await page.waitForURL((url) => url.pathname === '/sale-management/order' && url.searchParams.get('q') === 'dh-2')
  })

  test('shows where the person was last, without the page at hand, and forgets what is gone', async ({ assert }) => {
    const { page } = held
    const [first, second] = [await named(`Khách trước ${fresh()}`), await named(`Khách sau ${fresh()}`)]
    for (const row of [first, second]) {
      await page.goto(`${LIST}/${row.id}`)
      await page.getByRole('heading', { level: 1, name: String(row.name) }).waitFor()
    }
    await page.goto('/categories/department')
    await page.getByRole('heading', { name: 'Phòng ban' }).waitFor()
    await openFinder(page)
    await group(page, 'Gần đây').waitFor()
    const names = await options(page).locator('.finder-title').allInnerTexts()
    assert.deepEqual(names.slice(0, 2), [String(second.name), String(first.name)])
    assert.notInclude(names, 'Phòng ban')
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/${second.id}`)
    await page.getByRole('button', { name: 'Xóa' }).click()
    await page.getByRole('dialog').getByRole('button', { name: /^Xóa/ }).click()
    await page.waitForURL((url) => url.pathname === LIST)
    await openFinder(page)
    await options(page)
      .filter({ hasText: String(first.name) })
      .waitFor()
    await until(async () =>
      assert.equal(
        await options(page)
          .filter({ hasText: String(second.name) })
          .count(),
        0,
      ),
    )
  })

  test('a late answer is never shown for other words', async ({ assert }) => {
    const { page } = held
    const [slow, quick] = [`Chậm${fresh()}`, `Nhanh${fresh()}`]
    await named(slow)
    await named(quick)
    let release = () => {}
    const held_ = new Promise<void>((resolve) => (release = resolve))
    let answered = () => {}
    const late = new Promise<void>((resolve) => (answered = resolve))
    await page.route(`**/find?q=${slow.replace('ậ', '%E1%BA%AD')}`, async (route) => {
      await held_
      await route.continue().catch(() => undefined)
      answered()
    })
    await openFinder(page)
    const asked = page.waitForRequest((request) => decodeURIComponent(request.url()).endsWith(slow))
    await box(page).fill(slow)
    await asked
    await box(page).fill(quick)
    await options(page).filter({ hasText: quick }).waitFor()
    release()
    await late
    await page.locator('.finder-frame:not([data-busy])').waitFor()
    await until(async () => assert.equal(await options(page).filter({ hasText: slow }).count(), 0))
    await until(async () => assert.equal(await options(page).filter({ hasText: quick }).count(), 1))
  })

  test('without a network says so, keeps screens at hand, and asks again', async ({ assert }) => {
    const { page } = held
    const row = await named(`Kho Trở Lại ${fresh()}`)
    await page.route('**/v1.0/find?*', (route) => route.abort())
    await openFinder(page)
    await box(page).fill('kho')
    await page
      .locator('.finder')
      .getByRole('alert')
      .getByText('Lỗi kết nối. Vui lòng kiểm tra mạng và thử lại')
      .waitFor()
    await group(page, 'Màn hình').getByRole('option', { name: 'Kho Danh mục', exact: true }).waitFor()
    await box(page).fill(String(row.name))
    await page.locator('.finder').getByRole('alert').waitFor()
    await page.unroute('**/v1.0/find?*')
    await page.locator('.finder').getByRole('button', { name: 'Thử lại' }).click()
    await options(page)
      .filter({ hasText: String(row.name) })
      .waitFor()
    await until(async () => assert.equal(await page.locator('.finder').getByRole('alert').count(), 0))
  })

  test('says when there is nothing, and how to find more', async ({ assert }) => {
    const { page } = held
    await openFinder(page)
    await box(page).fill('khong ai viet the nay')
    await page.locator('.finder-none').getByText('Không tìm thấy “khong ai viet the nay”').waitFor()
    await until(async () => assert.equal(await options(page).count(), 0))
    await until(async () =>
      assert.match(await page.locator('.finder').getByRole('status').innerText(), /Không tìm thấy/),
    )
  })

  test('leaves the answer of an open dialog alone, and asks before unsaved input is left', async ({ assert }) => {
    const { page } = held
    const row = await named(`Chờ Trả Lời ${fresh()}`)
    await page.goto(`${LIST}/${row.id}`)
    await page.getByRole('button', { name: 'Xóa' }).click()
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Control+k')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await until(async () => assert.equal(await page.locator('.finder').count(), 0))

    await page.goto(`${LIST}/${row.id}/edit`)
    await page.getByLabel('Ghi chú').fill('Chưa lưu')
    await openFinder(page)
    await page.keyboard.type('phong ban')
    await page.keyboard.press('Enter')
    await page.locator('.ant-modal-confirm-title').getByText('Rời đi mà chưa lưu?').waitFor()
    await page.getByRole('button', { name: 'Ở lại' }).click()
    await until(async () => assert.equal(await page.getByLabel('Ghi chú').inputValue(), 'Chưa lưu'))
  })
})

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

test.group('what is typed right after Ctrl+K', (tests) => {
  const held = signedInPages(tests)

  test('is in the box, however slow the machine is and however late the code of the finder comes', async ({
    assert,
  }) => {
    const { page } = held
    for (const [late, slow] of [
      [0, 1],
      [0, 6],
      [1500, 1],
      [1500, 6],
    ] as const) {
      await page.route(/assets\/(FinderDialog|finder)-/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, late))
        await route.continue().catch(() => undefined)
      })
      await page.goto('/categories/department')
      await page.getByRole('heading', { name: 'Phòng ban' }).waitFor()
      const devtools = await page.context().newCDPSession(page)
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slow })
      await page.keyboard.press('Control+k')
      await page.keyboard.type('phong ban')
      await page.locator('.finder-input:focus').waitFor()
      await until(async () =>
        assert.equal(await box(page).inputValue(), 'phong ban', `${late} ms late, ${slow} times slower`),
      )
      await page.keyboard.type(' x')
      await until(async () => assert.equal(await box(page).inputValue(), 'phong ban x', 'the cursor is behind it'))
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
      await page.unroute(/assets\/(FinderDialog|finder)-/)
    }
  }).timeout(90_000)

  test('opens what it finds where Enter was pressed before the finder was there, and Escape gives it up', async ({
    assert,
  }) => {
    const { page } = held
    let answer = () => {}
    const late = new Promise<void>((resolve) => (answer = resolve))
    await page.route(/assets\/(FinderDialog|finder)-/, async (route) => {
      await late
      await route.continue().catch(() => undefined)
    })
    await page.goto(`${LIST}/add`)
    const name = page.getByLabel('Tên khách hàng')
    await name.fill('Đang gõ')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('bỏ đi')
    await page.keyboard.press('Escape')
    await page.keyboard.type(' tiếp')
    await until(async () => assert.equal(await name.inputValue(), 'Đang gõ tiếp'))
    await name.fill('')
    await page.goto('/customers/infomation')
    await page.getByRole('button', { name: 'Tìm nhanh' }).waitFor()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('phong ban')
    await page.keyboard.press('Enter')
    answer()
    await page.waitForURL('**/categories/department')
    await until(async () => assert.equal(await page.locator('.finder, .finder-catcher').count(), 0))
  })

  test('leaves the cursor where it was if the finder cannot be loaded', async ({ assert }) => {
    const { page } = held
    await page.route(/assets\/(FinderDialog|finder)-/, (route) => route.abort())
    await page.goto(`${LIST}/add`)
    await page.getByLabel('Tên khách hàng').focus()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('tuan phat')
    await page.getByText('Lỗi kết nối').first().waitFor()
    await page.locator('.finder-catcher').waitFor({ state: 'detached' })
    await until(async () => assert.equal(await page.getByLabel('Tên khách hàng').inputValue(), ''))
    await page.keyboard.type('Tuấn')
    await until(async () => assert.equal(await page.getByLabel('Tên khách hàng').inputValue(), 'Tuấn'))
  })
})
