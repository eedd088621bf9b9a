import { test } from '@japa/runner'
import { seriousFindings } from '#tests/support/axe'
import { signedInPage } from '#tests/support/browser'
import { openList, openSelect } from '#tests/support/forms'
import { superAdmin } from '#tests/support/documents/lives'
import { answered, customer, FREE, invoiced, soldAndIssued, SOLD } from '../http/debt/owing.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }

test.group('a QR code of what is owed', () => {
  test('is shown for an invoice, with the account, the amount and the message', async ({ assert, cleanup }) => {
    const client = await superAdmin()
    const name = `Tài khoản ${crypto.randomUUID()}`
    const account = { bankAccountNumber: '000000000099', bankName: 'Ngân hàng Mẫu', bankBin: '970436' }
    const fund = await answered(client.post('/funds', { name, kind: 'bank', ...account }))
    cleanup(async () => {
      await client.patch(`/funds/${fund.id}`, { version: fund.version, bankBin: null })
    })
    const { order } = await soldAndIssued(await customer(), SOLD, '50', FREE)
    const invoice = await invoiced(order, '10')
    const page = await signedInPage(cleanup, { account: 'ketoan.demo', ...PHONE })
    await page.goto(`/sale-management/invoice/${invoice.id}?do=qr`)
    await openSelect(page, 'Số tài khoản')
    await openList(page).getByText(name, { exact: true }).click()
    const code = page.getByRole('dialog').getByRole('figure', { name: /Mã VietQR chuyển 1,000,000/ })
    await code.locator('svg').waitFor()
    const said = await code.innerText()
    for (const text of ['000000000099', 'Ngân hàng Mẫu', '1,000,000', String(invoice.code).replaceAll('-', '')])
      assert.include(said, text)
    assert.deepEqual(await seriousFindings(page), [])
  })
})
