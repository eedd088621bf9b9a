import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { api, signIn } from '#tests/support/client'
import { choosePaper, inEnglish, newOrder, opened, orderPath, sheet, type Row } from '#tests/support/documents/on_paper'
import { until } from '#tests/support/until'

/** What stands on the sheet at the moment that it goes to the printer. */
const PRINTER = `window.printed = []; window.print = () => {
  window.printed.push(document.querySelector('.paper').innerText + document.querySelector('.paper style').textContent)
  dispatchEvent(new Event('afterprint'))
}`

async function preview(order: Row) {
  const { page, close } = await opened('/profile')
  await page.addInitScript(PRINTER)
  await page.goto(orderPath(order))
  await sheet(page).waitFor()
  return { page, close }
}

const sheets = (page: Page): Promise<string[]> => page.evaluate('window.printed')

/** Prints, and waits until the sheet has gone. Returns what stood on it. */
async function print(page: Page, press: (page: Page) => Promise<void> = pressButton): Promise<string> {
  const before = (await sheets(page)).length
  await press(page)
  return until(async () => {
    const printed = await sheets(page)
    if (printed.length === before) throw new Error('nothing was printed')
    return printed.at(-1)!
  })
}
const pressButton = (page: Page) => page.getByRole('button', { name: /^(In|Print)$/ }).click()

const copies = async ({ id }: Row) =>
  (await api(await signIn('superadmin')).get(`/sales-orders/${id}/prints`)).body.map(
    ({ paper, copy }: { paper: string; copy: number }) => `${paper} ${copy}`,
  )

test.group('reprints', () => {
  test('the first print is no reprint, those after it say which they are, in its head and at its foot', async ({
    assert,
    cleanup,
  }) => {
    const order = await newOrder(1)
    const { page, close } = await preview(order)
    cleanup(close)
    await page.reload()
    await sheet(page).waitFor()
    assert.deepEqual(await copies(order), [], 'looking at it counts nothing')
    assert.notInclude(await print(page), 'In lại')
    await page.getByText('Đã in 1 lần').waitFor()
    assert.equal((await print(page)).split('In lại lần 1').length, 3)
    await inEnglish(page)
    await page.getByRole('heading', { name: 'SALES ORDER' }).waitFor()
    assert.include(await print(page, () => page.keyboard.press('Control+p')), 'Reprint 2')
    await choosePaper(page, 'Báo giá')
    await page.getByRole('heading', { name: 'BÁO GIÁ' }).waitFor()
    assert.notInclude(await print(page), 'In lại')
    assert.deepEqual(await copies(order), ['quotation 1', 'order 3', 'order 2', 'order 1'])
  })

  test('two tabs that show a first print make a first and a second copy', async ({ assert, cleanup }) => {
    const order = await newOrder(1)
    const { page, close } = await preview(order)
    cleanup(close)
    const other = await page.context().newPage()
    await other.addInitScript(PRINTER)
    await other.goto(orderPath(order))
    await sheet(other).waitFor()
    assert.notInclude(await print(page), 'In lại')
    assert.include(await print(other), 'In lại lần 1')
    assert.deepEqual(await copies(order), ['order 2', 'order 1'])
  })

  test('what cannot be counted is not printed, and says why', async ({ assert, cleanup }) => {
    const order = await newOrder(1)
    const { page, close } = await preview(order)
    cleanup(close)
    await page.route('**/prints', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
    await pressButton(page)
    await page.locator('.ant-message-error').waitFor()
    assert.deepEqual(await sheets(page), [])
    await page.unroute('**/prints')
    assert.notInclude(await print(page), 'In lại')
    assert.deepEqual(await copies(order), ['order 1'])
  })

  test('stand in the timeline of the document with who printed what', async ({ cleanup }) => {
    const order = await newOrder(1)
    const { page, close } = await preview(order)
    cleanup(close)
    for (let times = 0; times < 2; times++) await print(page)
    await page.goto(orderPath(order).replace('/print', ''))
    await page.getByText('đã in Đơn bán hàng', { exact: false }).waitFor()
    await page.getByText('đã in lại Đơn bán hàng lần 1').waitFor()
  })
})
