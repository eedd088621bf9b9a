import { test } from '@japa/runner'
import { until } from '#tests/support/until'
import { signedInPages } from '#tests/support/browser'
import { superAdmin } from '#tests/support/documents/lives'
import { amount, cell, cursor, cursorIn, newLine, paste, row, type } from '#tests/support/grid'
import { ADD, barOf, order, edit, total, saved, stored } from '#tests/support/order_grid'

test.group('the line grid of an order', (group) => {
  const held = signedInPages(group)

  test('is typed with the keyboard alone: a product by its name, Enter from cell to cell, a new line after the last one, figures at once', async ({
    assert,
  }) => {
    const { page } = held
    const [one, two] = [
      await barOf(),
      await barOf({
        weightMode: 'none',
        densityWeight: undefined,
        length: undefined,
        priceType: 'piece',
        sellingPrice: '19500',
      }),
    ]
    await page.goto(ADD)
    await newLine(page).focus()
    await type(page, one.name)
    await page.getByRole('option', { name: one.name }).waitFor()
    await type(page, 'Enter')
    await cursorIn(page, 'Số lượng, dòng 1')
    await type(page, '50', 'Enter')
    await cursorIn(page, 'TL thực tế (kg), dòng 1')
    await type(page, '893,5', 'Enter')
    await cursorIn(page, 'Giá theo, dòng 1')
    await type(page, 'Enter')
    await cursorIn(page, 'Đơn giá, dòng 1')
    await until(async () => assert.equal(await cell(page, 'Đơn giá', 1).inputValue(), '15,500'))
    await until(async () => assert.match(await row(page, 1).innerText(), /924\.3[\s\S]*−3\.33/))
    await until(async () => assert.equal(await amount(page, 1).innerText(), '14,326,650'))
    await type(page, 'Enter')
    await cursorIn(page, 'Thêm dòng: gõ mã hoặc tên sản phẩm')
    // As a scanner does it: the whole code and Enter, faster than any answer.
    await type(page, two.code, 'Enter')
    await cursorIn(page, 'Số lượng, dòng 2')
    await type(page, '2')
    await amount(page, 2).getByText('39,000', { exact: true }).waitFor()
    await until(async () => assert.equal(await cell(page, 'TL thực tế (kg)', 2).count(), 0))
    await until(async () => assert.equal(await total(page).innerText(), '14,365,650\u00a0đ'))
    await until(async () =>
      assert.deepEqual(await cell(page, 'Giá theo', 2).locator('option').allInnerTexts(), ['Cây']),
    )
    await type(page, 'ArrowUp')
    await cursorIn(page, 'Số lượng, dòng 1')
    await type(page, 'End', 'ArrowLeft', '15000', 'Escape')
    await cursorIn(page, 'Đơn giá, dòng 1')
    await until(async () => assert.equal(await cell(page, 'Đơn giá', 1).inputValue(), '15,500'))
    assert.isTrue(page.url().endsWith(ADD), 'Escape gives up the cell, not the form')
    await type(page, 'Tab')
    assert.notEqual(await cursor(page), 'Đơn giá, dòng 1')
  }).timeout(60_000)

  test('shows the three prices that mean the same, each editable; another price type keeps the amount', async ({
    assert,
  }) => {
    const { page } = held
    const { id } = await order([{ productId: (await barOf()).id, actualWeight: '893.5', weightSource: 'weighed' }], {
      discountSource: 'manual',
      discount: '0',
      shippingFee: '0',
    })
    await edit(page, id)
    await cell(page, 'Số lượng', 1).focus()
    await until(async () =>
      assert.equal(await page.locator('[data-cell="price:piece"]').first().inputValue(), '286,533'),
    )
    await until(async () => assert.equal(await cell(page, 'đ/kg thực tế', 1).inputValue(), '16,034.3'))
    await until(async () => assert.equal(await cell(page, 'đ/kg barem', 1).inputValue(), '15,500'))
    await cell(page, 'Giá theo', 1).selectOption('piece')
    await until(async () => assert.equal(await cell(page, 'Đơn giá', 1).inputValue(), '286,533'))
    await until(async () => assert.equal(await amount(page, 1).innerText(), '14,326,650'))
    await cell(page, 'đ/kg barem', 1).fill('16000')
    await until(async () => assert.equal(await cell(page, 'Đơn giá', 1).inputValue(), '295,776'))
    await until(async () => assert.equal(await cell(page, 'Giá theo', 1).inputValue(), 'piece'))
    await page.keyboard.press('Control+s')
    await saved(page, id)
    const [line] = (await stored(id)).lines
    assert.containsSubset(line, {
      priceType: 'piece',
      unitPrice: '295776.00',
      salePrice: '295776.00',
      amount: '14788800',
      actualWeight: '893.500',
      weightSource: 'weighed',
    })
  })

  test('counts the pieces of stored lines by their units', async ({ assert }) => {
    const { page } = held
    const sheets = { unitId: (await (await superAdmin()).get('/product-units?q=Tấm&_end=1')).body[0].id }
    const { id } = await order([
      { productId: (await barOf()).id, quantity: '160' },
      { productId: (await barOf(sheets)).id, quantity: '19' },
    ])
    await edit(page, id)
    await page.locator('.totals-bar .pieces dd').getByText('160').waitFor()
    const text = (await page.locator('.totals-bar .pieces dd').innerText()).replaceAll('\u00a0', ' ')
    assert.equal(text.trim(), '160 cây · 19 tấm')
  })

  test('takes back and repeats, copies from above, moves and removes lines', async ({ assert }) => {
    const { page } = held
    const [one, two] = [await barOf(), await barOf()]
    const { id } = await order([{ productId: one.id }, { productId: two.id, quantity: '7' }])
    await edit(page, id)
    await cell(page, 'Số lượng', 2).focus()
    await type(page, '123')
    await until(async () => assert.equal(await cell(page, 'Số lượng', 2).inputValue(), '123'))
    await type(page, 'Control+z')
    await until(async () => assert.equal(await cell(page, 'Số lượng', 2).inputValue(), '7'))
    await type(page, 'Control+y')
    await until(async () => assert.equal(await cell(page, 'Số lượng', 2).inputValue(), '123'))
    await type(page, 'Control+d')
    await until(async () => assert.equal(await cell(page, 'Số lượng', 2).inputValue(), '50'))
    await type(page, 'Alt+ArrowUp')
    await cursorIn(page, 'Số lượng, dòng 1')
    await row(page, 1).getByText(two.name).waitFor()
    await type(page, 'Control+Delete')
    await row(page, 1).getByText(one.name).waitFor()
    await until(async () => assert.equal(await page.locator('tr.grid-row:not(.grid-new)').count(), 1))
    await type(page, 'Control+z', 'Control+z', 'Control+z', 'Control+z')
    await until(async () => assert.equal(await cell(page, 'Số lượng', 2).inputValue(), '7'))
    await page.getByRole('button', { name: 'Thao tác với dòng 2' }).click()
    await page.getByRole('menuitem', { name: /Xóa dòng 2/ }).click()
    await page.keyboard.press('Control+s')
    await saved(page, id)
    assert.deepEqual(
      (await stored(id)).lines.map(({ productId }: any) => productId),
      [one.id],
    )
  })

  test('takes a table from a spreadsheet, keeps what it does not understand in its cell, and says where', async ({
    assert,
  }) => {
    const { page } = held
    const [one, two, three] = [await barOf(), await barOf(), await barOf()]
    await page.goto(ADD)
    await newLine(page).focus()
    await paste(
      page,
      `${one.code}\t50\t893,5\tbarem\t15.500,5\r\n${two.name}\tnăm mươi\r\nKhông có hàng này\t7\r\n${three.code}\t1.234\r\n`,
    )
    await page.getByText('Đã dán 4 dòng. Còn 2 ô chưa hiểu').waitFor()
    await until(async () => assert.equal(await cell(page, 'Đơn giá', 1).inputValue(), '15,500.5'))
    await until(async () => assert.equal(await cell(page, 'TL thực tế (kg)', 1).inputValue(), '893.5'))
    await until(async () => assert.equal(await cell(page, 'Số lượng', 4).inputValue(), '1,234'))
    await until(async () => assert.equal(await cell(page, 'Số lượng', 3).inputValue(), '7'))
    await until(async () => assert.equal(await cell(page, 'Sản phẩm', 3).inputValue(), 'Không có hàng này'))
    await until(async () => assert.equal(await cell(page, 'Sản phẩm', 3).getAttribute('aria-invalid'), 'true'))
    await page.getByRole('button', { name: 'Dòng 2, Số lượng: “năm mươi”' }).click()
    await cursorIn(page, 'Số lượng, dòng 2')
    await until(async () => assert.equal(await cell(page, 'Số lượng', 2).inputValue(), 'năm mươi'))
    await type(page, '50')
    await until(async () => assert.isNull(await cell(page, 'Số lượng', 2).getAttribute('aria-invalid')))
    await type(page, 'Control+z', 'Control+z')
    await until(async () => assert.equal(await page.locator('tr.grid-row:not(.grid-new)').count(), 0))
  })

  test('keeps a draft on the device: lines, half-typed ones and unknown products too, survive a reload', async ({
    assert,
  }) => {
    const { page } = held
    const one = await barOf()
    await page.goto(ADD)
    await newLine(page).focus()
    await paste(page, `${one.code}\t50\nD99 lạ lắm\tba`)
    await page.getByText('còn 2 ô chưa hiểu').waitFor()
    await cell(page, 'TL thực tế (kg)', 1).fill('890')
    page.on('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await page.getByRole('button', { name: 'Khôi phục' }).click()
    await row(page, 1).getByText(one.name).waitFor()
    await until(async () => assert.equal(await cell(page, 'TL thực tế (kg)', 1).inputValue(), '890'))
    await until(async () => assert.equal(await amount(page, 1).innerText(), '14,326,650'))
    await until(async () => assert.equal(await cell(page, 'Sản phẩm', 2).inputValue(), 'D99 lạ lắm'))
    await until(async () => assert.equal(await cell(page, 'Số lượng', 2).inputValue(), 'ba'))
  })
})
