import { test } from '@japa/runner'
import { openBrowser, signInOnPage } from '#tests/support/browser'
import { seriousFindings } from '#tests/support/axe'
import { asked, sold } from '#tests/support/documents/asked'
import { clerk } from '#tests/support/documents/lives'
import { enter, newPerson, newRole } from '#tests/support/people'
import { newProduct } from '#tests/http/pricing/quoting'

const WIDE = { viewport: { width: 1440, height: 900 } }
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }

test.group('what waits for an approver', () => {
  test('stands apart where something is unusual, says why, and is decided about alone', async ({ assert, cleanup }) => {
    const person = await newPerson(
      await newRole([
        [19, 'v'],
        [58, 'v'],
        [60, 'v'],
      ]),
    )
    const decides = { ...person, token: (await enter(person, person.password)).body.data.jwToken }
    const [asks, product] = [await clerk(19), await newProduct({ name: 'Thép hình H200 Posco' })]
    const loss = await asked(asks, decides, [sold(product.id, '14000')])
    const fine = [1, 2].map(() => asked(asks, decides, [sold(product.id, '15500')]))
    const [first, second] = await Promise.all(fine)
    for (const options of [WIDE, PHONE]) {
      const { page, close } = await openBrowser(options)
      cleanup(close)
      await signInOnPage(page, person.username)
      await page.goto('/approvals')
      const [careful, within] = [/Cần xem kỹ\s*1/, /Trong ngưỡng\s*2/]
      for (const name of [careful, within]) await page.getByRole('heading', { name }).waitFor()
      const reasons = await page.getByRole('list', { name: 'Bất thường' }).allInnerTexts()
      assert.lengthOf(reasons, 1)
      assert.match(reasons[0]!, /^Lỗ .*Thép hình H200 Posco\nDưới giá đề xuất tới 9.68%/s)
      assert.equal(await page.getByRole('checkbox', { name: `Chọn ${loss.code}` }).count(), 0)
      assert.deepEqual(await seriousFindings(page), [])
      if (options === PHONE) continue
      await page.getByRole('checkbox', { name: 'Chọn tất cả' }).check()
      await page.getByText('Đã chọn 2').waitFor()
      await page.getByRole('button', { name: 'Phê duyệt', exact: true }).click()
      const dialog = page.getByRole('dialog')
      for (const { code } of [first, second]) await dialog.getByText(code).waitFor()
      assert.notInclude(await dialog.innerText(), loss.code)
      await page.keyboard.press('Escape')
    }
  })
})
