import { test } from '@japa/runner'
import { seriousFindings } from '#tests/support/axe'
import { signedInPage } from '#tests/support/browser'
import { fund } from '../http/debt/owing.ts'
import { approvedTicket, employee } from '../http/debt/spending.ts'

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
})
