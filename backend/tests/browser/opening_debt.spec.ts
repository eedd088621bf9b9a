import { test } from '@japa/runner'
import { seriousFindings } from '#tests/support/axe'
import { signedInPage } from '#tests/support/browser'
import { superAdmin } from '#tests/support/documents/lives'
import { field, saveDocument } from '#tests/support/forms'
import { newLine, paste, type } from '#tests/support/grid'
import { confirm } from '#tests/support/keyboard'
import { created, resourceOf, sample } from '#tests/support/samples'
import { until } from '#tests/support/until'

const LIST = '/finance-accounting/opening-debt'
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }

const customer = async () =>
  created(resourceOf('customers'), await sample(resourceOf('customers'), 'DONGA', 'required'))

test.group('opening debt', () => {
  test('is typed and pasted, checked against the old books, posted, followed to its document, and undone', async ({
    assert,
    cleanup,
  }) => {
    const [one, other] = [await customer(), await customer()]
    const page = await signedInPage(cleanup)
    await page.goto(`${LIST}/add`)
    await field(page, 'Ngày đầu kỳ').fill('31/01/2026')
    await page.keyboard.press('Enter')
    await field(page, 'Tổng theo sổ cũ').fill('17.000.000')
    await newLine(page).focus()
    await paste(
      page,
      `${one.code}\tHD-0912\t05/12/2025\t04/01/2026\t12.000.000\n${other.code}\tHD-0913\t06/12/2025\t\t4.000.000\n${other.code}\tTT-07\t07/12/2025\t\t-500.000`,
    )
    await page.getByText('Đã dán 3 dòng.').waitFor()
    await until(async () => assert.include(await page.locator('.totals-bar').innerText(), '15,500,000'))
    await newLine(page).focus()
    await type(page, String(other.code), 'Enter', 'HD-0914', 'Enter', '7/12/2025', 'Enter', 'Enter', '1500000', 'Enter')
    await until(async () => assert.include(await page.locator('.totals-bar').innerText(), '17,000,000'))
    await saveDocument(page)
    await page.waitForURL(/opening-debt\/[0-9a-f-]{36}$/)
    const { pathname: address } = new URL(page.url())
    await page.getByRole('button', { name: 'Ghi sổ' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Ghi sổ' }).click()
    await page.getByText('Đã ghi sổ', { exact: true }).waitFor()

    await page.goto(`/finance-accounting/debt-tracking?q=${other.code}`)
    await page.getByRole('link', { name: 'HD-0914' }).click()
    await page.getByText('Nợ đầu kỳ', { exact: true }).first().waitFor()
    await page.goto(`/finance-accounting/receivables/${other.id}`)
    await page.getByRole('link', { name: 'HD-0913' }).click()
    await page.waitForURL(`**${address}`)

    await page.goto(`${address}?do=undo`)
    await page.locator('[role=dialog] textarea:focus').waitFor()
    await page.keyboard.type('Nhập nhầm kỳ')
    await confirm(page, 'Hoàn tác phiếu nợ đầu kỳ')
    await page.getByText('Đã hoàn tác', { exact: true }).waitFor()
  })

  test('says on a phone, in English and in the dark, that it is not what the old books say', async ({
    assert,
    cleanup,
  }) => {
    const { id: customerId } = await customer()
    const line = { customerId, number: 'HD-1', documentDate: '2026-01-05', amount: '1000' }
    const { id } = await created(resourceOf('opening-receivables'), {
      ...{ openedOn: '2026-01-31', controlTotal: '1001', lines: [line] },
    })
    const page = await signedInPage(cleanup, PHONE)
    await page.evaluate(
      `localStorage.setItem('barem.locale', '"en_US"'); localStorage.setItem('barem.theme', '"dark"')`,
    )
    await page.goto(`${LIST}/${id}`)
    await page.getByText('Total by the old books', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Post', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Post', exact: true }).click()
    await page.getByText(/The lines come to 1,000 đ, not to the total of the old books/).waitFor()
    assert.deepEqual(await seriousFindings(page), [])
  })

  test('is what a payment says that it pays, before it is saved', async ({ assert, cleanup }) => {
    const { id: customerId } = await customer()
    const line = (number: string, dueDate: string, amount: string) => ({
      ...{ customerId, number, documentDate: '2025-12-01', dueDate, amount },
    })
    const lines = [line('A', '2026-01-20', '2000000'), line('B', '2026-01-10', '1000000')]
    const batch = await created(resourceOf('opening-receivables'), { openedOn: '2026-01-31', lines })
    const client = await superAdmin()
    await client.post(`/opening-receivables/${batch.id}/post`, { version: batch.version })
    const page = await signedInPage(cleanup)
    await page.goto(`/finance-accounting/debt-tracking/transaction/add?customerId=${customerId}`)
    const preview = page.locator('.payment-preview')
    const says = async (text: string) =>
      until(async () => assert.equal((await preview.innerText()).replaceAll(/\s+/g, ' '), text))
    await field(page, 'Số tiền').fill('1500000')
    await says('Trừ vào B 1,000,000 đ hết A 500,000 đ còn 1,500,000 đ')
    await field(page, 'Số tiền').fill('3200000')
    await says('Trừ vào B 1,000,000 đ hết A 2,000,000 đ hết Giữ lại cho khách 200,000 đ')
    await field(page, 'Số tiền').fill('')
    await preview.waitFor({ state: 'detached' })
  })
})
