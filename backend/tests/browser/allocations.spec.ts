import { test } from '@japa/runner'
import { seriousFindings } from '#tests/support/axe'
import { signedInPage } from '#tests/support/browser'
import { saveDocument } from '#tests/support/forms'
import { confirm } from '#tests/support/keyboard'
import { fund, owedOf, owing } from '../http/debt/owing.ts'

const PAYMENTS = '/finance-accounting/debt-tracking/transaction'
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }

test.group('what a payment pays', () => {
  test('is chosen while it is typed, and chosen anew once it is posted', async ({ assert, cleanup }) => {
    const { customerId, late, soon } = await owing()
    const page = await signedInPage(cleanup, { account: 'ketoan.demo' })
    await page.goto(`${PAYMENTS}/add?customerId=${customerId}&fundId=${await fund()}`)
    await page.getByLabel('Số tiền', { exact: true }).fill('2300000')
    const first = page.getByRole('row', { name: new RegExp(soon.code) })
    const second = page.getByRole('row', { name: new RegExp(late.code) })
    await first.getByRole('checkbox', { checked: true }).waitFor()
    assert.equal(await second.getByRole('textbox').inputValue(), '300,000')
    await first.getByRole('checkbox').uncheck()
    await second.getByRole('textbox').fill('900000')
    await page.getByText('1,400,000').first().waitFor()
    assert.deepEqual(await seriousFindings(page), [])
    await saveDocument(page)
    await page.waitForURL(/transaction\/[0-9a-f-]{36}$/)
    await page.locator('.customer-debt', { hasText: '3,000,000' }).waitFor()
    await page.getByRole('button', { name: 'Ghi sổ', exact: true }).click()
    await confirm(page, 'Ghi sổ')
    await page.getByText('Hoàn thành', { exact: true }).first().waitFor()
    await page.locator('.customer-debt', { hasText: '700,000' }).waitFor()
    assert.deepEqual([(await owedOf(soon.id)).owed, (await owedOf(late.id)).owed], ['2000000', '100000'])

    const phone = await signedInPage(cleanup, { account: 'ketoan.demo', ...PHONE })
    await phone.goto(`${new URL(page.url()).pathname}?do=reallocate`)
    const dialog = phone.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Theo hạn' }).click()
    await dialog.getByRole('checkbox', { name: soon.code, checked: true }).waitFor()
    assert.deepEqual(await seriousFindings(phone), [])
    await dialog.getByRole('button', { name: 'Phân bổ lại' }).click()
    await dialog.waitFor({ state: 'hidden' })
    assert.deepEqual([(await owedOf(soon.id)).owed, (await owedOf(late.id)).owed], ['0', '700000'])
  })
})
