import { test } from '@japa/runner'
import { dayInVietnam } from '@barem/resources/kit'
import { seriousFindings } from '#tests/support/axe'
import { signedInPage } from '#tests/support/browser'
import { shortOf } from '../http/debt/claiming.ts'
import { oweSince, owedTo } from '../http/debt/owing.ts'

/** A day as people write it. */
const formatDate = (day: string) => day.split('-').toReversed().join('/')

test.group('a claim on a supplier', (group) => {
  group.each.setup(() => oweSince('2026-01-01'))
  group.each.teardown(() => oweSince(null))

  test('begins with what is missing, is sent, and lowers what is owed once it is accepted', async ({
    assert,
    cleanup,
  }) => {
    const { supplierId, receipt } = await shortOf()
    const page = await signedInPage(cleanup, { account: 'ketoankho.demo' })
    await page.goto(`/logistics/supplier-claims/add?receiptId=${receipt.id}`)
    await page.getByText('1 dòng').waitFor()
    await page.getByRole('gridcell', { name: /28\.6/ }).first().waitFor()
    assert.deepEqual(await seriousFindings(page), [])
    await page.getByRole('button', { name: 'Lưu', exact: true }).click()
    await page.waitForURL(/supplier-claims\/[0-9a-f-]{36}/)
    // What the menu counts comes late; who goes on before it keeps their next dialog.
    const late = Promise.withResolvers<void>()
    await page.route('**/v1.0/home*', async (route) => {
      await late.promise
      await route.continue()
    })
    await page.getByRole('button', { name: 'Gửi khiếu nại' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Gửi', exact: true }).click()
    await page.getByText('Chờ trả lời', { exact: true }).first().waitFor()
    await page.getByRole('button', { name: 'Ghi nhận chấp nhận hết' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByPlaceholder('Chọn ngày').waitFor()
    late.resolve()
    await page.getByText(/Đã gửi phiếu khiếu nại/).waitFor()
    await dialog.getByPlaceholder('Chọn ngày').fill(formatDate(dayInVietnam(new Date())))
    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: 'Ghi nhận', exact: true }).click()
    await page.getByText('Được chấp nhận', { exact: true }).first().waitFor()
    assert.equal(await owedTo(supplierId), '18200000')
  })
})
