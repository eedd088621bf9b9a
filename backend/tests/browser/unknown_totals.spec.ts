import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { bar } from '#tests/support/bar'
import { debtor } from '#tests/http/debt/owing'
import { signedInPage } from '#tests/support/browser'
import { clerk, draft } from '#tests/support/documents/lives'
import { field, openMore } from '#tests/support/forms'
import { cell, cursorIn, newLine, type } from '#tests/support/grid'
import { resourceOf } from '#tests/support/samples'
import { until } from '#tests/support/until'

const ORDERS = resourceOf('sales-orders')
const CONTRACTS = resourceOf('purchase-contracts')

/** A stored order of two lines, whose customer owes something. */
const order = async () =>
  draft(ORDERS, (await clerk(19, ['v'])).userId, {
    customerId: await debtor('10'),
    ...{ discountSource: 'manual', discount: '0', shippingFee: '0' },
    lines: [await bar(), await bar()].map(({ id: productId }) => ({
      productId,
      quantity: '50',
      priceType: 'barem_kg',
      salePrice: '15500',
    })),
  })

const contract = async () =>
  draft(CONTRACTS, (await clerk(44, ['v'])).userId, {
    ...{ kind: 'open_ended', shippingFee: '0', depositPercent: '20', prices: [] },
    lines: [await bar(), await bar()].map(({ id: productId }) => ({
      productId,
      quantity: '100',
      quantityUnit: 'piece',
      priceType: 'barem_kg',
      unitPrice: '15000',
    })),
  })

/** The figure at the foot of a form under a name, without its note. */
const figure = async (page: Page, name: string) =>
  (
    await page
      .locator('.totals-item', { hasText: new RegExp(`^${name}`) })
      .locator('.figures span')
      .innerText()
  ).replaceAll('\u00a0', ' ')

/** The form of a stored order, its foot, and the figures of the foot under these names. */
async function orderForm(cleanup: Parameters<typeof signedInPage>[0]) {
  const page = await signedInPage(cleanup)
  const { id } = await order()
  await page.goto(`${ORDERS.route}/${id}/edit`)
  const figures = (...names: string[]) => Promise.all(names.map((name) => figure(page, name)))
  return { page, id, figures, foot: page.locator('.totals-bar') }
}

