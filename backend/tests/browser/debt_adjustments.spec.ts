import { test } from '@japa/runner'
import { seriousFindings } from '#tests/support/axe'
import { signedInPage } from '#tests/support/browser'
import { superAdmin } from '#tests/support/documents/lives'
import { adjusted } from '../http/debt/adjusting.ts'
import { answered, debtor, owing, oweSince } from '../http/debt/owing.ts'
import { matched, receivedOf } from '../http/debt/supplier_invoicing.ts'

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

  test('of a supplier takes the day of its adjusting invoice as it is typed, by Enter', async ({ assert, cleanup }) => {
    await oweSince('2026-01-01')
    cleanup(() => oweSince(null))
    const { supplierId, receipt } = await receivedOf({ priceType: 'piece', unitPrice: '1000000' })
    await matched(receipt)
    const receiptIds = [receipt.id]
    const row = await adjusted({ kind: 'supplier_price_cut', supplierId, receiptIds, amount: '11000000' })
    const page = await signedInPage(cleanup, { account: 'superadmin' })
    await page.goto(`/finance-accounting/debt-adjustments/${row.id}`)
    await page.getByRole('button', { name: 'Thêm Ngày hóa đơn điều chỉnh' }).click()
    await page.locator('.edit-fact').getByLabel('Ngày hóa đơn điều chỉnh').pressSequentially('07/02/2026')
    await page.keyboard.press('Enter')
    await page.locator('.edit-fact').waitFor({ state: 'detached' })
    await page.locator('.document-facts').getByText('07/02/2026').waitFor()
    const stored = await answered((await superAdmin()).get(`/debt-adjustments/${row.id}`))
    assert.equal(stored.adjustingDate, '2026-02-07')
  })

  test('slips and tickets are printed on their own papers', async ({ assert, cleanup }) => {
    const client = await superAdmin()
    const page = await signedInPage(cleanup, { account: 'superadmin' })
    for (const [list, path, form] of [
      ['payment-slips?status=paid&type=advance', '/finance-accounting/payment-slip', '02-TT'],
      ['expense-tickets?type=advance&status=done', '/expense-ticket', '03-TT'],
    ] as const) {
      const [row] = (await client.get(`/${list}&_start=0&_end=1`)).body
      await page.goto(`${path}/${row.id}/print`)
      await page.locator('.paper').getByText(row.code).first().waitFor()
      assert.match(await page.locator('.paper').innerText(), new RegExp(`Mẫu số:? *${form}`))
    }
  })
})
