import { test } from '@japa/runner'
import { seriousFindings } from '#tests/support/axe'
import { signedInPage } from '#tests/support/browser'
import { employee, paidSlip, ticket } from '../http/debt/spending.ts'

test.group('advances that a claim clears', () => {
  test('are chosen in its form, else due first', async ({ assert, cleanup }) => {
    const employeeId = await employee({ name: 'Người Có Hai Khoản' })
    await paidSlip(employeeId, 'advance', '1000000', { dueDate: '2026-02-20' })
    const later = await paidSlip(employeeId, 'advance', '2000000', { dueDate: '2026-03-20', openReason: 'Chuyến hai' })
    const claim = await ticket(employeeId, 'reimbursement', '700000')
    const page = await signedInPage(cleanup)
    await page.goto(`/expense-ticket/${claim.id}/edit`)
    const cleared = page.getByRole('group', { name: 'Hoàn tạm ứng' })
    const type = page.getByTitle('Đề nghị hoàn ứng', { exact: true })
    assert.isTrue(
      await type.evaluate(
        (shown: { scrollWidth: number; clientWidth: number }) => shown.scrollWidth <= shown.clientWidth,
      ),
    )
    await cleared.getByText('Đến hạn trước trừ trước').waitFor()
    await cleared.getByRole('checkbox', { checked: true }).first().waitFor()
    assert.equal(await cleared.getByRole('checkbox', { checked: true }).count(), 1)
    await cleared.getByRole('checkbox', { name: later.code }).check()
    await cleared.getByRole('button', { name: 'Theo hạn' }).waitFor()
    assert.equal(await cleared.getByLabel(`Trừ vào ${later.code}`).inputValue(), '700,000')
    assert.deepEqual(await seriousFindings(page), [])
    await page.getByRole('button', { name: 'Lưu', exact: true }).click()
    await page.waitForURL(/\/expense-ticket\/[^/]+$/)
    await page.getByText(later.code).first().waitFor()
    // What it clears is no line of what was spent.
    await page.getByRole('list', { name: 'Chuỗi chứng từ' }).getByText('1 dòng', { exact: true }).waitFor()
  })
})
