import { test } from '@japa/runner'
import { seriousFindings } from '#tests/support/axe'
import { signedInPage } from '#tests/support/browser'
import { chooseFrom } from '#tests/support/forms'
import { newPerson, newRole } from '#tests/support/people'
import { created, resourceOf } from '#tests/support/samples'
import { balanceOf, customer, debtOf, stocked } from '../http/debt/owing.ts'
import { draftFrom } from '../http/stock/issuing.ts'

const ORDERS = '/sale-management/order'
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }

/** Orders, issues and invoices, and what they name. */
const SELLS = [19, 46, 20, 13, 17].flatMap((area) => ['v', 'c', 'u'].map((level) => [area, level] as [never, never]))

/** The draft of an order of 20 pieces for 2,000,000 dong. */
async function counterOrder(inStock = '100', salePrice = '100000') {
  const { productId, warehouseId } = await stocked(inStock)
  const customerId = await customer()
  const line = { productId, quantity: '20', priceType: 'piece', salePrice }
  const free = { customerId, shippingFee: '0', discountSource: 'policy' }
  return { customerId, order: await draftFrom(warehouseId, [line], free) }
}

test.group('a sale at the counter', () => {
  test('is saved, issued, invoiced and paid from the form of its order by two keys, with its change', async ({
    assert,
    cleanup,
  }) => {
    const { customerId, order } = await counterOrder()
    const fund = await created(resourceOf('funds'), { name: `Quỹ quầy ${customerId.slice(-6)}`, kind: 'cash' })
    const page = await signedInPage(cleanup)
    const refused: number[] = []
    page.on('response', (answer) => {
      if (answer.url().endsWith('/sell/preview') && answer.status() >= 400) refused.push(answer.status())
    })
    await page.goto(`${ORDERS}/${order.id}/edit`)
    await page.getByRole('button', { name: 'Bán ngay' }).waitFor()
    await page.keyboard.press('F8')
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Phải thu').waitFor()
    await dialog.getByText('2,000,000 đ').first().waitFor()
    assert.deepEqual(await seriousFindings(page), [])
    // Cash goes to a cash fund where nobody says another.
    const fundSelect = dialog.locator('.option-select', { has: page.getByLabel('Quỹ', { exact: true }) })
    await fundSelect.locator('.ant-select-selection-item').waitFor()
    assert.equal(await dialog.getByLabel('Khách đưa').getAttribute('placeholder'), '2,000,000')
    await chooseFrom(page, 'Quỹ', String(fund.name), String(fund.name))
    await dialog.getByLabel('Khách đưa').fill('2500000')
    await dialog.getByText('Tiền thừa').waitFor()
    await page.keyboard.press('F9')
    await dialog.getByText('Trả lại khách 500,000 đ').waitFor()
    for (const paper of ['Hóa đơn bán hàng', /^.*Phiếu thu/])
      await dialog.getByRole('button', { name: paper }).waitFor()
    assert.deepEqual([await debtOf(customerId), await balanceOf(String(fund.id))], ['0', '2000000'])
    await dialog.getByRole('button', { name: 'Xem đơn hàng' }).click()
    await page.getByText('Hoàn thành', { exact: true }).first().waitFor()
    assert.equal(await page.getByRole('button', { name: 'Bán ngay' }).count(), 0)
    assert.deepEqual(refused, [])
    // What is done offers nothing more, and says nothing of a debt that is paid.
    assert.equal(await page.getByRole('button', { name: /^Lập / }).count(), 0)
    assert.equal(await page.getByText('Nợ sau đơn này').count(), 0)
  })

  test('waits in the form for what the order lacks, which is marked', async ({ assert, cleanup }) => {
    const page = await signedInPage(cleanup)
    await page.goto(`${ORDERS}/add`)
    await page.locator('#sales-orders-page_customerId:focus').waitFor()
    await page.keyboard.press('F8')
    await page.getByText('Vui lòng chọn khách hàng').waitFor()
    assert.match(page.url(), /\/add$/)
  })

  test('says on a phone what is lacking in stock', async ({ assert, cleanup }) => {
    const { customerId, order } = await counterOrder('19')
    const page = await signedInPage(cleanup, PHONE)
    await page.goto(`${ORDERS}/${order.id}?do=sell`)
    const dialog = page.getByRole('dialog')
    await dialog.getByText(/chỉ còn 19/).waitFor()
    assert.isTrue(await dialog.getByRole('button', { name: 'Bán', exact: true }).isDisabled())
    assert.deepEqual(await seriousFindings(page), [])
    assert.equal(await debtOf(customerId), '0')
  })

  test('is sent for approval where a price is below the suggested one', async ({ cleanup }) => {
    const seller = await newPerson(await newRole(SELLS))
    const { order } = await counterOrder('100', '1')
    const page = await signedInPage(cleanup, { account: seller.username })
    await page.goto(`${ORDERS}/${order.id}?do=sell`)
    const dialog = page.getByRole('dialog')
    await dialog.getByText(/thấp hơn giá gợi ý/).waitFor()
    await dialog.getByRole('button', { name: 'Gửi duyệt' }).click()
    await page.getByRole('dialog', { name: /Gửi duyệt/ }).waitFor()
  })

  test('asks nobody who sells without a view of issues for a warehouse or a person', async ({ assert, cleanup }) => {
    const rights = SELLS.filter(([area]) => area !== (46 as never))
    const seller = await newPerson(await newRole([...rights, [24, 'c'] as [never, never]]))
    const { order } = await counterOrder('100', '9000000')
    const page = await signedInPage(cleanup, { account: seller.username })
    const refused: string[] = []
    page.on('response', (answer) => {
      if (answer.status() === 403) refused.push(answer.url())
    })
    await page.goto(`${ORDERS}/${order.id}?do=sell`)
    const dialog = page.getByRole('dialog')
    await dialog.getByText('180,000,000 đ').first().waitFor()
    await dialog.getByLabel('Tên lái xe').waitFor()
    assert.equal(await dialog.getByLabel('Người phụ trách').count(), 0)
    // Who may not see the accounts of the company gets no code to pay by.
    assert.deepEqual(
      refused.filter((url) => !url.includes('/funds?')),
      [],
    )
  })
})
