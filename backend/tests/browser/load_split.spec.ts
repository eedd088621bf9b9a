import { test } from '@japa/runner'
import { seriousFindings } from '#tests/support/axe'
import { signedInPage } from '#tests/support/browser'
import { superAdmin } from '#tests/support/documents/lives'
import { saveDocument } from '#tests/support/forms'
import { until } from '#tests/support/until'
import { answered, customer, FREE } from '../http/debt/owing.ts'
import { sellingOrder } from '../http/stock/issuing.ts'
import { posted, product, warehouse } from '../http/stock/stock.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }

/** An order of 10 and 30 bars of the same barem, which are in stock. */
async function ordered() {
  const [first, second, warehouseId] = [await product(), await product(), await warehouse()]
  await posted(
    warehouseId,
    [first, second].map((productId) => ({
      ...{ productId, quantity: '100', actualWeight: '2000', priceType: 'actual_kg', unitPrice: '14000' },
    })),
  )
  const lines = [
    { productId: first, quantity: '10' },
    { productId: second, quantity: '30' },
  ]
  return sellingOrder(warehouseId, lines, { customerId: await customer(), ...FREE })
}

test.group('a truck that is weighed as a whole', () => {
  test('is split over its lines by their barem, around what was weighed alone', async ({ assert, cleanup }) => {
    const order = await ordered()
    const page = await signedInPage(cleanup)
    await page.goto(`/logistics/export-warehouse/add?orderId=${order.id}`)
    const weightOf = (line: number) => page.getByLabel(`KL cân, dòng ${line}`, { exact: true })
    const says = (...weights: string[]) =>
      until(async () =>
        assert.deepEqual(await Promise.all(weights.map((_, place) => weightOf(place + 1).inputValue())), weights),
      )
    const load = page.getByLabel('Cân cả xe')
    for (const unfit of ['abc', '-50', '0', '999999999']) {
      await load.fill(unfit)
      await page.keyboard.press('Enter')
      await page.getByText('Cân cả xe là số kg từ 0.01 đến 200,000').waitFor()
    }
    await says('', '')
    await load.fill('740')
    await page.keyboard.press('Enter')
    await says('185', '555')
    // Split anew, since nobody weighed a line by itself.
    await load.fill('800')
    await page.getByRole('button', { name: 'Chia cho các dòng' }).click()
    await says('200', '600')
    await weightOf(1).fill('190')
    await page.getByRole('button', { name: 'Chia cho các dòng' }).click()
    await says('190', '610')
    await load.fill('180')
    await page.keyboard.press('Enter')
    await page.getByText('Các dòng đã cân riêng nặng hơn cả xe 10 kg').waitFor()
    assert.deepEqual(await seriousFindings(page), [])
    await page.getByLabel('Tên lái xe').fill('Đỗ Văn Tải')
    await saveDocument(page)
    await page.waitForURL(/export-warehouse\/[0-9a-f-]{36}$/)
    const { lines } = await answered((await superAdmin()).get(`/warehouse-issues/${page.url().split('/').at(-1)}`))
    assert.deepEqual(
      lines.map(({ actualWeight }: { actualWeight: string }) => Number(actualWeight)),
      [190, 610],
    )
  })

  test('is split on a phone too', async ({ assert, cleanup }) => {
    const order = await ordered()
    const page = await signedInPage(cleanup, PHONE)
    await page.goto(`/logistics/export-warehouse/add?orderId=${order.id}`)
    await page.getByLabel('Cân cả xe').fill('740')
    await page.getByRole('button', { name: 'Chia cho các dòng' }).click()
    const typed = '[...document.querySelectorAll("input")].map(({ value }) => value)'
    await until(async () => assert.includeMembers(await page.evaluate<string[]>(typed), ['185', '555']))
    assert.equal(await page.evaluate('document.documentElement.scrollWidth - innerWidth'), 0)
  })
})
