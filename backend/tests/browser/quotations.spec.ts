import { amountInWords } from '@barem/resources/calc/words'
import { test } from '@japa/runner'
import { api, signIn } from '#tests/support/client'
import {
  chooseSize,
  choosePaper,
  grouped,
  inEnglish,
  newOrder,
  opened,
  orderPath,
  sheet,
} from '#tests/support/documents/on_paper'
import { printed } from '#tests/support/pdf'

test.group('quotations', () => {
  test('a draft is quoted: prices, amounts and until when they hold, in both languages and on both sizes', async ({
    assert,
    cleanup,
  }) => {
    const order = await newOrder(4, { quotedUntil: '2026-02-15' })
    const { page, close } = await opened(orderPath(order))
    cleanup(close)
    await sheet(page).waitFor()
    await choosePaper(page, 'Báo giá')
    await page.getByRole('heading', { name: 'BÁO GIÁ' }).waitFor()
    const says = async (size: string, own: string[]) => {
      const pdf = await printed(page)
      assert.equal(pdf.size, size)
      for (const text of [
        order.code,
        order.customer.name,
        order.createdBy.name,
        amountInWords(order.grandTotal),
        `${grouped(order.grandTotal)} đ`,
        ...order.lines.map((each: any) => grouped(each.amount, 0)),
        ...own,
      ])
        assert.include(pdf.text, text)
      // What is ours stays with us, and a draft is a valid quotation.
      for (const text of ['30,000,000', order.exportingWarehouse.name, 'BẢN NHÁP', 'DRAFT', 'In lại', 'Reprint'])
        assert.notInclude(pdf.text, text)
    }
    const vietnamese = [
      'BÁO GIÁ',
      'Kính gửi',
      'Đơn trọng (kg)',
      'Người báo giá',
      'Báo giá có hiệu lực đến ngày 15/02/2026.',
    ]
    await says('210×297', vietnamese)
    await chooseSize(page, 'A5 ngang')
    await says('210×148', vietnamese)
    await inEnglish(page)
    await page.getByRole('heading', { name: 'QUOTATION' }).waitFor()
    await says('210×148', ['QUOTATION', 'Quoted by', 'Quotation valid until 15/02/2026.'])
  })

  test('without a day of its own it holds for as long as the company has it', async ({ assert, cleanup }) => {
    const order = await newOrder(1)
    const { quotationDays } = (await api(await signIn('superadmin')).get('/company-settings/current')).body.data
    const until = new Date(Date.UTC(2026, 1, 5 + quotationDays))
      .toISOString()
      .slice(0, 10)
      .split('-')
      .reverse()
      .join('/')
    const { page, close } = await opened(`${orderPath(order)}?paper=quotation`)
    cleanup(close)
    await page.getByRole('heading', { name: 'BÁO GIÁ' }).waitFor()
    assert.include((await printed(page)).text, `Báo giá có hiệu lực đến ngày ${until}.`)
  })

  test('the paper is chosen on the page of a document, and is remembered', async ({ assert, cleanup }) => {
    const order = await newOrder(1)
    const { page, close } = await opened(orderPath(order).replace('/print', ''))
    cleanup(close)
    const next = page.context().waitForEvent('page')
    await page.getByRole('button', { name: 'Chọn mẫu in' }).click()
    await page.getByRole('menuitem', { name: 'Báo giá' }).click()
    const quotation = await next
    await quotation.getByRole('heading', { name: 'BÁO GIÁ' }).waitFor()
    assert.match(quotation.url(), /\?paper=quotation$/)
    await choosePaper(quotation, 'Phiếu giao hàng')
    await quotation.goto(orderPath(order))
    await quotation.getByRole('heading', { name: 'PHIẾU GIAO HÀNG' }).waitFor()
  })
})
