import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { sum } from '@barem/resources/calc/exact'
import { outcomeOf } from '@barem/resources/kit'
import { signedInPages } from '#tests/support/browser'
import { superAdmin } from '#tests/support/documents/lives'
import { resourceOf } from '#tests/support/samples'
import { until } from '#tests/support/until'

const ORDERS = resourceOf('sales-orders')
const rows = (page: Page) => page.locator('.ant-table-row')
const bar = (page: Page) => page.locator('.selection-bar')

type Row = Record<string, string | null>

/** The figure of an order that lists show: the final one where it has one. */
const shown = (row: Row, name: string) => {
  const outcome = outcomeOf(ORDERS, row, name)
  return row[outcome?.isFinal ? outcome.by : name] ?? null
}

/** The figures of rows of a page, as the server has them. */
async function figures(path: string, names: readonly string[]): Promise<Record<string, string>> {
  const found = (await (await superAdmin()).get(path)).body as Row[]
  return Object.fromEntries(names.map((name) => [name, sum(found.map((row) => shown(row, name))).toFixed()]))
}

/** The digits of a figure, without the words after it on how many rows have none. */
const digits = (text: string) => text.replace(/\d+ dòng chưa có/, '').replaceAll(/[^\d.]/g, '')

test.group('rows that are chosen', (group) => {
  const held = signedInPages(group)

  test('say what they come to, also across pages', async ({ assert }) => {
    const { page } = held
    await page.goto(`${ORDERS.route}?_sort=code&_order=asc`)
    await rows(page).nth(9).waitFor()
    const all = page.getByRole('checkbox', { name: 'Chọn tất cả trên trang', exact: true })
    await all.check()
    await bar(page).getByText('Đã chọn 10 mục').waitFor()
    const amount = bar(page).locator('dd').nth(1)
    const ten = await figures('/sales-orders?_sort=code&_order=asc&_start=0&_end=10', ['grandTotal', 'actualWeight'])
    await until(async () => assert.equal(digits(await amount.innerText()), ten.grandTotal))
    assert.include(await bar(page).innerText(), 'TL thực tế')
    await page.getByRole('listitem', { name: '2', exact: true }).click()
    await page.waitForURL(/_page=2/)
    await bar(page).getByText('Đã chọn 10 mục').waitFor()
    await until(async () => assert.isFalse(await all.isChecked()))
    await all.check()
    await bar(page).getByText('Đã chọn 20 mục').waitFor()
    const [first, second] = [
      ten,
      await figures('/sales-orders?_sort=code&_order=asc&_start=10&_end=20', ['grandTotal']),
    ]
    const both = sum([first.grandTotal!, second.grandTotal!]).toFixed()
    await until(async () => assert.equal(digits(await amount.innerText()), both))
    await all.uncheck()
    await bar(page).getByText('Đã chọn 10 mục').waitFor()
    await page.locator('.list-search input').fill('DH')
    await until(async () => assert.equal(await bar(page).count(), 0))
  })

  test('are all of the list by one button, which the server adds up', async ({ assert }) => {
    const { page } = held
    const query = 'status_in=done,approved,in_progress'
    await page.goto(`${ORDERS.route}?${query.replace('_in', '').replaceAll(',', '&status=')}`)
    await rows(page).nth(9).waitFor()
    await page.getByRole('checkbox', { name: 'Chọn tất cả trên trang', exact: true }).check()
    const count = Number((await (await superAdmin()).get(`/sales-orders?${query}`)).headers.get('x-total-count'))
    const pages = Array.from({ length: Math.ceil(count / 100) }, (_, place) => place * 100)
    const parts = await Promise.all(
      pages.map((from) => figures(`/sales-orders?${query}&_start=${from}&_end=${from + 100}`, ['grandTotal'])),
    )
    const total = count.toLocaleString('en-US')
    await page.getByRole('button', { name: `Chọn cả ${total}` }).click()
    await bar(page).getByText(`Đã chọn cả ${total} mục của danh sách`).waitFor()
    const amount = bar(page).locator('dd').nth(1)
    const all = sum(parts.map(({ grandTotal }) => grandTotal!)).toFixed()
    await until(async () => assert.equal(digits(await amount.innerText()), all))
  })

  test('are chosen in lists of queries too, where figures are added up', async ({ assert }) => {
    const { page } = held
    await page.goto('/logistics/inventory')
    await rows(page).nth(1).waitFor()
    for (const place of [0, 1]) await rows(page).nth(place).getByRole('checkbox').check()
    await bar(page).getByText('Đã chọn 2 mục').waitFor()
    assert.isAbove(await bar(page).locator('dd').count(), 0)
    assert.equal(await bar(page).getByRole('button').count(), 1)
  })
})
