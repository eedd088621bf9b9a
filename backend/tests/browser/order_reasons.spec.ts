import { test } from '@japa/runner'
import { until } from '#tests/support/until'
import { signedInPages } from '#tests/support/browser'
import { api, signIn } from '#tests/support/client'
import { created, resourceOf, sample, target } from '#tests/support/samples'

type Body = Record<string, any>

/** A draft of 940 kg for a customer whose policy gives 1 % from 1,000 kg on, priced below the margin of its goods. */
async function nearMiss(): Promise<{ order: Body; policy: Body; product: Body }> {
  const customerTypeId = await target('customer-types')
  const customer = await created(resourceOf('customers'), {
    ...(await sample(resourceOf('customers'), 'DONGA', 'required')),
    customerTypeId,
  })
  const { productTypeId, unitId, image } = await sample(resourceOf('products'))
  const product = await created(resourceOf('products'), {
    name: `Thép thử ${Date.now()}`,
    description: 'Hàng thử',
    productTypeId,
    unitId,
    image,
    weightMode: 'per_piece',
    densityWeight: '1',
    priceType: 'barem_kg',
    sellingPrice: '16000',
    costPrice: '15000',
  })
  const policy = await created(resourceOf('discount-policies'), {
    name: 'Đơn từ một tấn',
    type: 'rate',
    discount: '1',
    condition: 'volume',
    quantity: '0',
    volume: '1000',
    audience: 'type',
    customerTypeId,
  })
  await created(resourceOf('price-configurations'), {
    name: 'Giá riêng',
    scope: 'product',
    productId: product.id,
    method: 'markup_percent',
    markupPercent: '10',
    base: 'last_import',
    minMargin: '5',
  })
  const { lines: _lines, ...header } = (await sample(resourceOf('sales-orders'), 'DONGA', 'required')) as Body
  const { status, body } = await api(await signIn('superadmin')).post('/sales-orders', {
    ...header,
    customerId: customer.id,
    discountSource: 'policy',
    discount: '0',
    lines: [{ productId: product.id, quantity: '940', priceType: 'barem_kg', salePrice: '15500' }],
  })
  if (status !== 201) throw new Error(JSON.stringify(body))
  return { order: body, policy, product }
}

test.group('why an order costs what it costs', (group) => {
  const held = signedInPages(group)

  test('says how much more brings the discount, which lines are below the margin, and where each price comes from', async ({
    assert,
  }) => {
    const { page } = held
    const { order, policy, product } = await nearMiss()
    await page.goto(`/sale-management/order/${order.id}/edit`)
    await page.getByText(`Thêm 60 kg để được giảm 1%: ${policy.code} Đơn từ một tấn`).waitFor()
    await page.getByText('1 dòng có giá thấp hơn mức lãi tối thiểu').waitFor()
    await until(async () => assert.isFalse(await page.getByRole('heading', { name: 'Giá đề xuất' }).isVisible()))
    await page.getByRole('button', { name: 'Vì sao có giá và chiết khấu này?' }).click()
    const prices = page.getByRole('region', { name: 'Giá đề xuất' })
    await until(async () =>
      assert.include((await prices.innerText()).replaceAll('\u00a0', ' '), `${product.name} 16,500 đ theo`),
    )
    await page.getByRole('region', { name: 'Chiết khấu' }).getByText('còn thiếu 60 kg').waitFor()
  })

  test('a button adds what is missing to its line, and can be undone', async ({ assert }) => {
    const { page } = held
    const { order, policy } = await nearMiss()
    await page.goto(`/sale-management/order/${order.id}/edit`)
    await page.getByRole('button', { name: /^Thêm 60 .* vào dòng 1$/ }).click()
    await page.getByText(policy.code).first().waitFor()
    const quantity = page.locator('.grid-row [data-cell=quantity]').first()
    await until(async () => assert.equal(await quantity.inputValue(), '1,000'))
    await until(async () => assert.equal(await page.getByText('để được giảm 1%').count(), 0))
    await quantity.focus()
    await page.keyboard.press('Control+z')
    await until(async () => assert.equal(await quantity.inputValue(), '940'))
  })
})
