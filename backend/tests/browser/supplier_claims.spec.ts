import { test } from '@japa/runner'
import { seriousFindings } from '#tests/support/axe'
import { signedInPage } from '#tests/support/browser'
import { shortOf } from '../http/debt/claiming.ts'
import { oweSince, owedTo } from '../http/debt/owing.ts'

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
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/claim-form.png`, fullPage: true })
    assert.deepEqual(await seriousFindings(page), [])
    await page.getByRole('button', { name: 'Lưu', exact: true }).click()
    await page.waitForURL(/supplier-claims\/[0-9a-f-]{36}/)
    await page.getByRole('button', { name: 'Gửi khiếu nại' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Gửi', exact: true }).click()
    await page.getByText('Chờ trả lời', { exact: true }).first().waitFor()
    await page.getByRole('button', { name: 'Ghi nhận chấp nhận hết' }).click()
    const dialog = page.getByRole('dialog')
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/claim-accept.png`, fullPage: true })
    await dialog.getByPlaceholder('Chọn ngày').fill('30/11/2026')
    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: 'Ghi nhận', exact: true }).click()
    await page.getByText('Được chấp nhận', { exact: true }).first().waitFor()
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/claim-page.png`, fullPage: true })
    assert.equal(await owedTo(supplierId), '18200000')
  })
})
