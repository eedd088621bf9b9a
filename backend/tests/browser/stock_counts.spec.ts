import { test } from '@japa/runner'
import { signedInPage } from '#tests/support/browser'
import { superAdmin } from '#tests/support/documents/lives'
import { until } from '#tests/support/until'
import { cell } from '#tests/support/grid'
import { saveDocument } from '#tests/support/forms'
import { bars, DAY, draft } from '../http/stock/counting.ts'
import { issue } from '../http/stock/issuing.ts'
import { posted, product } from '../http/stock/stock.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }

test.group('the count of a warehouse on a phone', () => {
  test('says of a paper that its goods have not left, and shows what differs then', async ({ assert, cleanup }) => {
    const { productId, warehouseId } = await bars()
    const days = { documentDate: DAY, expectedExportDate: DAY, expectedReceiveDate: DAY }
    const paper = await issue(warehouseId, [{ productId, quantity: '10' }], days)
    const row = await draft(warehouseId, [{ productId, quantity: '96' }])
    const page = await signedInPage(cleanup, PHONE)
    await page.goto(`/logistics/stock-count/${row.id}/edit`)
    await page.getByText(`Xuất kho ${paper.code}`).waitFor()
    await page.getByText('Chưa', { exact: true }).tap()
    await saveDocument(page)
    await page.waitForURL(`**/logistics/stock-count/${row.id}`)
    const client = await superAdmin()
    const { body } = await client.get(`/stock-counts/${row.id}`)
    assert.deepInclude(body.papers[0], { mark: 'notYet', paper: paper.id })
    assert.deepInclude(body.lines[0], { expected: '100.000', difference: '-4.000' })
    assert.equal(await page.getByText(paper.id).count(), 0)
    const width = await page.evaluate('document.documentElement.scrollWidth')
    assert.isAtMost(width as number, 390)
  })

  test('gets all goods of the warehouse from the books, and is over with one tap', async ({ assert, cleanup }) => {
    const { productId, warehouseId } = await bars()
    const other = await product()
    await posted(warehouseId, [{ productId: other, quantity: '7', priceType: 'piece', unitPrice: '250000' }])
    const row = await draft(warehouseId, [{ productId, quantity: '100' }], { isCompared: false })
    const client = await superAdmin()
    const page = await signedInPage(cleanup, PHONE)
    await page.goto(`/logistics/stock-count/${row.id}/edit`)
    await page.getByRole('button', { name: 'Điền theo sổ' }).tap()
    await page.getByText('Đã thêm 1 mặt hàng').waitFor()
    const { code } = (await client.get(`/products/${other}`)).body
    await until(async () => assert.include(await cell(page, 'Sản phẩm', 2).inputValue(), code))
    await page.getByRole('button', { name: 'Điền theo sổ' }).tap()
    await page.getByText('Sổ không có thêm mặt hàng nào của kho này').waitFor()
    const isOver = page.getByLabel('Đã đếm xong, so với sổ')
    assert.isTrue(await isOver.isVisible())
    await saveDocument(page)
    await page.waitForURL(`**/logistics/stock-count/${row.id}`)
    const { body } = await client.get(`/stock-counts/${row.id}`)
    assert.deepEqual(
      body.lines.map((line: Record<string, unknown>) => [line.productId, line.quantity]),
      [
        [productId, '100.000'],
        [other, null],
      ],
    )
  })
})
