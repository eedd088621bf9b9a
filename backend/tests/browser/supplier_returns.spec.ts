import { test } from '@japa/runner'
import { seriousFindings } from '#tests/support/axe'
import { signedInPage } from '#tests/support/browser'
import { oweSince, owedTo } from '../http/debt/owing.ts'
import { receivedOf } from '../http/debt/supplier_invoicing.ts'

test.group('a return to a supplier', (group) => {
  group.each.setup(() => oweSince('2026-01-01'))
  group.each.teardown(() => oweSince(null))

  test('begins on the page of the receipt, and lowers what is owed once it is posted', async ({ assert, cleanup }) => {
    const { supplierId, receipt } = await receivedOf({ priceType: 'piece', unitPrice: '1000000' })
    const page = await signedInPage(cleanup)
    await page.goto(`/logistics/enter-warehouse/${receipt.id}`)
    await page.getByRole('button', { name: 'Thao tác khác' }).click()
    await page.getByRole('menuitem', { name: 'Trả nhà cung cấp' }).click()
    await page.waitForURL(/export-warehouse\/add/)
    await page.getByLabel('Tên lái xe').fill('Lò Văn Chở')
    await page.getByText('1 dòng').waitFor()
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/return-form.png`, fullPage: true })
    assert.deepEqual(await seriousFindings(page), [])
    assert.equal(await page.getByText('Giảm nợ chưa thuế').count(), 0)
    await page.getByRole('button', { name: 'Lưu', exact: true }).click()
    await page.waitForURL(/export-warehouse\/[0-9a-f-]{36}/)
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/return-draft.png`, fullPage: true })
    await page.getByRole('button', { name: 'Xuất kho' }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Xuất kho', exact: true }).click()
    await page.getByText('Hoàn thành', { exact: true }).first().waitFor()
    await page.getByText('Nhà cung cấp giảm nợ', { exact: true }).waitFor()
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/return-page.png`, fullPage: true })
    assert.equal(await owedTo(supplierId), '0')
  })
})