test.group('a total that nobody knows', () => {
  test('is a dash in the form of an order, and what depends on it, with the lines that keep it from being known; its page says the same', async ({
    assert,
    cleanup,
  }) => {
    const { page, id, figures, foot } = await orderForm(cleanup)
    await cell(page, 'Đơn giá', 2).waitFor()
    await until(async () =>
      assert.deepEqual(await figures('Tổng cộng', 'Nợ sau đơn này'), ['28,653,300 đ', '29,653,300 đ']),
    )
    assert.equal(await foot.locator('.totals-why').count(), 0)
    await cell(page, 'Đơn giá', 2).fill('')
    await foot.getByText('Chưa tính được thành tiền dòng 2', { exact: true }).waitFor()
    assert.deepEqual(await figures('Tổng cộng', 'Nợ sau đơn này', 'Nợ cũ'), ['—', '—', '1,000,000 đ'])
    assert.deepEqual(await figures('TL thực tế'), ['1,848.6 kg'])
    // Samples may share a unit.
    assert.match((await figures('Tổng số lượng'))[0]!, /^(50 .+ · 50|100) /)
    await page.keyboard.press('Control+s')
    await page.waitForURL((url) => url.pathname === `${ORDERS.route}/${id}`)
    const totals = page.locator('.document-totals')
    await totals.getByText('Chưa tính được thành tiền dòng 2', { exact: true }).waitFor()
    assert.match(await totals.innerText(), /Nợ sau đơn này\s+—/)
  })

  test('is none without goods: an empty form says so', async ({ assert, cleanup }) => {
    const page = await signedInPage(cleanup)
    const { code } = await bar()
    await page.goto(`${ORDERS.route}/add`)
    await page.locator('.totals-bar').getByText('Chưa có hàng hóa', { exact: true }).waitFor()
    assert.equal(await figure(page, 'Tổng cộng'), '—')
    await newLine(page).focus()
    await type(page, code, 'Enter', '50', 'Enter')
    await until(async () => assert.match(await figure(page, 'Tổng cộng'), /^[\d,]+ đ$/))
  })

  test('is a dash while the shipping fee or the discount cannot be kept, and nothing is rounded', async ({
    assert,
    cleanup,
  }) => {
    const { page, figures, foot } = await orderForm(cleanup)
    const shown = () => figures('Chiết khấu', 'Phí vận chuyển', 'Tổng cộng')
    await until(async () => assert.deepEqual(await shown(), ['0 đ', '0 đ', '28,653,300 đ']))
    for (const typed of ['15,5', '12.345,67', 'abc', '-5']) {
      await field(page, 'Phí vận chuyển').fill(typed)
      await openMore(page)
      await field(page, 'Ghi chú').focus()
      await foot.getByText('Chưa tính được vì Phí vận chuyển chưa hợp lệ', { exact: true }).waitFor()
      assert.deepEqual(await shown(), ['0 đ', '—', '—'], typed)
    }
    await page.getByRole('textbox', { name: 'Chiết khấu', exact: true }).fill('0,5')
    await field(page, 'Phí vận chuyển').fill('15.500')
    await foot.getByText('Chưa tính được vì Chiết khấu chưa hợp lệ', { exact: true }).waitFor()
    assert.deepEqual(await shown(), ['—', '15,500 đ', '—'])
    await page.getByRole('textbox', { name: 'Chiết khấu', exact: true }).fill('500')
    await until(async () => assert.deepEqual(await shown(), ['−500 đ', '15,500 đ', '28,668,300 đ']))
    assert.equal(await foot.locator('.totals-why').count(), 0)
  })

  test('is a dash in the form of a contract, its deposit too', async ({ assert, cleanup }) => {
    const page = await signedInPage(cleanup)
    const { id } = await contract()
    await page.goto(`${CONTRACTS.route}/${id}/edit`)
    await cell(page, 'Số lượng', 1).waitFor()
    await until(async () => assert.equal(await figure(page, 'Đặt cọc'), '11,091,600 đ'))
    await cell(page, 'Số lượng', 1).fill('')
    await page.locator('.totals-bar').getByText('Chưa tính được thành tiền dòng 1', { exact: true }).waitFor()
    assert.deepEqual([await figure(page, 'Tổng cộng'), await figure(page, 'Đặt cọc')], ['—', '—'])
  })

  test('says why on a phone, in English', async ({ assert, cleanup }) => {
    const page = await signedInPage(cleanup, { viewport: { width: 390, height: 844 }, hasTouch: true })
    await page.evaluate(`localStorage.setItem('barem.locale', '"en_US"')`)
    const { id } = await order()
    await page.goto(`${ORDERS.route}/${id}/edit`)
    await page.getByLabel('Unit price, line 2', { exact: true }).fill('')
    const foot = page.locator('.totals-bar')
    const why = foot.getByText('The amount of line 2 is not known yet', { exact: true })
    await why.waitFor()
    assert.equal(await figure(page, 'Grand total'), '—')
    await until(async () => assert.isAtMost(Number(await page.evaluate('document.documentElement.scrollWidth')), 390))
    const [bounds, box] = [await why.boundingBox(), await foot.boundingBox()]
    assert.isAtLeast(bounds!.x, 0)
    assert.isAtMost(bounds!.x + bounds!.width, 390)
    assert.isAtMost(box!.height, 64)
  })

  test('is not shown before the discount of policies is known, and says so when it cannot be worked out', async ({
    assert,
    cleanup,
  }) => {
    const page = await signedInPage(cleanup)
    const { code } = await bar()
    const foot = page.locator('.totals-bar')
    const held: (() => Promise<void>)[] = []
    await page.route('**/sales-orders/quote', (route) => void held.push(() => route.continue()))
    await page.goto(`${ORDERS.route}/add`)
    assert.equal(await figure(page, 'Tiền hàng'), '—')
    await newLine(page).focus()
    await type(page, code, 'Enter')
    await cursorIn(page, 'Số lượng, dòng 1')
    await type(page, '50')
    await cell(page, 'Đơn giá', 1).fill('15500')
    await until(async () => assert.equal(await figure(page, 'Tiền hàng'), '14,326,650 đ'))
    assert.deepEqual([await figure(page, 'Chiết khấu'), await figure(page, 'Tổng cộng')], ['…', '…'])
    await page.unroute('**/sales-orders/quote')
    await page.route('**/sales-orders/quote', (route) => route.abort())
    for (const goOn of held) await goOn().catch(() => undefined)
    await cell(page, 'Số lượng', 1).fill('60')
    await foot.getByText('Chưa tính được chiết khấu', { exact: true }).waitFor()
    assert.deepEqual([await figure(page, 'Chiết khấu'), await figure(page, 'Tổng cộng')], ['—', '—'])
  })
})
