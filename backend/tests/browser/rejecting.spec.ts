import { test } from '@japa/runner'
import { signedInPage } from '#tests/support/browser'
import { askedWithinLimits } from '#tests/support/documents/asked'
import { clerk } from '#tests/support/documents/lives'
import { seller } from '#tests/support/documents/orders'

test.group('the reason of a rejection', () => {
  test('is typed at once, of one document and of several', async ({ cleanup }) => {
    const approver = await seller()
    const order = await askedWithinLimits(await clerk(19), approver)
    const page = await signedInPage(cleanup, { account: approver.username })
    const dialog = page.getByRole('dialog')
    const reason = dialog.locator('textarea:focus')

    await page.goto(`/sale-management/order/${order.id}`)
    await page.getByRole('button', { name: 'Từ chối', exact: true }).press('Enter')
    await reason.waitFor()
    await dialog.getByRole('button', { name: 'Đóng', exact: true }).click()
    await dialog.waitFor({ state: 'detached' })

    await page.goto('/approvals')
    await page.getByRole('checkbox').last().check()
    await page.getByRole('button', { name: /^Từ chối/ }).press('Enter')
    await reason.waitFor()
  })
})
