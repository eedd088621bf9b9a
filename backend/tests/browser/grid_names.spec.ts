import { test } from '@japa/runner'
import { until } from '#tests/support/until'
import { signedInPages } from '#tests/support/browser'

const ADD = '/sale-management/order/add'

/** A cell's line and column, and what it holds. */
const called = (line: number, field: string) => new RegExp(`^Dòng ${line}, ${field.replace(/[()]/g, '\\$&')}( |$)`)

test.group('cells of the line grid', (group) => {
  const held = signedInPages(group)

  test('are all called by their column and line, empty ones and those that follow from others too', async ({
    assert,
  }) => {
    const { page } = held
    await page.goto(ADD)
    await page.getByRole('combobox', { name: /^Thêm dòng/ }).focus()
    for (const key of ['v63x6', 'Enter', '7', 'ArrowDown', 'khong co hang nay', 'Enter'])
      await (/^(Enter|ArrowDown)$/.test(key) ? page.keyboard.press(key) : page.keyboard.type(key))
    await page.locator('.grid-row', { hasText: 'V63x6' }).first().waitFor()
    await page.getByRole('alert').getByText('1 dòng chưa rõ sản phẩm').waitFor()
    const grid = page.getByRole('grid', { name: 'Hàng hóa' })
    const heads = await grid.getByRole('columnheader').all()
    for (const head of heads.slice(1, -1)) {
      const field = (await head.getAttribute('aria-label'))!
      for (const line of [1, 2])
        await until(async () =>
          assert.equal(await grid.getByRole('gridcell', { name: called(line, field) }).count(), 1, field),
        )
    }
    await until(async () => assert.equal(await grid.getByRole('gridcell', { name: /^$/ }).count(), 0))
    for (const role of ['textbox', 'combobox', 'button'] as const)
      await until(async () => assert.equal(await grid.getByRole(role, { name: /^$/ }).count(), 0, role))
  })

  test('that say what a contract counts in call a piece by the unit of its goods', async ({ assert }) => {
    const { page } = held
    await page.goto('/contract/purchase-contract/add')
    await page.getByRole('combobox', { name: /^Thêm dòng/ }).focus()
    for (const key of ['tc-d10', 'Enter', '2', 'ArrowDown', 'v63x6', 'Enter', '7', 'ArrowDown'])
      await (/^(Enter|ArrowDown)$/.test(key) ? page.keyboard.press(key) : page.keyboard.type(key))
    await page.locator('.grid-row', { hasText: 'V63x6' }).first().waitFor()
    const offered = (line: number) => page.getByLabel(`Tính theo, dòng ${line}`, { exact: true }).locator('option')
    await until(async () => assert.deepEqual(await offered(1).allInnerTexts(), ['Cuộn', 'Tấn']))
    await until(async () => assert.deepEqual(await offered(2).allInnerTexts(), ['Cây', 'Tấn']))
  })

  test('that follow from others are reached by arrows, and say what they hold', async ({ assert }) => {
    const { page } = held
    await page.goto(ADD)
    await page.getByRole('combobox', { name: /^Thêm dòng/ }).focus()
    for (const key of ['v63x6', 'Enter', '7', 'ArrowDown'])
      await (/^(Enter|ArrowDown)$/.test(key) ? page.keyboard.press(key) : page.keyboard.type(key))
    await page.locator('.grid-row', { hasText: 'V63x6' }).first().waitFor()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('End')
    await page.locator('[role=textbox][data-cell=amount]:focus').waitFor()
    const focused = page.getByRole('textbox', { name: 'Thành tiền Dòng 1' })
    await until(async () => assert.match(await focused.innerText(), /^[\d,]+$/))
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: /Xóa dòng 1/ }).waitFor()
    await page.keyboard.press('Escape')
    await until(async () =>
      assert.equal(await page.evaluate('document.activeElement.ariaLabel'), 'Thao tác với dòng 1'),
    )
  })
})
