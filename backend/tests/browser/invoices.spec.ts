import { test } from '@japa/runner'
import { seriousFindings } from '#tests/support/axe'
import { signedInPage } from '#tests/support/browser'
import { chooseFrom, saveDocument } from '#tests/support/forms'
import { confirm } from '#tests/support/keyboard'
import { created, resourceOf } from '#tests/support/samples'
import { until } from '#tests/support/until'
import { customer, debtOf, invoiced, soldAndIssued } from '../http/debt/owing.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }
const INVOICES = '/sale-management/invoice'
const PAYMENTS = '/finance-accounting/debt-tracking/transaction'

/** Goods for 2,000,000 dong that were issued to a customer who pays within so many days. */
async function delivered() {
  const customerId = await customer(30)
  const free = { discountSource: 'manual', discount: '0', shippingFee: '0' }
  const { order } = await soldAndIssued(
    customerId,
    { quantity: '20', priceType: 'piece', salePrice: '100000' },
    '20',
    free,
  )
  return { customerId, order }
}

test.group('an invoice', () => {
  test('of what was issued is posted by an accountant, paid in part on a phone and read on the card', async ({
    assert,
    cleanup,
  }) => {
    const { customerId, order } = await delivered()
    const fund = await created(resourceOf('funds'))
    const page = await signedInPage(cleanup, { account: 'ketoan.demo' })
    await page.goto(`${INVOICES}/add?orderId=${order.id}`)
    await page.getByText('2,000,000').first().waitFor()
    await saveDocument(page)
    await page.waitForURL(/invoice\/[0-9a-f-]{36}$/)
    await page.getByRole('button', { name: 'Ghi sổ', exact: true }).click()
    await confirm(page, 'Ghi sổ')
    await page.getByText('Chưa thanh toán', { exact: true }).first().waitFor()
    assert.equal(await debtOf(customerId), '2000000')
    const invoiceId = new URL(page.url()).pathname.split('/').at(-1)!

    const phone = await signedInPage(cleanup, { account: 'ketoan.demo', ...PHONE })
    await phone.goto(`${PAYMENTS}/add?invoiceId=${invoiceId}`)
    const amount = phone.getByLabel('Số tiền', { exact: true })
    await amount.waitFor()
    await chooseFrom(phone, 'Quỹ', String(fund.name), String(fund.name))
    await amount.fill('500000')
    await saveDocument(phone)
    await phone.waitForURL(/transaction\/[0-9a-f-]{36}$/)
    await phone.getByRole('button', { name: 'Ghi sổ', exact: true }).click()
    await confirm(phone, 'Ghi sổ')
    await phone.getByText('Hoàn thành', { exact: true }).first().waitFor()
    assert.equal(await debtOf(customerId), '1500000')
    await phone.goto(`/finance-accounting/receivables/${customerId}`)
    await phone.getByText('1,500,000').first().waitFor()
    assert.deepEqual(await seriousFindings(phone), [])

    await page.reload()
    await page.getByText('Đang thanh toán', { exact: true }).first().waitFor()
    await page.goto(`/finance-accounting/debt-tracking/${invoiceId}`)
    await page.getByRole('cell', { name: 'Phân bổ' }).waitFor()
    await until(async () => assert.match(await page.locator('main').innerText(), /2,000,000[\s\S]*1,500,000/))
  })

  test('whose goods were taken by another invoice meanwhile is refused at its line, and stays a draft', async ({
    assert,
    cleanup,
  }) => {
    const { customerId, order } = await delivered()
    const page = await signedInPage(cleanup, { account: 'ketoan.demo' })
    await page.goto(`${INVOICES}/add?orderId=${order.id}`)
    await page.getByText('2,000,000').first().waitFor()
    await saveDocument(page)
    await page.waitForURL(/invoice\/[0-9a-f-]{36}$/)
    await invoiced(order, '15')
    await page.getByRole('button', { name: 'Ghi sổ', exact: true }).click()
    await confirm(page, 'Ghi sổ')
    await page
      .getByText(/Đã xuất 20, đã lập hóa đơn 15/)
      .first()
      .waitFor()
    assert.equal(await debtOf(customerId), '1500000')
  })

  test('leaves a debt that stands beside its customer wherever they are, for whoever may see debts', async ({
    assert,
    cleanup,
  }) => {
    const { customerId, order } = await delivered()
    await invoiced(order, '20')
    const page = await signedInPage(cleanup, { account: 'ketoan.demo' })
    const debt = page.getByRole('link', { name: /^Đang nợ\s2,000,000/ })
    for (const path of [`/sale-management/order/${order.id}`, `/customers/infomation/${customerId}`]) {
      await page.goto(path)
      await debt.waitFor()
    }
    await page.goto(`${INVOICES}/add?orderId=${order.id}`)
    await debt.waitFor()
    const [card] = await Promise.all([page.waitForEvent('popup'), debt.click()])
    await card.waitForURL(`**/receivables/${customerId}`)
    await card.getByRole('button', { name: 'In đối chiếu' }).click()
    const paper = card.getByRole('article')
    await paper.getByText('còn nợ bên bán: 2,000,000 đ').waitFor()
    await paper.getByText('Hai triệu đồng').waitFor()
    await card.getByRole('button', { name: 'Về thẻ công nợ' }).click()
    await card.getByRole('button', { name: 'In đối chiếu' }).waitFor()

    const clerk = await signedInPage(cleanup, { account: 'nhanvien.demo' })
    await clerk.goto(`/customers/infomation/${customerId}`)
    await clerk.getByRole('heading', { level: 1 }).waitFor()
    assert.equal(await clerk.getByText('Đang nợ').count(), 0)
  })
})
