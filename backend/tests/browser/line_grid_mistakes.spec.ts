import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { until } from '#tests/support/until'
import { signedInPages } from '#tests/support/browser'
import { superAdmin } from '#tests/support/documents/lives'
import { amount, cell, cursorIn, newLine, type } from '#tests/support/grid'
import { ADD, barOf, order, edit, saved, stored } from '#tests/support/order_grid'

/** What a screen reader says of a cell besides its name. */
const described = (page: Page, field: string, line: number) =>
  cell(page, field, line).evaluate((input: any) =>
    input
      .getAttribute('aria-describedby')
      ?.split(' ')
      .map((id: string) => input.ownerDocument.getElementById(id)?.textContent)
      .join(' '),
  )

test.group('the line grid of an order that cannot be saved as it is', (group) => {
  const held = signedInPages(group)

  test('what is wrong is told in its cell, at once or when it is saved, and the cursor goes there', async ({
    assert,
  }) => {
    const { page } = held
    const [one, two] = [await barOf(), await barOf()]
    const { id } = await order([{ productId: one.id }, { productId: two.id }])
    await edit(page, id)
    await cell(page, 'Sản phẩm', 2).focus()
    await type(page, one.code, 'Enter')
    await page.locator('[data-cell=productId][aria-invalid]').nth(1).waitFor()
    await until(async () =>
      assert.equal(await cell(page, 'Sản phẩm', 1).getAttribute('title'), 'Sản phẩm này đã có ở dòng khác'),
    )
    const repeated = 'Sản phẩm này đã có ở dòng khác'
    await until(async () =>
      assert.deepEqual(await page.locator('.grid-note-wrong').allInnerTexts(), [repeated, repeated]),
    )
    assert.equal(await described(page, 'Sản phẩm', 2), repeated)
    await type(page, 'Control+z')
    await until(async () => assert.equal(await page.locator('.grid-note-wrong').count(), 0))
    await cell(page, 'Số lượng', 2).fill('-3')
    await page.locator('.grid-note-wrong').getByText('Số lượng: không được âm', { exact: true }).waitFor()
    await cell(page, 'Số lượng', 2).fill('0')
    await until(async () => assert.isNull(await cell(page, 'Số lượng', 2).getAttribute('aria-invalid')))
    await page.keyboard.press('Control+s')
    await page.getByText('Còn 1 ô cần xem lại').first().waitFor()
    await cursorIn(page, 'Số lượng, dòng 2')
    await until(async () => assert.equal(await cell(page, 'Số lượng', 2).getAttribute('aria-invalid'), 'true'))
    // What only the server knows comes back to its cell as well.
    await cell(page, 'Số lượng', 2).fill('99999999')
    await page.keyboard.press('Control+s')
    await page.locator('[data-cell=quantity][aria-invalid]').waitFor()
    await until(async () => assert.equal(await cell(page, 'Số lượng', 2).getAttribute('aria-invalid'), 'true'))
  })

  test('figures that have changed since they were seen are shown beside each other, and saved once they are agreed to', async ({
    assert,
  }) => {
    const { page } = held
    const product = await barOf()
    const { id } = await order([{ productId: (await barOf()).id }], {
      discountSource: 'manual',
      discount: '0',
      shippingFee: '0',
    })
    await edit(page, id)
    await newLine(page).focus()
    await type(page, product.code, 'Enter')
    await cursorIn(page, 'Số lượng, dòng 2')
    await type(page, '10')
    await amount(page, 2).getByText('2,865,330').waitFor()
    const { status } = await (
      await superAdmin()
    ).patch(`/products/${product.id}`, { densityWeight: '1.6', version: product.version })
    assert.equal(status, 200)
    await page.keyboard.press('Control+s')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('row', { name: /Thành tiền dòng 2 2,865,330\sđ 2,901,600\sđ/ }).waitFor()
    await dialog.getByRole('button', { name: 'Lưu theo số hiện tại' }).click()
    await saved(page, id)
    assert.equal((await stored(id)).lines[1].amount, '2901600')
  })

  test('what the server refuses in cells is told once, at their lines, by the names of the fields', async ({
    assert,
  }) => {
    const { page } = held
    const { id } = await order([{ productId: (await barOf()).id }, { productId: (await barOf()).id }])
    await edit(page, id)
    await page.route(`**/sales-orders/${id}`, (route) => {
      if (route.request().method() !== 'PATCH') return route.continue()
      const body = route.request().postDataJSON()
      body.lines[0].salePrice = '-1'
      Object.assign(body.lines[1], { quantity: '0', actualWeight: '1.23456' })
      return route.continue({ postData: JSON.stringify(body) })
    })
    await cell(page, 'Số lượng', 1).fill('60')
    await page.keyboard.press('Control+s')
    await page.getByText('Giá bán: Phải từ 0 đến 999,999,999,999,999', { exact: true }).waitFor()
    assert.deepEqual(await page.locator('.grid-note-wrong').allInnerTexts(), [
      'Giá bán: Phải từ 0 đến 999,999,999,999,999',
      'Số lượng: Phải từ 0.001 đến 1,000,000',
      'TL thực tế (kg): Phải là số, tối đa 2 chữ số thập phân',
    ])
    await until(async () =>
      assert.deepEqual(await page.locator('.grid-item .ant-form-item-explain-error').allInnerTexts(), [
        'Còn 3 ô cần xem lại',
      ]),
    )
  })

  test('a price that cannot be worked out is told at the line, which stays editable', async () => {
    const { page } = held
    const product = await barOf()
    await page.route('**/sales-orders/quote', (route) => route.abort())
    await page.goto(ADD)
    await newLine(page).focus()
    await type(page, product.code, 'Enter')
    await cursorIn(page, 'Số lượng, dòng 1')
    await page.getByText('Không tính được giá, vui lòng thử lại sau').waitFor()
    await type(page, '10')
    await cell(page, 'Đơn giá', 1).fill('15000')
    await amount(page, 1).getByText('2,772,900').waitFor()
  })
})
