import { test } from '@japa/runner'
import { signedInPage } from '#tests/support/browser'
import { openMore } from '#tests/support/forms'
import { api, signIn } from '#tests/support/client'
import { draft, superAdmin } from '#tests/support/documents/lives'
import { newLine, type } from '#tests/support/grid'
import { fixedPart, PHONES, smallTargets } from '#tests/support/phone'
import { resourceOf } from '#tests/support/samples'
import { someCases } from '#tests/support/matrix'

const ownId = async () => (await api(await signIn('superadmin')).get('/User/profile')).body.data.id as string

const FORMS: Record<string, () => Promise<string>> = {
  'of an order with lines': async () =>
    `/sale-management/order/${(await draft(resourceOf('sales-orders'), await ownId())).id}/edit`,
  'of a contract with lines': async () =>
    `/contract/purchase-contract/${(await draft(resourceOf('purchase-contracts'), await ownId())).id}/edit`,
  'of a customer, as it is generated': async () => {
    const [customer] = (await (await superAdmin()).get('/customers?_start=0&_end=1')).body
    return `/customers/infomation/${customer.id}/edit`
  },
}
const ADD = ['/sale-management/order/add', '/customers/infomation/add']

test.group('forms on a phone', () => {
  const cases = PHONES.flatMap((phone) => Object.keys(FORMS).map((what) => ({ phone, what })))
  for (const { phone, what } of someCases(cases))
    test(`the bars of a form ${what} leave four fifths of ${phone.width}×${phone.height}`, async ({
      assert,
      cleanup,
    }) => {
      const page = await signedInPage(cleanup, { viewport: phone })
      await page.goto(await FORMS[what]!())
      await page.locator('.form-buttons').waitFor()
      await page.locator('.form-group').last().scrollIntoViewIfNeeded()
      if (what.endsWith('lines')) await page.locator('.totals-bar').waitFor()
      assert.isAtMost(await fixedPart(page), 0.2)
      assert.deepEqual(await smallTargets(page), [])
      assert.isAtMost(await page.evaluate<number>('document.documentElement.scrollWidth'), phone.width)
    })

  for (const phone of someCases(PHONES)) {
    test(`a product that is not found makes no form wider than ${phone.width} px`, async ({ assert, cleanup }) => {
      const page = await signedInPage(cleanup, { viewport: phone })
      for (const path of ['/sale-management/order/add', '/contract/purchase-contract/add']) {
        await page.goto(path)
        await newLine(page).focus()
        await type(page, 'zzz không có', 'Enter', '1', 'ArrowDown')
        await page.locator('.grid-unclear button').waitFor()
        assert.isAtMost(await page.evaluate<number>('document.documentElement.scrollWidth'), phone.width, path)
      }
    })

    test(`so do those that say what is wrong, at ${phone.width}×${phone.height}`, async ({ assert, cleanup }) => {
      const page = await signedInPage(cleanup, { viewport: phone })
      for (const path of ADD) {
        await page.goto(path)
        await page.locator('.form-buttons').waitFor()
        // An order may miss whatever it is, but a phone is a phone.
        if (path.includes('order')) await openMore(page)
        if (path.includes('order')) await page.getByLabel('Điện thoại liên hệ').fill('chưa rõ')
        await page.keyboard.press('Control+s')
        await page.locator('.form-problems').waitFor()
        assert.isAtMost(await fixedPart(page), 0.2, path)
        const [first] = await page.locator('.form-problems button').all()
        const { width, height } = (await first!.boundingBox())!
        assert.isAtLeast(Math.min(width, height), 44)
      }
    })
  }
})
