import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { seriousFindings } from '#tests/support/axe'
import { signedInPage, signedInPages } from '#tests/support/browser'
import { superAdmin } from '#tests/support/documents/lives'
import { cell } from '#tests/support/grid'
import { rareActions } from '#tests/support/record_page'
import { resourceOf } from '#tests/support/samples'
import { until } from '#tests/support/until'

type Row = Record<string, any>

const first = async (path: string, isMeant = (_: Row) => true): Promise<Row> => {
  const client = await superAdmin()
  const { id } = ((await client.get(path)).body as Row[]).find(isMeant)!
  return (await client.get(`${path.split('?')[0]}/${id}`)).body
}
const pageOf = (name: string, { id }: Row) => `${resourceOf(name).route}/${id}`
const rail = (page: Page) => page.locator('.document-rail')
const left = async (page: Page, of: string) => (await page.locator(of).first().boundingBox())!
const digits = (text: string) => text.replaceAll(/[^\d.]/g, '')

test.group('the page of a document', (group) => {
  const held = signedInPages(group)

  test('has its facts in a rail of at most 320 px, once each, with what it comes to on top', async ({ assert }) => {
    const { page } = held
    const order = await first('/sales-orders?status_in=approved&_sort=code&_order=asc')
    await page.goto(pageOf('sales-orders', order))
    await rail(page).getByText('Nợ cũ').waitFor()
    const [goods, facts] = [await left(page, '.document-goods'), await left(page, '.document-rail')]
    // Narrower where the longest figures need the room.
    assert.isTrue([268, 320].includes(Math.round(facts.width)))
    assert.isAtLeast(facts.x, goods.x + goods.width)
    const labels = await page.locator('.document-rail dt').allInnerTexts()
    assert.sameMembers([...new Set(labels)], labels)
    const sizes = await page.evaluate<number[]>(
      `(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth])(document.querySelector('.document-lines'))`,
    )
    assert.equal(sizes[0], sizes[1])
    const total = rail(page).locator('.amount dd').first()
    assert.equal(digits(await total.innerText()), String(order.grandTotal))
  })

  test('says what is left of it, by when, and what is in the way', async ({ assert }) => {
    const { page } = held
    const order = await first('/sales-orders?status_in=approved&_sort=code&_order=asc')
    const lines = (await (await superAdmin()).get(`/sales-orders/${order.id}/progress`)).body as Row[]
    const open = lines.filter(({ isOpen }) => isOpen)
    await page.goto(pageOf('sales-orders', order))
    const strip = page.locator('.next-strip')
    await strip.getByText(`Còn ${open.length} dòng, `).waitFor()
    assert.include(await strip.innerText(), 'Lập phiếu xuất kho')
    assert.include(await strip.innerText(), 'Ngày nhận hàng')
    assert.deepEqual(await page.locator('.ant-btn-primary').allInnerTexts(), ['Lập phiếu xuất kho'])
  })

  test('shows what it came from and what was made of it, with its share and its state', async ({ assert }) => {
    const { page } = held
    const invoice = await first('/invoices?status_in=done&_sort=code&_order=asc', ({ orderId }) => orderId)
    await page.goto(pageOf('invoices', invoice))
    const chain = page.getByRole('list', { name: 'Chuỗi chứng từ' })
    await chain.getByText(invoice.code, { exact: true }).waitFor()
    assert.equal(await page.locator('.document-facts dt', { hasText: /^Đơn hàng$/ }).count(), 0)
    await chain.getByRole('link', { name: invoice.order.code }).click()
    await page.waitForURL(`**${resourceOf('sales-orders').route}/${invoice.orderId}`)
    await chain.getByRole('link', { name: /^HD-/ }).waitFor()
    await until(async () => assert.match(await chain.innerText(), /\d+\s%/))
  })

  test('has no serious finding and nothing sideways, on a small screen and a phone too', async ({
    assert,
    cleanup,
  }) => {
    const order = await first('/sales-orders?status_in=approved&_sort=code&_order=asc')
    for (const width of [1024, 390]) {
      const page = await signedInPage(cleanup, { viewport: { width, height: 844 }, hasTouch: width === 390 })
      await page.goto(pageOf('sales-orders', order))
      await page.getByRole('list', { name: 'Chuỗi chứng từ' }).waitFor()
      await page.locator('.next-strip').waitFor()
      assert.equal(await rail(page).count(), 0)
      assert.isAtMost(await page.evaluate<number>('document.documentElement.scrollWidth'), width)
      assert.deepEqual(await seriousFindings(page), [])
    }
  })
})

