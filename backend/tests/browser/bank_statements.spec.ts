import { test } from '@japa/runner'
import { seriousFindings } from '#tests/support/axe'
import { signedInPage } from '#tests/support/browser'
import { XLSX } from '#tests/support/sheets'
import { balanceOf, fund, owing } from '../http/debt/owing.ts'
import { statement, uploaded } from '../http/debt/stating.ts'

const PAGE = '/finance-accounting/bank-statement'

test.group('statements of banks', () => {
  test('are taken with the columns that their head names, and proposals become receipts', async ({
    assert,
    cleanup,
  }) => {
    const fundId = await fund('bank', { name: 'Tài khoản mẫu' })
    const { soon, late } = await owing()
    const buffer = await statement([
      ['05/03/2026', null, 2_000_000, null, 'FT1', `CK ${soon.code.replaceAll('-', '')}`, 'CTY KHACH'],
      ['06/03/2026', null, 300_000, null, 'FT2', `CK ${late.code.replaceAll('-', '')}`, 'CTY KHACH'],
      ['07/03/2026', null, 1_290_473, null, 'FT3', 'lai tien gui', null],
      ['?', null, 7, null, 'FT4', 'lai tien gui', null],
    ])
    // A cashier may not see the list of funds.
    const page = await signedInPage(cleanup, { account: 'thuquy.demo' })
    await page.goto(`${PAGE}?fundId=${fundId}`)
    await page.getByTitle('Tài khoản mẫu').waitFor()
    await page.getByText('Tải sao kê Excel của ngân hàng lên để bắt đầu').waitFor()
    await page.getByRole('button', { name: 'Tải sao kê lên' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('input[type=file]').setInputFiles({ name: 'sao-ke.xlsx', mimeType: XLSX, buffer })
    await dialog.getByText('Dòng tiêu đề').waitFor()
    assert.deepEqual(await seriousFindings(page), [])
    await dialog.getByRole('button', { name: 'Nhận sao kê' }).click()
    await dialog.getByText('Đã nhận 3 dòng mới.').waitFor()
    await dialog.getByText('Dòng 7', { exact: true }).waitFor()
    await dialog.getByRole('button', { name: 'Đóng' }).last().click()

    await page.getByRole('row', { name: /FT1/ }).getByText('Theo mã').waitFor()
    assert.deepEqual(await seriousFindings(page), [])
    await page.getByRole('row', { name: /FT1/ }).getByRole('button', { name: 'Xác nhận' }).click()
    await page.getByRole('row', { name: /FT1/ }).waitFor({ state: 'detached' })
    await page.getByRole('checkbox', { name: /Chọn dòng/ }).check()
    await page.getByRole('button', { name: 'Xác nhận 1 dòng' }).click()
    await page.getByRole('button', { name: 'Đã xác nhận 2' }).click()
    await page.getByRole('link', { name: /^BC-/ }).first().waitFor()
    assert.equal(await balanceOf(fundId), '2300000')

    await page.getByRole('button', { name: 'Chưa khớp 1' }).click()
    await page.getByRole('button', { name: 'Bỏ qua', exact: true }).click()
    await page.getByRole('dialog').getByLabel('Lý do').fill('Lãi đã ghi cả quý')
    await page.getByRole('dialog').getByRole('button', { name: 'Bỏ qua', exact: true }).click()
    await page.getByRole('button', { name: 'Đã bỏ qua 1' }).click()
    await page.getByText('Lãi đã ghi cả quý').waitFor()
  })

  test('fit a phone, in English, and say at its line what is refused', async ({ assert, cleanup }) => {
    const fundId = await fund('bank')
    const { soon } = await owing()
    await uploaded(fundId, [['05/03/2026', null, 2_000_000, null, 'FT1', soon.code.replaceAll('-', ''), null]])
    const page = await signedInPage(cleanup, { viewport: { width: 390, height: 844 }, hasTouch: true })
    await page.evaluate(() => localStorage.setItem('barem.locale', JSON.stringify('en_US')))
    await page.goto(`${PAGE}?fundId=${fundId}`)
    await page.getByText('By number').waitFor()
    assert.isTrue(await page.evaluate('document.documentElement.scrollWidth <= window.innerWidth'))
    // Somebody else decides meanwhile.
    const other = await signedInPage(cleanup)
    await other.goto(`${PAGE}?fundId=${fundId}`)
    await other.getByRole('button', { name: 'Xác nhận', exact: true }).click()
    await other.getByRole('button', { name: 'Đã xác nhận 1' }).waitFor()
    await page.getByRole('button', { name: 'Confirm', exact: true }).click()
    await page.getByRole('button', { name: 'Confirmed 1' }).waitFor()
    assert.equal(await balanceOf(fundId), '2000000')
  })
})
