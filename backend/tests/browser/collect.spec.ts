import { test } from '@japa/runner'
import { seriousFindings } from '#tests/support/axe'
import { signedInPage } from '#tests/support/browser'
import { answered, customer, debtOf, fund, owedOf, owing, take } from '../http/debt/owing.ts'
import { superAdmin } from '#tests/support/documents/lives'
import { fresh } from '#tests/support/samples'
import { until } from '#tests/support/until'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }
const fundName = async () => String((await answered((await superAdmin()).get(`/funds/${await fund()}`))).name)

test.group('money that is received in three fields', () => {
  test('pays an invoice from the list of debts, by keyboard, after a mistake that is said at its field', async ({
    assert,
    cleanup,
  }) => {
    const { customerId, late } = await owing()
    const name = await fundName()
    const page = await signedInPage(cleanup, { account: 'ketoan.demo' })
    await page.goto(`/finance-accounting/debt-tracking?q=${late.code}`)
    await page
      .getByRole('row', { name: new RegExp(String(late.code)) })
      .getByRole('button', { name: 'Thu tiền' })
      .click()
    const drawer = page.getByRole('dialog')
    await drawer.locator('input:focus').waitFor()
    await page.keyboard.press('Control+A')
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Enter')
    await drawer.getByText(/Vui lòng nhập số tiền/i).waitFor()
    await drawer.getByLabel('Số tiền', { exact: true }).fill('400000')
    await drawer.locator('.payment-preview', { hasText: String(late.code) }).waitFor()
    // What is preset lies over the box that it is searched in.
    await drawer.getByRole('combobox', { name: 'Quỹ' }).click({ force: true })
    await page.keyboard.type(name)
    await page.locator('.ant-select-item-option', { hasText: name }).click()
    await drawer.getByRole('button', { name: 'Thu tiền' }).click()
    await drawer.getByText(/Đã thu 400,000\sđ, phiếu PT-/).waitFor()
    assert.deepEqual([(await owedOf(late.id)).owed, await debtOf(customerId)], ['600000', '2600000'])
    await drawer.getByRole('button', { name: 'Xong' }).click()
    await until(async () =>
      assert.include(await page.getByRole('row', { name: new RegExp(String(late.code)) }).innerText(), '600,000'),
    )
  })

  test('pays what is due first from the page of a customer, on a phone, and leaves no draft behind', async ({
    assert,
    cleanup,
  }) => {
    const { customerId, soon } = await owing()
    const name = await fundName()
    const page = await signedInPage(cleanup, { account: 'quantri.demo', ...PHONE })
    const client = await superAdmin()
    const count = async () => ((await client.get(`/debt-transactions?customerId=${customerId}`)).body as []).length
    await page.goto(`/customers/infomation/${customerId}`)
    await page.locator('.bottom-bar').getByRole('button', { name: 'Thu tiền' }).click()
    const drawer = page.getByRole('dialog')
    await drawer.getByLabel('Số tiền', { exact: true }).fill('500000')
    await drawer.getByRole('combobox', { name: 'Quỹ' }).click({ force: true })
    await page.keyboard.type(name)
    await page.locator('.ant-select-item-option', { hasText: name }).click()
    // A day that has not come yet is stored in a draft, and refused when it posts: the draft goes again.
    await drawer.getByLabel('Ngày thực hiện').fill('31/12/2097')
    await page.keyboard.press('Enter')
    await drawer.getByRole('button', { name: 'Thu tiền' }).click()
    await drawer.getByText(/chưa đến/).waitFor()
    await until(async () => assert.equal(await count(), 0))
    assert.deepEqual(await seriousFindings(page), [])
    await page.locator('.ant-drawer-close').click()
    assert.equal((await owedOf(soon.id)).owed, '2000000')
  })

  test('is posted once when the answer is lost on the way and it is sent again', async ({ assert, cleanup }) => {
    const { customerId, late } = await owing()
    const name = await fundName()
    const page = await signedInPage(cleanup, { account: 'thuquy.demo' })
    await page.goto(`/finance-accounting/debt-tracking?q=${late.code}`)
    await page.getByRole('button', { name: 'Thu tiền' }).click()
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('combobox', { name: 'Quỹ' }).click({ force: true })
    await page.keyboard.type(name)
    await page.locator('.ant-select-item-option', { hasText: name }).click()
    let lost = false
    await page.route(/debt-transactions\/[0-9a-f-]{36}\/request$/, async (route) => {
      if (lost) return route.continue()
      lost = true
      await route.fetch()
      await route.abort('connectionreset')
    })
    const collect = drawer.getByRole('button', { name: 'Thu tiền' })
    await collect.click()
    await drawer.getByText(/Lỗi kết nối/).waitFor()
    await collect.click()
    await drawer.getByText(/Đã thu 1,000,000\sđ, phiếu PT-/).waitFor()
    assert.deepEqual([(await owedOf(late.id)).owed, await debtOf(customerId)], ['0', '2000000'])
  })

  test('pays the debt that was taken over and no other, and Enter in a day sends nothing', async ({
    assert,
    cleanup,
  }) => {
    const customerId = await customer()
    const debts = ['M', 'C'].map((letter, place) => ({
      ...{ customerId, number: `${letter}${fresh()}`, amount: '5000000' },
      documentDate: `2026-01-${10 + place}`,
    }))
    const batch = { openedOn: '2026-01-31', lines: debts }
    const opening = await answered((await superAdmin()).post('/opening-receivables', batch))
    await answered(take('opening-receivables', opening, 'post'))
    const second = debts[1]!.number
    const page = await signedInPage(cleanup, { account: 'thuquy.demo' })
    await page.goto(`/finance-accounting/debt-tracking?q=${second}`)
    await page.getByRole('button', { name: 'Thu tiền' }).click()
    const drawer = page.getByRole('dialog')
    await drawer.getByLabel('Số tiền', { exact: true }).fill('6000000')
    const preview = drawer.locator('.payment-preview')
    await preview.getByText(second).waitFor()
    assert.notInclude(await preview.innerText(), debts[0]!.number)
    await drawer.getByRole('combobox', { name: 'Quỹ' }).click({ force: true })
    await page.keyboard.type(await fundName())
    await page.locator('.ant-select-item-option').first().click()
    await drawer.getByLabel('Ngày thực hiện').fill('26/11/2026')
    await page.keyboard.press('Enter')
    await drawer.getByRole('button', { name: 'Thu tiền' }).click()
    await drawer.getByText(/Đã thu 6,000,000/).waitFor()
    const { rows } = await answered((await superAdmin()).get(`/debt-tracking?customerId=${customerId}`))
    assert.deepEqual(
      rows.map(({ code, owed }: { code: string; owed: string }) => [code, owed]),
      [
        [debts[0]!.number, '5000000'],
        [second, '0'],
      ],
    )
  })
})
