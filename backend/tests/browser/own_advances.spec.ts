import { test } from '@japa/runner'
import { seriousFindings } from '#tests/support/axe'
import { signedInPage } from '#tests/support/browser'
import { api, signIn } from '#tests/support/client'
import { employee, paidSlip } from '../http/debt/spending.ts'

const ACCOUNT = 'nhanvien.demo'

test.group('advances of one’s own', () => {
  test('are said above one’s tickets, also before there are any, and lead to a card and its paper', async ({
    assert,
    cleanup,
  }) => {
    const { body } = await api(await signIn(ACCOUNT)).get('/User/profile')
    await paidSlip(await employee({ userId: body.data.id, name: 'Người Được Ứng' }), 'advance', '300000')
    const page = await signedInPage(cleanup, { account: ACCOUNT, viewport: { width: 390, height: 844 } })
    await page.goto('/expense-ticket')
    await page.getByRole('link', { name: /Bạn đang giữ tạm ứng 300,000/ }).click()
    await page.waitForURL(/\/employee-debts\/mine/)
    await page.getByRole('heading', { name: 'Người Được Ứng' }).waitFor()
    await page.getByText(/PC-2602-\d{5}/).waitFor()
    await page.getByText('Còn giữ', { exact: true }).waitFor()
    await page.getByRole('columnheader', { name: 'Hạn hoàn ứng' }).waitFor()
    // Slips take a right that employees do not have.
    assert.equal(await page.getByRole('link', { name: /PC-2602-\d{5}/ }).count(), 0)
    assert.deepEqual(await seriousFindings(page), [])
    await page.getByRole('button', { name: 'In đối chiếu' }).click()
    await page.getByText('nhân viên còn giữ tiền tạm ứng').waitFor()
    await page.goto('/expense-ticket/add')
    await page.locator('.ant-select-selection-item', { hasText: 'Người Được Ứng' }).waitFor()
  })

  test('of nobody are told as not there, and nobody is signed out for looking', async ({ assert, cleanup }) => {
    const page = await signedInPage(cleanup, { account: 'thukho.demo' })
    await page.goto('/finance-accounting/employee-debts/mine')
    await page.getByText('Bạn chưa có tạm ứng').waitFor()
    assert.equal(await page.getByText('Đang chuyển về trang đăng nhập').count(), 0)
  })
})
