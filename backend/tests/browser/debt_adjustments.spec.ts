import { test } from '@japa/runner'
import { seriousFindings } from '#tests/support/axe'
import { signedInPage } from '#tests/support/browser'
import { debtor, owing } from '../http/debt/owing.ts'

test.group('an adjustment of a debt', () => {
  test('is made of invoices whose prices are lowered, and lowers them first', async ({ assert, cleanup }) => {
    const { late, soon } = await owing()
    const page = await signedInPage(cleanup, { account: 'ketoan.demo' })
    await page.goto(`/sale-management/invoice/${late.id}`)
    await page.getByRole('button', { name: 'Thu tiền' }).waitFor()
    // Seldom made: it stands among the rare actions.
    assert.equal(await page.getByRole('button', { name: 'Lập phiếu điều chỉnh công nợ' }).count(), 0)
    await page.getByRole('button', { name: 'Thao tác khác' }).click()
    await page.getByRole('menuitem', { name: 'Lập phiếu điều chỉnh công nợ' }).click()
    await page.getByTitle('Giảm giá hàng bán').waitFor()
    await page.getByLabel('Số tiền điều chỉnh').fill('1000')
    await page.getByLabel('Lý do').fill('Giao chậm')
    const open = page.getByRole('group', { name: 'Trừ vào chứng từ' })
    await open.getByRole('checkbox', { name: late.code, checked: true }).waitFor()
    assert.isFalse(await open.getByRole('checkbox', { name: soon.code }).isChecked())
    assert.deepEqual(await seriousFindings(page), [])
  })

  test('shows what is open of the customer, due first, and what it takes off', async ({ assert, cleanup }) => {
    const customerId = await debtor('5')
    const page = await signedInPage(cleanup, { account: 'ketoan.demo' })
    await page.goto(`/finance-accounting/debt-adjustments/add?customerId=${customerId}`)
    await page.getByRole('combobox', { name: 'Loại điều chỉnh' }).click()
    await page.getByTitle('Làm tròn', { exact: true }).click()
    await page.getByLabel('Số tiền điều chỉnh').fill('500')
    await page.getByLabel('Lý do').fill('Làm tròn số lẻ')
    const open = page.getByRole('group', { name: 'Trừ vào chứng từ' })
    await open.getByRole('checkbox', { checked: true }).waitFor()
    assert.match(await open.getByRole('textbox').inputValue(), /^500/)
    assert.deepEqual(await seriousFindings(page), [])
    await page.getByRole('button', { name: /^Lưu( nháp)?$/ }).click()
    await page.waitForURL(/debt-adjustments\/[0-9a-f-]{36}/)
    await page.getByText('Làm tròn số lẻ').first().waitFor()
  })
})
