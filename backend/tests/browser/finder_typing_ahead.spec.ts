import { test } from '@japa/runner'
import { until } from '#tests/support/until'
import { signedInPages } from '#tests/support/browser'
import { LIST, box } from '#tests/support/finder'

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
