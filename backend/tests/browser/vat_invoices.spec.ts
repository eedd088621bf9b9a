import { test } from '@japa/runner'
import { seriousFindings } from '#tests/support/axe'
import { signedInPage } from '#tests/support/browser'
import { chooseFrom, field, save } from '#tests/support/forms'
import { superAdmin } from '#tests/support/documents/lives'
import { fresh } from '#tests/support/samples'
import { until } from '#tests/support/until'
import { answered, customer, invoiced, soldAndIssued } from '../http/debt/owing.ts'

const FREE = { discountSource: 'manual', discount: '0', shippingFee: '0' }

test.group('VAT invoices', () => {
  test('are entered for a sales invoice, which then leaves the list of those without one', async ({
    assert,
    cleanup,
  }) => {
    const customerId = await customer()
    const goods = { quantity: '30', priceType: 'piece', salePrice: '110000' }
    const { order } = await soldAndIssued(customerId, goods, '30', FREE)
    const [first, second] = [await invoiced(order, '10'), await invoiced(order, '20')]
    const { code, name } = await answered((await superAdmin()).get(`/customers/${customerId}`))
    const page = await signedInPage(cleanup)
    const missing = `/sale-management/invoice?customerId=${customerId}`
    await page.goto(missing)
    await page.getByRole('button', { name: 'Đã giao, chưa xuất hóa đơn' }).click()
    await page.getByText('Cộng 3,300,000 đ').waitFor()
    assert.deepEqual(await seriousFindings(page), [])

    await page.goto('/sale-management/vat-invoice/add')
    await field(page, 'Ký hiệu').fill(`C26T${fresh()}`)
    await field(page, 'Số hóa đơn').fill('00000271')
    await chooseFrom(page, 'Khách hàng', code, name)
    await page.getByRole('checkbox', { name: second.code }).check()
    await page.getByRole('checkbox', { name: second.code }).uncheck()
    await page.getByRole('checkbox', { name: first.code }).check()
    await until(async () => assert.equal(await field(page, 'Tổng thanh toán').inputValue(), '1,100,000'))
    await field(page, 'Tiền hàng trước thuế').fill('1000000')
    await field(page, 'Tiền thuế').fill('100000')
    await field(page, 'Tổng thanh toán').fill('1100001')
    await save(page)
    await page.getByText('Tổng thanh toán phải bằng tiền hàng cộng tiền thuế').waitFor()
    await field(page, 'Tổng thanh toán').fill('1100000')
    await save(page)
    await page.waitForURL((url) => !url.pathname.endsWith('/add'))

    await page.goto(missing)
    await page.getByRole('button', { name: 'Đã giao, chưa xuất hóa đơn' }).click()
    await page.getByText('Cộng 2,200,000 đ').waitFor()
    const codes = page.locator('.ant-table-row')
    await until(async () => assert.equal(await codes.count(), 1))
    await codes.getByText(String(second.code)).waitFor()
  })
})
