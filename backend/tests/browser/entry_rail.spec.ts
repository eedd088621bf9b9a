import { test } from '@japa/runner'
import { exact } from '@barem/resources/calc/exact'
import { seriousFindings } from '#tests/support/axe'
import { signedInPage, signedInPages } from '#tests/support/browser'
import { superAdmin } from '#tests/support/documents/lives'
import { resourceOf } from '#tests/support/samples'
import { until } from '#tests/support/until'

type Row = Record<string, any>
const ORDERS = resourceOf('sales-orders').route

/** A draft whose lines all have prices, and what its customer owes. */
async function priced(): Promise<{ order: Row; balance: string }> {
  const client = await superAdmin()
  const drafts = (await client.get('/sales-orders?status_in=draft&_sort=code&_order=asc')).body as Row[]
  const { id } = drafts.find(({ grandTotal, customerId }) => Number(grandTotal) > 0 && customerId)!
  const order = (await client.get(`/sales-orders/${id}`)).body
  const { party } = (await client.get(`/receivables/card?customerId=${order.customerId}&_start=0&_end=1`)).body
  return { order, balance: party.balance }
}

const money = (dong: string) => new RegExp(`${dong.replaceAll(/\B(?=(\d{3})+$)/g, ',')}\\sđ`)

test.group('beside the goods of an order that is typed', (group) => {
  const held = signedInPages(group)

  test('stands what is owed after it, and what it earns', async ({ assert }) => {
    const { page } = held
    const { order, balance } = await priced()
    await page.goto(`${ORDERS}/${order.id}/edit`)
    const debt = page.locator('.doc-beside')
    await debt.getByText('Nợ sau đó').waitFor()
    const after = exact.add(balance, order.grandTotal).toFixed()
    await until(async () => assert.match(await debt.innerText(), money(after)))
    assert.match(await debt.innerText(), money(order.grandTotal))
    await page.locator('.order-margin').getByText('Lãi gộp').waitFor()
    assert.equal(await page.locator('.doc-bar .customer-debt').count(), 0)
    assert.deepEqual(await seriousFindings(page), [])
  })

  test('stands no earning for those who may not see costs', async ({ assert, cleanup }) => {
    const { order } = await priced()
    const page = await signedInPage(cleanup, { account: 'nhanvien.demo' })
    await page.goto(`${ORDERS}/${order.id}/edit`)
    await page.locator('.why-button').waitFor()
    assert.equal(await page.locator('.order-margin').count(), 0)
  })

  test('stands above them on a narrow screen, as it is now', async ({ cleanup }) => {
    const { order } = await priced()
    const page = await signedInPage(cleanup, { viewport: { width: 1024, height: 844 } })
    await page.goto(`${ORDERS}/${order.id}/edit`)
    await page.locator('.doc-bar .customer-debt').waitFor()
  })
})