test.group('the page of a record', (group) => {
  const held = signedInPages(group)

  test('has figures on top, and says nothing twice', async ({ assert }) => {
    const { page } = held
    const product = await first('/products?_start=0&_end=100', ({ stockValue }) => Number(stockValue) > 0)
    await page.goto(pageOf('products', product))
    await page.locator('.record-figures').getByText('Giá trị tồn kho').waitFor()
    assert.equal(await page.locator('.record-rail dt', { hasText: 'Giá trị tồn kho' }).count(), 0)
    assert.equal(await page.locator('.facts dt', { hasText: /^Tên sản phẩm$/ }).count(), 0)
  })

  test('of a product leads to its sale, and shows its stock, its card and what was sold in one stream', async ({
    assert,
  }) => {
    const { page } = held
    const client = await superAdmin()
    const [entry] = (await client.get('/sales-entries?kind=invoice&_end=1')).body as Row[]
    const product = (await client.get(`/products/${entry!.productId}`)).body as Row
    await page.goto(pageOf('products', product))
    const stream = page.getByRole('tabpanel', { name: 'Chứng từ' })
    await stream.getByRole('link', { name: entry!.code }).first().waitFor()
    const kinds = await stream.locator('tbody tr td:nth-of-type(1)').allInnerTexts()
    assert.includeMembers(kinds, ['Hóa đơn', 'Xuất kho'])
    for (const tab of ['Tồn kho', 'Chi tiết nhập xuất', 'Chi tiết bán hàng'])
      await page.getByRole('tab', { name: tab }).waitFor()
    await page.getByRole('tab', { name: 'Chi tiết nhập xuất' }).click()
    await page
      .getByRole('tabpanel', { name: 'Chi tiết nhập xuất' })
      .getByRole('link', { name: /^PXK-/ })
      .first()
      .waitFor()
    const history = page.getByRole('region', { name: 'Lịch sử thay đổi' })
    await history.getByRole('link', { name: entry!.code }).first().waitFor()
    assert.deepEqual(await seriousFindings(page), [])
    await page.locator('.page-header-actions .ant-btn-primary').click()
    await page.waitForURL(`**${resourceOf('sales-orders').route}/add?lines.productId=${product.id}`)
    await until(async () => assert.include(await cell(page, 'Sản phẩm', 1).inputValue(), product.name))
    await until(async () => assert.notEqual(await cell(page, 'Đơn giá', 1).inputValue(), ''))
  })

  for (const [name, owes, next, otherwise] of [
    ['customers', 'debt', 'Thu tiền', 'Thêm đơn hàng'],
    ['suppliers', 'owed', 'Trả tiền', 'Thêm hợp đồng mua hàng'],
  ] as const)
    test(`of ${name} has one main button, what is next, and deletes from a menu`, async ({ assert }) => {
      const { page } = held
      const client = await superAdmin()
      const rows = ((await client.get(`/${name}?status=active&_start=0&_end=100`)).body as Row[]).toSorted(
        (one, other) => Number(other[owes]) - Number(one[owes]),
      )
      const settled = rows.find((row) => Number(row[owes]) === 0)!
      const main = page.locator('.page-header-actions .ant-btn-primary')
      for (const [row, word] of [
        [rows[0]!, next],
        [settled, otherwise],
      ] as const) {
        await page.goto(pageOf(name, row))
        await main.first().waitFor()
        assert.deepEqual(await main.allInnerTexts(), [word])
        assert.equal(await page.locator('.page-header-actions .ant-btn-dangerous').count(), 0)
      }
      await rareActions(page).click()
      assert.equal(await page.getByRole('menuitem').last().innerText(), 'Xóa')
      await page.keyboard.press('Escape')
      await main.click()
      await page.waitForURL(new RegExp(`/add\\?\\w+=${settled.id}$`))
    })
})

test.group('what happened with a customer', () => {
  test('stands in one stream, whatever the kinds of documents, the newest first', async ({ assert, cleanup }) => {
    const client = await superAdmin()
    const [invoice] = (await client.get('/invoices?status_in=done&_sort=documentDate&_order=desc')).body
    const page = await signedInPage(cleanup)
    await page.goto(`${resourceOf('customers').route}/${invoice.customerId}`)
    const stream = page.getByRole('tabpanel', { name: 'Chứng từ' })
    await stream.getByRole('link', { name: invoice.code }).waitFor()
    const rows = (await stream.locator('tbody tr').allInnerTexts()).map((text) => text.split(/[\t\n]+/))
    const kinds = new Set(rows.map(([, kind]) => kind))
    assert.isAtLeast(kinds.size, 2, 'orders, issues, invoices and payments together')
    const days = rows.map((row) =>
      row
        .find((cell) => /^\d\d\/\d\d\/\d{4}$/.test(cell))!
        .split('/')
        .reverse()
        .join('-'),
    )
    assert.deepEqual(days, [...days].sort().reverse())
    const history = page.getByRole('region', { name: 'Lịch sử thay đổi' })
    await history.getByRole('link', { name: invoice.code }).waitFor()
    const moments = await page.evaluate<number[]>(
      `[...document.querySelectorAll('.history-entry time')].map(({ dateTime }) => Date.parse(dateTime))`,
    )
    assert.isAtLeast(moments.length, 3)
    assert.deepEqual(
      moments,
      moments.toSorted((one, other) => other - one),
    )
    assert.deepEqual(await seriousFindings(page), [])
  })

  test('stands in one stream for a document too: what was made of it, whatever its kind', async ({
    assert,
    cleanup,
  }) => {
    const { orderId, code } = await first(
      '/invoices?status_in=done&_sort=documentDate&_order=asc',
      (row) => row.orderId,
    )
    const page = await signedInPage(cleanup)
    await page.goto(pageOf('sales-orders', { id: orderId }))
    const timeline = page.getByRole('tabpanel', { name: 'Dòng thời gian' })
    await timeline.getByRole('link', { name: code }).waitFor()
    assert.equal(await timeline.locator('[data-action=create]').count(), 1)
    await page.getByRole('tab', { name: 'Phiếu liên quan' }).click()
    const stream = page.getByRole('tabpanel', { name: 'Chứng từ' })
    await stream.getByRole('link', { name: code }).waitFor()
    const kinds = await stream.locator('tbody tr td:nth-of-type(1)').allInnerTexts()
    assert.includeMembers(kinds, ['Hóa đơn', 'Xuất kho'])
    assert.deepEqual(await seriousFindings(page), [])
  })

  test('a new receipt begins with me as its receiver', async ({ assert, cleanup }) => {
    const page = await signedInPage(cleanup, { account: 'thukho.demo' })
    await page.goto(`${resourceOf('warehouse-receipts').route}/add`)
    const receiver = page.locator('.doc-field', { hasText: 'Người nhận hàng' }).locator('.ant-select-selection-item')
    await receiver.waitFor()
    assert.isNotEmpty(await receiver.innerText())
  })
})
