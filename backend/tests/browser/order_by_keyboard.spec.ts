import { amountInWords } from '@barem/resources/calc/words'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { openBrowser, signInOnPage } from '#tests/support/browser'
import { superAdmin } from '#tests/support/documents/lives'
import { chooseTyped, confirm, inCell, onTo, tabTo } from '#tests/support/keyboard'
import { printed } from '#tests/support/pdf'
import { newPerson, type Person } from '#tests/support/people'

type Row = Record<string, any>

const ORDER = '/sale-management/order'
const grouped = (value: string) =>
  new Intl.NumberFormat('en', { maximumFractionDigits: 2 }).format(value as unknown as number)
const rows = async (path: string): Promise<Row[]> => (await (await superAdmin()).get(path)).body

const KINDS = [
  { priceType: 'barem_kg', typed: 'Kg b', price: '15500' },
  { priceType: 'actual_kg', typed: 'Kg t', price: '15800' },
  { priceType: 'piece', typed: 'C', price: '286500' },
] as const

/** Twelve lines that are sold by barem, by the scale and by the piece in turn. */
const linesOf = (products: Row[]) =>
  products.map((product, index) => ({
    product,
    kind: KINDS[index % 3]!,
    quantity: String(10 + index),
    weighed: index % 3 === 1 ? String(200 + index * 3.5) : null,
  }))

async function typeLine(
  page: Page,
  { product, kind, quantity, weighed }: ReturnType<typeof linesOf>[number],
): Promise<void> {
  await inCell(page, 'productId')
  await page.keyboard.type(product.code)
  await page.keyboard.press('Enter')
  await inCell(page, 'quantity')
  await page.keyboard.type(quantity)
  if (weighed) {
    await onTo(page, 'actualWeight')
    await page.keyboard.type(weighed)
  }
  await onTo(page, 'priceType')
  await page.keyboard.type(kind.typed)
  await onTo(page, 'unitPrice')
  await page.keyboard.type(kind.price)
  await page.keyboard.press('Enter')
}

const state = (page: Page, word: string) => page.locator('.page-header').getByText(word, { exact: true }).waitFor()

async function signedIn(person: Person): Promise<{ page: Page; close: () => Promise<void> }> {
  const opened = await openBrowser()
  await signInOnPage(opened.page, person.username)
  return opened
}

test.group('a day with an order', () => {
  test('twelve lines of mixed price types are typed with the keyboard alone, refused, changed, approved, and printed', async ({
    assert,
    cleanup,
  }) => {
    const [asks, decides] = [await newPerson('R002'), await newPerson('R002')]
    const [approver] = await rows(`/users?username=${decides.username}&_start=0&_end=1`)
    const customer = (await rows('/customers?_start=0&_end=1&_sort=code&_order=asc'))[0]!
    const warehouse = (await rows('/warehouses?_start=0&_end=1'))[0]!
    // A price by the piece is called by the unit of the goods, which the keys below type.
    const unit = (await rows('/product-units?q=Cây&_start=0&_end=20')).find(({ name }) => name === 'Cây')!
    const bars = `/products?weightMode=per_meter&status=in_business&unitId=${unit.id}`
    const lines = linesOf(await rows(`${bars}&_start=0&_end=12&_sort=code&_order=asc`))
    assert.lengthOf(lines, 12)

    const { page, close } = await signedIn(asks)
    cleanup(close)
    await page.goto(ORDER)
    await page.getByRole('heading', { name: 'Đơn hàng' }).waitFor()
    await page.keyboard.press('n')
    await page.waitForURL(/\/add$/)
    await page.getByRole('combobox', { name: 'Khách hàng' }).waitFor()
    await tabTo(page, 'Khách hàng')
    await chooseTyped(page, customer.code)
    await page
      .locator(`#sales-orders-page_contactPerson[value="${customer.contactPerson}"]`)
      .waitFor({ state: 'attached' })
    await tabTo(page, 'Kho xuất')
    await chooseTyped(page, warehouse.code)
    await tabTo(page, 'Ngày nhận hàng')
    await page.keyboard.type('25/11/2036')
    await page.keyboard.press('Enter')
    await tabTo(page, 'Thêm dòng: gõ mã hoặc tên sản phẩm')
    for (const line of lines) await typeLine(page, line)
    await tabTo(page, 'Người duyệt')
    await chooseTyped(page, approver!.code)
    await page.keyboard.press('Control+Enter')
    await confirm(page, 'Gửi duyệt đơn hàng')
    await state(page, 'Chờ duyệt')

    const id = new URL(page.url()).pathname.split('/').at(-1)!
    const stored = async (): Promise<Row> => (await (await superAdmin()).get(`/sales-orders/${id}`)).body
    const asked = await stored()
    assert.deepEqual(
      asked.lines.map((line: Row) => [
        line.productId,
        Number(line.quantity),
        line.priceType,
        Number(line.unitPrice),
        line.weightSource === 'estimated' ? null : String(Number(line.actualWeight)),
      ]),
      lines.map(({ product, quantity, kind, weighed }) => [
        product.id,
        Number(quantity),
        kind.priceType,
        Number(kind.price),
        weighed,
      ]),
    )
    assert.containsSubset(asked, {
      status: 'pending',
      receivingDate: '2036-11-25',
      contactPerson: customer.contactPerson,
      approverId: decides.userId,
    })
    assert.equal(asked.shippingAddress.text, (customer.warehouseAddress ?? customer.companyAddress).text)

    const boss = await signedIn(decides)
    cleanup(boss.close)
    await boss.page.goto('/approvals')
    await boss.page.getByRole('link', { name: asked.code }).click()
    await boss.page.getByRole('button', { name: 'Từ chối' }).click()
    await boss.page.getByLabel('Lý do từ chối').fill('Dòng 1 phải là 77 cây')
    await boss.page.getByRole('button', { name: 'Từ chối đơn hàng' }).click()
    await state(boss.page, 'Từ chối')

    await page.reload()
    await state(page, 'Từ chối')
    await page.keyboard.press('e')
    await page.getByText('Dòng 1 phải là 77 cây').first().waitFor()
    await page.locator('[data-cell="quantity"]').first().waitFor()
    await tabTo(page, 'Số lượng, dòng 1')
    await page.keyboard.type('77')
    await page.keyboard.press('Control+Enter')
    await confirm(page, 'Gửi duyệt đơn hàng')
    await state(page, 'Chờ duyệt')

    await boss.page.goto(`${ORDER}/${id}`)
    await boss.page.getByText('Số lượng', { exact: true }).first().waitFor()
    await boss.page.getByRole('button', { name: 'Phê duyệt' }).click()
    await boss.page.getByRole('button', { name: 'Phê duyệt đơn hàng' }).click()
    await state(boss.page, 'Đã duyệt')
    const approved = await stored()
    assert.deepEqual([approved.status, approved.code, Number(approved.lines[0].quantity)], ['approved', asked.code, 77])

    await page.goto(`${ORDER}/${id}/print`)
    await page.getByRole('article').waitFor()
    const { text } = await printed(page)
    assert.notInclude(text, 'CHƯA DUYỆT')
    assert.notInclude(text, 'BẢN NHÁP')
    for (const word of [
      approved.code,
      customer.name,
      amountInWords(approved.grandTotal),
      ...approved.lines.flatMap((line: Row) => [
        line.product.name,
        grouped(line.quantity),
        grouped(line.unitPrice),
        grouped(line.amount),
      ]),
    ])
      assert.include(text, word)
  }).timeout(300_000)
})
