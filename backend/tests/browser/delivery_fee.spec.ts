import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { holdAnswers, signedInPages } from '#tests/support/browser'
import { bar } from '#tests/support/bar'
import { clerk, draft, superAdmin } from '#tests/support/documents/lives'
import { chooseFrom, openMore } from '#tests/support/forms'
import { cell } from '#tests/support/grid'
import { created, fresh, resourceOf, sample } from '#tests/support/samples'

type Row = Record<string, any> & { id: string; version: number }

/** A tariff of so many dong a kg. */
async function tariff(kgRate: string): Promise<Row> {
  const code = `BP${fresh()}`
  return (await created(resourceOf('shipping-fees'), {
    ...(await sample(resourceOf('shipping-fees'), 'DONGA', 'required')),
    code,
    name: `Biểu phí ${code}`,
    method: 'per_kg',
    kgRate,
    minimum: null,
    freeFrom: null,
    capacity: null,
  })) as Row
}

/** A draft of 50 bars, 924.3 kg by barem, and whatever else. */
async function order(more: object = {}): Promise<Row> {
  const { id } = await bar({}, 'DF')
  return draft(resourceOf('sales-orders'), (await clerk(19, ['v'])).userId, {
    calculationMethod: 'barem_kg',
    discountSource: 'manual',
    discount: '0',
    shippingFee: '0',
    deliveryTariffId: null,
    lines: [{ productId: id, quantity: '50', priceType: 'barem_kg', salePrice: '15500' }],
    ...more,
  })
}

const stored = async ({ id }: Row): Promise<Row> => (await (await superAdmin()).get(`/sales-orders/${id}`)).body
const fee = (page: Page) => page.getByLabel('Phí vận chuyển', { exact: true })
/** Waits for a fee to stand in the form. */
const stands = (page: Page, amount: string) =>
  page.locator(`#sales-orders-page_shippingFee[value="${amount}"]`).waitFor()
const told = (page: Page, words: string) => page.locator('.delivery-hint').getByText(words).waitFor()

async function edit(page: Page, { id }: Row) {
  await page.goto(`/sale-management/order/${id}/edit`)
  await cell(page, 'Số lượng', 1).waitFor()
}

async function save(page: Page, { id }: Row) {
  await page.keyboard.press('Control+S')
  await page.waitForURL((url) => url.pathname === `/sale-management/order/${id}`)
}

test.group('the delivery fee of an order', (group) => {
  const held = signedInPages(group)

  test('fills itself in from the tariff, says so and why, and can be taken back', async ({ assert }) => {
    const { page } = held
    const [row, { name }] = [await order(), await tariff('100')]
    await edit(page, row)
    await chooseFrom(page, 'Biểu phí vận chuyển', name, name)
    await stands(page, '92,430')
    await page.locator('.delivery-hint').getByRole('button', { name: 'Tự tính' }).hover()
    await page
      .getByRole('tooltip')
      .getByText(/Theo biểu phí cho 924\.3\skg: 92,430/)
      .waitFor()
    await page.getByRole('button', { name: /^Trả lại 0/ }).click()
    await stands(page, '0')
    await told(page, 'Phí đề xuất 92,430')
    await page.getByRole('button', { name: 'Dùng phí đề xuất' }).click()
    await stands(page, '92,430')
    await save(page, row)
    assert.containsSubset(await stored(row), { shippingFee: '92430', suggestedShippingFee: '92430' })
  })

  test('follows the order as it is changed, and what is saved at once is the fee of what is saved', async ({
    assert,
  }) => {
    const { page } = held
    const row = await order({ deliveryTariffId: (await tariff('100')).id, shippingFee: '92430' })
    await edit(page, row)
    await told(page, 'Tự tính')
    await cell(page, 'Số lượng', 1).fill('100')
    await stands(page, '184,860')
    await cell(page, 'Số lượng', 1).fill('200')
    await save(page, row)
    assert.containsSubset(await stored(row), { shippingFee: '369720', suggestedShippingFee: '369720' })
  })

  test('that arrives while its field is selected is replaced by what is typed', async ({ assert }) => {
    const { page } = held
    const [row, { name }] = [await order(), await tariff('100')]
    await edit(page, row)
    const answer = await holdAnswers(page, /sales-orders\/quote$/)
    await chooseFrom(page, 'Biểu phí vận chuyển', name, name)
    await fee(page).press('Control+A')
    answer()
    await stands(page, '92,430')
    await page.keyboard.type('50000')
    assert.equal((await fee(page).inputValue()).replaceAll(',', ''), '50000')
  })

  test('stays as a person typed it, whatever the order becomes', async ({ assert }) => {
    const { page } = held
    const row = await order({ deliveryTariffId: (await tariff('100')).id, shippingFee: '92430' })
    await edit(page, row)
    await told(page, 'Tự tính')
    await fee(page).fill('150000')
    await told(page, 'Phí đề xuất 92,430')
    await cell(page, 'Số lượng', 1).fill('100')
    await told(page, 'Phí đề xuất 184,860')
    await stands(page, '150,000')
    await save(page, row)
    assert.equal((await stored(row)).shippingFee, '150000')
    await edit(page, row)
    await cell(page, 'Số lượng', 1).fill('200')
    await told(page, 'Phí đề xuất 369,720')
    await stands(page, '150,000')
  })

  test('a draft that is only opened keeps its fee, though the tariff has changed since', async ({ assert }) => {
    const { page } = held
    const { id, version } = await tariff('100')
    const row = await order({ deliveryTariffId: id, shippingFee: '92430' })
    await (await superAdmin()).patch(`/shipping-fees/${id}`, { version, kgRate: '120' })
    await edit(page, row)
    await told(page, 'Phí đề xuất 110,916')
    await stands(page, '92,430')
    await openMore(page)
    await page.getByLabel('Ghi chú', { exact: true }).fill('Chỉ thêm ghi chú')
    await save(page, row)
    assert.containsSubset(await stored(row), { shippingFee: '92430', note: 'Chỉ thêm ghi chú' })
  })
})
