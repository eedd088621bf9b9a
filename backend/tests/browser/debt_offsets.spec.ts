import { test } from '@japa/runner'
import { seriousFindings } from '#tests/support/axe'
import { signedInPage } from '#tests/support/browser'
import { debtor, oweSince } from '../http/debt/owing.ts'
import { receivedOf } from '../http/debt/supplier_invoicing.ts'

test.group('a set-off of debts of both sides', (group) => {
  group.each.setup(() => oweSince('2026-01-01'))
  group.each.teardown(() => oweSince(null))

  test('shows what is open on either side, due first, and posts', async ({ assert, cleanup }) => {
    const customerId = await debtor('5')
    const { supplierId } = await receivedOf({ quantity: '10', priceType: 'piece', unitPrice: '100000' })
    const page = await signedInPage(cleanup, { account: 'ketoan.demo' })
    await page.goto(`/finance-accounting/debt-offsets/add?customerId=${customerId}&supplierId=${supplierId}`)
    await page.getByLabel('Số tiền bù trừ').fill('300000')
    // Its absence is warned of, so nobody has to look for it.
    await page.getByLabel('Hợp đồng, điều khoản').fill('18/HĐNT, điều 7')
    const sides = ['Phải thu được bù trừ', 'Phải trả được bù trừ'].map((name) => page.getByRole('group', { name }))
    for (const side of sides) {
      await side.getByRole('checkbox', { checked: true }).waitFor()
      assert.match(await side.getByRole('textbox').inputValue(), /^300[.,]000/)
    }
    assert.deepEqual(await seriousFindings(page), [])
    await page.getByRole('button', { name: /^Lưu( nháp)?$/ }).click()
    await page.waitForURL(/debt-offsets\/[0-9a-f-]{36}/)
    await page.getByRole('button', { name: 'Ghi sổ' }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Ghi sổ' }).click()
    await page
      .getByText(/BT-\d{4}-\d{5}/)
      .first()
      .waitFor()
  })
})
