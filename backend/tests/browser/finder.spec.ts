import { test } from '@japa/runner'
import { until } from '#tests/support/until'
import { signedInPages } from '#tests/support/browser'
import { fresh } from '#tests/support/samples'
import { LIST, box, options, lit, group, openFinder, named } from '#tests/support/finder'
import { askToDelete } from '#tests/support/record_page'

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
    // The records come after the screens, and make the list longer.
    await page.locator('.finder-frame:not([data-busy])').waitFor()
    const total = await options(page).count()
    const place = (await options(page).allInnerTexts()).findIndex((text) => text.includes('Thêm phòng ban'))
    const press = async (key: string, times: number) => {
      for (let time = 0; time < times; time++) await page.keyboard.press(key)
    }
    await press('ArrowDown', place)
    await page.locator('.finder [aria-selected="true"]', { hasText: 'Thêm phòng ban' }).waitFor()
    await until(async () =>
      assert.equal(await box(page).getAttribute('aria-activedescendant'), await lit(page).getAttribute('id')),
    )
    await press('ArrowUp', place + 1)
    assert.isAbove(total, 1)
    await until(async () =>
      assert.equal(
        await lit(page).getAttribute('id'),
        await options(page).last().getAttribute('id'),
        'the list goes round',
      ),
    )
    await press('ArrowDown', place + 1)
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
    await askToDelete(page)
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
    await page.goto('/')
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
    await askToDelete(page)
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
