import { test } from '@japa/runner'
import { until } from '#tests/support/until'
import type { Page } from 'playwright'
import { openBrowser, signedInPages, signInOnPage } from '#tests/support/browser'
import { bar } from '#tests/support/bar'
import { clerk, draft, superAdmin } from '#tests/support/documents/lives'
import { amount, cell, cursor, cursorIn, newLine, paste, row, type } from '#tests/support/grid'
import { newPerson, newRole } from '#tests/support/people'
import { resourceOf } from '#tests/support/samples'

const ADD = '/sale-management/order/add'
const ORDERS = 19

const barOf = async (more: object = {}) =>
  bar({ unitId: (await (await superAdmin()).get('/product-units?q=Cây&_end=1')).body[0].id, ...more }, 'LG')

/** A stored order of these lines. */
const order = async (lines: object[], more: object = {}) =>
  draft(resourceOf('sales-orders'), (await clerk(ORDERS, ['v'])).userId, {
    calculationMethod: 'barem_kg',
    ...more,
    lines: lines.map((line) => ({ quantity: '50', priceType: 'barem_kg', salePrice: '15500', ...line })),
  })

async function edit(page: Page, id: string, at: string = resourceOf('sales-orders').route) {
  await page.goto(`${at}/${id}/edit`)
  await cell(page, 'Số lượng', 1).waitFor()
}

const total = (page: Page) => page.locator('.totals-bar .grand .figures')
const saved = (page: Page, id: string) => page.waitForURL((url) => url.pathname === `/sale-management/order/${id}`)
const stored = async (id: string): Promise<any> => (await (await superAdmin()).get(`/sales-orders/${id}`)).body

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
      assert.deepEqual(await cell(page, 'Giá theo', 2).locator('option').allInnerTexts(), ['Cây/cái']),
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
    await type(page, 'Control+z')
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

test.group('the line grid for others', () => {
  test('tells cost and profit to those alone who may see cost', async ({ assert, cleanup }) => {
    const { page, close } = await openBrowser()
    cleanup(close)
    const role = await newRole([
      [ORDERS, 'v'],
      [ORDERS, 'c'],
      [ORDERS, 'u'],
      [17, 'v'],
    ])
    await signInOnPage(page, (await newPerson(role)).username)
    const { id } = await order([{ productId: (await barOf()).id }])
    await edit(page, id)
    await cell(page, 'Số lượng', 1).focus()
    await page.locator('[data-cell="price:piece"]').first().waitFor()
    await until(async () => assert.equal(await cell(page, 'Giá nhập', 1).count(), 0))
    await until(async () => assert.notInclude(await page.locator('.line-grid').innerText(), 'Giá vốn'))

    const { page: other, close: shut } = await openBrowser()
    cleanup(shut)
    await signInOnPage(other)
    await edit(other, id)
    await cell(other, 'Số lượng', 1).focus()
    await until(async () => assert.equal(await cell(other, 'Giá nhập', 1).inputValue(), '14,500'))
    await other.getByText('924,300\u00a0đ (6.9%)').waitFor()
  })

  test('is a card for each line on a phone, in English too, with the totals in sight', async ({ assert, cleanup }) => {
    const { page, close } = await openBrowser({ viewport: { width: 390, height: 844 }, hasTouch: true })
    cleanup(close)
    await signInOnPage(page)
    await page.evaluate(`localStorage.setItem('barem.locale', '"en_US"')`)
    const [one, two] = [await barOf(), await barOf()]
    const { id } = await order([{ productId: one.id }], { discountSource: 'manual', discount: '0', shippingFee: '0' })
    await page.goto(`/sale-management/order/${id}/edit`)
    await page.getByLabel('Quantity, line 1', { exact: true }).fill('60')
    await until(async () => assert.equal(await total(page).innerText(), '17,191,980\u00a0đ'))
    await until(async () => assert.isTrue(await total(page).isVisible()))
    await page.getByRole('combobox', { name: /^Add a line/ }).fill(two.code)
    await page.getByRole('option', { name: two.name }).tap()
    await page.getByLabel('Quantity, line 2', { exact: true }).fill('1')
    await until(async () => assert.isAtMost(Number(await page.evaluate('document.documentElement.scrollWidth')), 390))
    const [card, quantity] = [
      await row(page, 2).boundingBox(),
      await page.getByLabel('Quantity, line 2', { exact: true }).boundingBox(),
    ]
    assert.isAbove(card!.height, 150)
    assert.isAtLeast(quantity!.height, 40)
    await page.getByRole('button', { name: 'Save draft' }).tap()
    await saved(page, id)
    assert.deepEqual(
      (await stored(id)).lines.map((line: any) => line.amount),
      ['17191980', '286595'],
    )
  })

  test('stays within its card: whole at 1440 px, moved sideways on screens on which it is too wide', async ({
    assert,
    cleanup,
  }) => {
    const { page, close } = await openBrowser()
    cleanup(close)
    await signInOnPage(page)
    const right = async (selector: string) => {
      const { x, width } = (await page.locator(selector).first().boundingBox())!
      return x + width
    }
    for (const route of [ADD, `${resourceOf('purchase-contracts').route}/add`]) {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(route)
      await newLine(page).waitFor()
      assert.isAtMost(await right('.line-grid table'), await right('.grid-frame'))
      await page.setViewportSize({ width: 1366, height: 768 })
      await until(async () => assert.equal(await right('.grid-scroll'), await right('.grid-frame')))
      assert.isAtMost(Number(await page.evaluate('document.documentElement.scrollWidth')), 1366)
      const clipped = `getComputedStyle(document.querySelector('.grid-scroll')).overflowX`
      if ((await right('.line-grid table')) > (await right('.grid-frame')))
        assert.equal(await page.evaluate(clipped), 'auto')
    }
  })

  test('of a contract buys by the tonne too', async ({ assert, cleanup }) => {
    const { page, close } = await openBrowser()
    cleanup(close)
    await signInOnPage(page)
    const contracts = resourceOf('purchase-contracts')
    const { id } = await draft(contracts, (await clerk(44, ['v'])).userId, {
      kind: 'fixed',
      shippingFee: '0',
      prices: [],
      lines: [
        {
          productId: (await barOf()).id,
          quantity: '100',
          quantityUnit: 'piece',
          priceType: 'barem_kg',
          unitPrice: '15000',
        },
      ],
    })
    await edit(page, id, contracts.route)
    await until(async () => assert.equal(await amount(page, 1).innerText(), '27,729,000'))
    await cell(page, 'Tính theo', 1).selectOption('tonne')
    await cell(page, 'Số lượng', 1).fill('2,5')
    await until(async () => assert.equal(await amount(page, 1).innerText(), '37,500,000'))
    await page.keyboard.press('Control+s')
    await page.waitForURL((url) => url.pathname === `${contracts.route}/${id}`)
    const { body } = await (await superAdmin()).get(`/purchase-contracts/${id}`)
    assert.containsSubset(body, {
      total: '37500000',
      lines: [{ quantityUnit: 'tonne', quantity: '2.500', amount: '37500000' }],
    })
  })
})
