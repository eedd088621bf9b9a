import { test } from '@japa/runner'
import { signedInPage, signedInPages } from '#tests/support/browser'
import { bar } from '#tests/support/bar'
import { clerk, draft } from '#tests/support/documents/lives'
import { cell, newLine, row, type } from '#tests/support/grid'
import { resourceOf } from '#tests/support/samples'
import { until } from '#tests/support/until'

const ORDERS = resourceOf('sales-orders')
const CONTRACTS = resourceOf('purchase-contracts')

const coil = () =>
  bar({ weightMode: 'coil', densityWeight: undefined, length: undefined, priceType: 'actual_kg' }, 'CUON')

test.group('figures that nobody knows yet', (group) => {
  const held = signedInPages(group)

  test('are dashes in the lines and sums of an order: a coil weighs what the scale says', async ({ assert }) => {
    const { page } = held
    const [{ code }, { code: bars }] = [await coil(), await bar()]
    await page.goto(`${ORDERS.route}/add`)
    await newLine(page).focus()
    await type(page, code, 'Enter', '2', 'ArrowDown')
    const shown = async (line: number, field: string) =>
      (await row(page, line).locator(`[data-column=${field}]`).innerText()).trim()
    const foot = page.locator('.totals-bar')
    await foot.getByText('thiếu 1 dòng').first().waitFor()
    await until(async () => assert.equal(await shown(1, 'theoreticalWeight'), '—'))
    await until(async () => assert.match(await foot.innerText(), /TL thực tế\s+—\s*thiếu 1 dòng[^]*Tổng cộng\s+—/))
    await type(page, bars, 'Enter', '10', 'ArrowDown')
    await foot.getByText('184.86 kg').waitFor()
    await foot.getByText('ước tính, thiếu 1 dòng').waitFor()
    await until(async () =>
      assert.equal(await cell(page, 'TL thực tế (kg)', 2).getAttribute('placeholder'), '≈\u00a0184.86'),
    )
  })

  test('are dashes in a contract too', async ({ assert }) => {
    const { page } = held
    const { code } = await coil()
    await page.goto(`${CONTRACTS.route}/add`)
    await newLine(page).focus()
    await type(page, code, 'Enter', '2', 'ArrowDown')
    const foot = page.locator('.totals-bar')
    await foot.getByText('thiếu 1 dòng').first().waitFor()
    await until(async () => assert.match(await foot.innerText(), /TL lý thuyết\s+—[^]*Tổng cộng\s+—/))
    await type(page, (await bar()).code, 'Enter', '10', 'ArrowDown')
    await until(async () => assert.match(await foot.innerText(), /TL lý thuyết\s+184.86\skg\s*thiếu 1 dòng/))
  })

  test('are left out of the sum of weights, which says so: on its page, on a phone, and where it is sent for approval', async ({
    assert,
  }) => {
    const { page } = held
    const line = (productId: unknown, own: object) => ({ productId, quantity: '10', salePrice: '15500', ...own })
    const { id } = await draft(ORDERS, (await clerk(19, ['v'])).userId, {
      lines: [
        line((await bar()).id, { priceType: 'barem_kg' }),
        line((await coil()).id, { priceType: 'actual_kg', actualWeight: '4120', weightSource: 'weighed' }),
        line((await coil()).id, { priceType: 'actual_kg' }),
      ],
    })
    const totals = page.locator('.document-totals')
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(`${ORDERS.route}/${id}`)
      await totals.getByText('Thiếu 2 dòng không có TL lý thuyết', { exact: true }).waitFor()
      await totals.getByText('1 dòng chưa cân', { exact: true }).waitFor()
      await page.goto(`${ORDERS.route}/${id}?do=request`)
      await page.getByRole('dialog').getByText('1 dòng chưa cân', { exact: true }).waitFor()
      assert.isAtMost(Number(await page.evaluate('document.documentElement.scrollWidth')), width)
    }
  })

  test('are dashes where goods are counted by the metre: one is no length', async ({ assert }) => {
    const { page } = held
    const unit = { unit: 'Mét', englishUnit: 'Metre' }
    const { id: productId } = await bar({ length: '1' })
    const { id } = await draft(ORDERS, (await clerk(19, ['v'])).userId, {
      lines: [{ productId, quantity: '60', priceType: 'barem_kg', salePrice: '15500' }],
    })
    await page.route(`**/sales-orders/${id}*`, async (route) => {
      const answer = await route.fetch()
      const body = await answer.json()
      await route.fulfill({ response: answer, json: { ...body, lines: [{ ...body.lines[0], ...unit }] } })
    })
    await page.goto(`${ORDERS.route}/${id}/edit`)
    await cell(page, 'Số lượng', 1).waitFor()
    await until(async () => assert.equal((await row(page, 1).locator('[data-column=length]').innerText()).trim(), '—'))
  })
})

test.group('the name of a deviation', () => {
  for (const width of [1280, 1440])
    test(`is in its cell as a whole, ${width} px`, async ({ assert, cleanup }) => {
      const { id: productId } = await bar()
      const { id } = await draft(ORDERS, (await clerk(19, ['v'])).userId, {
        lines: [
          {
            productId,
            quantity: '10',
            priceType: 'barem_kg',
            salePrice: '15500',
            actualWeight: '300',
            weightSource: 'weighed',
          },
        ],
      })
      const page = await signedInPage(cleanup, { viewport: { width, height: 900 } })
      // Other specs add bands of their own.
      await page.route('**/company-settings/current', async (route) => {
        const answer = await route.fetch()
        const { data } = (await answer.json()) as { data: { deviationBands: { name: string }[] } }
        const deviationBands = data.deviationBands.filter(({ name }) => name === 'Vượt dung sai')
        await route.fulfill({ response: answer, json: { succeeded: true, data: { ...data, deviationBands } } })
      })
      await page.goto(`${ORDERS.route}/${id}/edit`)
      await row(page, 1).getByTitle('Vượt dung sai').locator('.tinted').waitFor()
      const isInCell = () =>
        page.evaluate<boolean>(`{
          const tint = document.querySelector('.tinted')
          const [inner, cell] = [tint, tint.closest('td')].map((element) => element.getBoundingClientRect())
          inner.left >= cell.left && inner.right <= cell.right && tint.scrollWidth <= tint.clientWidth
        }`)
      assert.isTrue(await isInCell())
      await page.goto(`${ORDERS.route}/${id}`)
      await page.getByTitle('Vượt dung sai').locator('.tinted').waitFor()
      assert.isTrue(await isInCell(), 'on the page of the order too')
    })
})
