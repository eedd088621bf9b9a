import { test } from '@japa/runner'
import { until } from '#tests/support/until'
import type { Locator, Page } from 'playwright'
import { openBrowser, signInOnPage } from '#tests/support/browser'
import { asked, sold } from '#tests/support/documents/asked'
import { clerk } from '#tests/support/documents/lives'
import { enter, newPerson, newRole, type Person } from '#tests/support/people'
import { fixedPart, PHONES, smallTargets } from '#tests/support/phone'
import { someCases } from '#tests/support/matrix'
import { debtor } from '#tests/http/debt/owing'
import { newProduct } from '#tests/http/pricing/quoting'

const LONG = 'Thép hình chữ H 200×200×8×12 Posco Yamato Vina, mác SS400, hàng chọn đường hàn nguội'

/** Somebody who approves orders, and whether they see what goods cost. */
async function approver(seesCost: boolean): Promise<Person & { token: string }> {
  const person = await newPerson(
    await newRole([[19, 'v'], [22, 'v'], [60, 'v'], ...(seesCost ? [[58, 'v'] as const] : [])]),
  )
  return { ...person, token: (await enter(person, person.password)).body.data.jwToken }
}

/** An order with everything that is out of the ordinary, waiting for somebody. */
async function unusual(person: Person & { token: string }, quantity = '500') {
  const [thin, plain, weighed] = [await newProduct({ name: LONG }), await newProduct(), await newProduct()]
  return asked(
    await clerk(19),
    person,
    [
      sold(thin.id, '14000', { quantity }),
      sold(plain.id, '15500', { priceType: 'actual_kg' }),
      sold(weighed.id, '15500', { actualWeight: '150', weightSource: 'weighed' }),
    ],
    { discount: '100000', customerId: await debtor('100') },
  )
}

async function opened(person: Person, id: string, viewport: { width: number; height: number }) {
  const { page, close } = await openBrowser({ viewport })
  await signInOnPage(page, person.username)
  await page.goto(`/sale-management/order/${id}`)
  await page.getByRole('region', { name: 'Xem xét để duyệt' }).waitFor()
  return { page, close }
}

const review = (page: Page) => page.getByRole('region', { name: 'Xem xét để duyệt' })
const bar = (page: Page) => page.locator('.bottom-bar')
const box = async (part: Locator) => (await part.boundingBox())!
const money = (dong: string) => `${Number(dong).toLocaleString('en-US')}\u00a0đ`
/** In how many lines the figures of a page stand, each number once. */
const linesOfFigures = (page: Page): Promise<number[]> =>
  page.evaluate(
    `[...new Set([...document.querySelectorAll('main .figures')].map((one) => new Set([...one.getClientRects()].map(({ top }) => top)).size))]`,
  )

test.group('on an approver’s phone', () => {
  test('the first screen shows total, weight, margin, discount and what is unusual', async ({ assert, cleanup }) => {
    const person = await approver(true)
    const order = await unusual(person)
    const { page, close } = await opened(person, order.id, PHONES[0])
    cleanup(close)
    const text = await review(page).innerText()
    for (const said of [
      order.customer.name,
      money(order.grandTotal),
      'Lãi gộp',
      money('100000'),
      'Lỗ ',
      'Dưới giá đề xuất tới 9.68%',
      'Chiết khấu nhập tay',
      'quá dung sai',
      `Khách còn nợ cũ ${money('10000000')}`,
      'trọng lượng chưa cân',
    ])
      assert.include(text, said)
    for (const fact of await review(page).locator('dd').all())
      await until(async () =>
        assert.isTrue(await fact.evaluate((dd: any) => dd.scrollWidth <= dd.clientWidth), await fact.innerText()),
      )
    const [panel, foot] = [await box(review(page)), await box(bar(page))]
    assert.isAtLeast(panel.y, 0)
    assert.isAtMost(panel.y + panel.height, foot.y, 'nothing of it is below the fold')
  })

  test('a margin is nothing that somebody sees who may not see costs', async ({ assert, cleanup }) => {
    const person = await approver(false)
    const { page, close } = await opened(person, (await unusual(person)).id, PHONES[0])
    cleanup(close)
    const text = await review(page).innerText()
    assert.include(text, 'Dưới giá đề xuất')
    for (const hidden of ['Lãi', 'Lỗ', 'giá sàn', 'giá nhập']) assert.notInclude(text, hidden)
  })

  for (const phone of someCases(PHONES))
    test(`each line is a row that opens, no figure breaks, and all is in reach of a thumb at ${phone.width} px`, async ({
      assert,
      cleanup,
    }) => {
      const person = await approver(true)
      const order = await unusual(person)
      const { page, close } = await opened(person, order.id, phone)
      cleanup(close)
      const rows = page.locator('.line-row')
      await until(async () => assert.equal(await rows.count(), order.lines.length))
      for (const row of await rows.all()) {
        assert.equal((await box(row)).height, 64)
        assert.isAtLeast((await box(row.locator('.line-row-name'))).width, 104)
      }
      await until(async () => assert.include(await rows.first().innerText(), money(order.lines[0].amount)))
      assert.deepEqual(await linesOfFigures(page), [1])
      await rows.first().click()
      await page.locator('dt').getByText('Đơn giá', { exact: true }).waitFor()
      await until(async () => assert.equal(await rows.first().getAttribute('aria-expanded'), 'true'))
      assert.isAtMost(await page.evaluate<number>('document.documentElement.scrollWidth'), phone.width)

      await page.mouse.wheel(0, 2000)
      assert.isAtMost(await fixedPart(page), 0.2)
      assert.deepEqual(await smallTargets(page), [])
      await until(async () => assert.include(await bar(page).innerText(), money(order.grandTotal)))
      await bar(page).getByRole('button', { name: 'Phê duyệt' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Phê duyệt đơn hàng' }).click()
      await page.locator('.page-header').getByText('Đã duyệt', { exact: true }).waitFor()
      await until(async () => assert.equal(await review(page).count(), 0))
    })

  test('an amount of tens of billions stays whole, and beside a name that can be read', async ({ assert, cleanup }) => {
    const person = await approver(true)
    const order = await unusual(person, '50000')
    const { page, close } = await opened(person, order.id, PHONES[1])
    cleanup(close)
    const [row] = await page.locator('.line-row').all()
    assert.isAtLeast((await box(row!.locator('.line-row-name'))).width, 104)
    assert.deepEqual(await linesOfFigures(page), [1])
    assert.isAtMost(await page.evaluate<number>('document.documentElement.scrollWidth'), 360)
  })
})
