import { test } from '@japa/runner'
import { seriousFindings } from '#tests/support/axe'
import { signedInPage } from '#tests/support/browser'
import { fund } from '../http/debt/owing.ts'
import { approvedTicket, employee, slip } from '../http/debt/spending.ts'

test.group('a slip of a ticket', () => {
  test('begins with its lines, and its writer is told before they pay it', async ({ assert, cleanup }) => {
    const employeeId = await employee({ name: 'Người Đi Công Tác' })
    const [{ id }, fundName] = [await approvedTicket(employeeId, 'advance', '1250000'), `Két ${crypto.randomUUID()}`]
    await fund('cash', { name: fundName })
    const page = await signedInPage(cleanup)
    await page.goto(`/expense-ticket/${id}`)
    await page
      .getByRole('link', { name: 'Lập phiếu chi' })
      .or(page.getByRole('button', { name: 'Lập phiếu chi' }))
      .click()
    await page.getByText('1,250,000').first().waitFor()
    // What it takes over is nothing that somebody typed.
    await page.locator('button:enabled', { hasText: 'Lưu nháp' }).waitFor()
    await page.getByRole('button', { name: 'Hủy' }).click()
    await page.waitForURL(/payment-slip$/)
    await page.goBack()
    await page.getByText('1,250,000').first().waitFor()
    await page.locator('[id$="_fundId"]').fill(fundName)
    await page.getByTitle(fundName).last().click()
    await page.getByLabel('Người chi tiền').fill('Thủ quỹ')
    await page.getByLabel('Tên chứng từ').fill('Giấy đề nghị')
    await page.getByRole('button', { name: 'Lưu', exact: true }).click()
    await page.waitForURL(/payment-slip\/[^/]+$/)
    await page.getByRole('button', { name: 'Chi tiền' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Bạn là người lập phiếu này').waitFor()
    assert.deepEqual(await seriousFindings(page), [])
  })

  test('of 5,000,000 in cash warns in its form and its dialog; once paid its money may come back', async ({
    assert,
    cleanup,
  }) => {
    const employeeId = await employee({ name: 'Người Mua Lẻ' })
    const row = await slip(employeeId, 'reimbursement', '5000000')
    const page = await signedInPage(cleanup, { viewport: { width: 390, height: 844 } })
    const warning = page.getByText(/Mua của một người bán trong ngày 5,000,000/)
    await page.goto(`/finance-accounting/payment-slip/${row.id}/edit`)
    await warning.waitFor()
    await page.goto(`/finance-accounting/payment-slip/${row.id}`)
    await page.getByRole('button', { name: 'Chi tiền' }).click()
    await warning.waitFor()
    assert.deepEqual(await seriousFindings(page), [])
    await page.getByRole('dialog').getByRole('button', { name: 'Chi tiền' }).click()
    await page.getByText('Đã chi', { exact: true }).first().waitFor()
    // What takes it back is not the next thing to do.
    assert.equal(
      await page
        .locator('.ant-btn-primary')
        .filter({ hasText: /Thu lại tiền|Lập phiếu chi/ })
        .count(),
      0,
    )
  })
})
