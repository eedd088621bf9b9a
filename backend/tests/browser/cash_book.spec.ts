import { test } from '@japa/runner'
import { seriousFindings } from '#tests/support/axe'
import { signedInPage } from '#tests/support/browser'
import { superAdmin } from '#tests/support/documents/lives'
import { answered, balanceOf, fund, richFund, RICHES } from '../http/debt/owing.ts'

const TRANSFERS = '/finance-accounting/fund-transfer'
const BOOK = '/finance-accounting/cash-book'

test.group('money of funds', () => {
  test('goes to the bank no further than it is there, and both books open its document', async ({
    assert,
    cleanup,
  }) => {
    const [till, bank] = [await richFund(), await fund('bank')]
    const page = await signedInPage(cleanup, { account: 'thuquy.demo' })
    await page.goto(`${TRANSFERS}/add?fromFundId=${till}&toFundId=${bank}`)
    await page.getByLabel('Số tiền', { exact: true }).fill(String(BigInt(RICHES) + 1n))
    await page.getByRole('button', { name: 'Lưu và ghi sổ' }).click()
    const asked = page.getByRole('dialog')
    await asked.getByRole('button', { name: 'Ghi sổ' }).click()
    await page
      .getByText(/sẽ thiếu 1 đ vào cuối ngày/)
      .first()
      .waitFor()
    await page.goto(`${TRANSFERS}/add?fromFundId=${till}&toFundId=${bank}`)
    await page.getByLabel('Số tiền', { exact: true }).fill('700000')
    await page.getByRole('button', { name: 'Lưu và ghi sổ' }).click()
    await asked.getByRole('button', { name: 'Ghi sổ' }).click()
    const code = (await page
      .getByText(/CQ-\d{4}-\d{5}/)
      .first()
      .textContent())!.match(/CQ-\d{4}-\d{5}/)![0]
    assert.equal(await balanceOf(bank), '700000')

    await page.goto(`${BOOK}?fundId=${bank}`)
    const row = page.getByRole('row', { name: new RegExp(code) })
    await row.getByText('700,000').first().waitFor()
    assert.deepEqual(await seriousFindings(page), [])
    await row.getByRole('link', { name: code }).click()
    await page.waitForURL(new RegExp(`${TRANSFERS}/[0-9a-f-]+`))
  })

  test('is read on a phone in English, and printed as the book of an account', async ({ assert, cleanup }) => {
    const client = await superAdmin()
    const [till, bank] = [await richFund(), await fund('bank')]
    const body = { fromFundId: till, toFundId: bank, amount: '250000', content: 'Nộp tiền' }
    const draft = await answered(client.post('/fund-transfers', body))
    await answered(client.post(`/fund-transfers/${draft.id}/request`, { version: draft.version }))
    const page = await signedInPage(cleanup, {
      account: 'thuquy.demo',
      ...{ viewport: { width: 390, height: 844 }, hasTouch: true },
    })
    await page.evaluate(() => localStorage.setItem('barem.locale', JSON.stringify('en_US')))
    await page.goto(`${BOOK}?fundId=${bank}`)
    await page.getByText('Closing balance').waitFor()
    assert.isTrue(await page.evaluate('document.documentElement.scrollWidth <= window.innerWidth'))
    await page.getByRole('button', { name: 'Print cash book' }).click()
    await page.getByRole('heading', { name: 'BANK BOOK' }).waitFor()
    await page.getByText('Form S08-DN').waitFor()
  })
})
