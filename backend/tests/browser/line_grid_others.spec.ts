import { test } from '@japa/runner'
import { until } from '#tests/support/until'
import { openBrowser, signedInPage, signInOnPage } from '#tests/support/browser'
import { clerk, draft, superAdmin } from '#tests/support/documents/lives'
import { amount, cell, newLine, row } from '#tests/support/grid'
import { newPerson, newRole } from '#tests/support/people'
import { resourceOf } from '#tests/support/samples'
import { ADD, ORDERS, barOf, order, edit, total, saved, stored } from '#tests/support/order_grid'

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
    await other.getByText('924,300\u00a0đ (6.45%)').waitFor()
  })

  test('is a card for each line on a phone, in English too, with the totals in sight', async ({ assert, cleanup }) => {
    const page = await signedInPage(cleanup, { viewport: { width: 390, height: 844 }, hasTouch: true })
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
    await page.getByRole('button', { name: 'Save', exact: true }).tap()
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
    const page = await signedInPage(cleanup)
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
    const page = await signedInPage(cleanup)
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
