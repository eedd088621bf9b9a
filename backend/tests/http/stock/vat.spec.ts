import { test } from '@japa/runner'
import { act, superAdmin } from '#tests/support/documents/lives'
import { created, resourceOf, sample } from '#tests/support/samples'
import { signIn } from '#tests/support/client'

const COMPANY = 'PHUONGNAM'
const client = () => superAdmin(COMPANY)

/** Switches VAT as a company does, in a company whose receipts no other test reads. */
const switchVat = async (vat: string, vatRate = '10') => {
  const { status, body } = await (await client()).patch('/company-settings', { vat, vatRate })
  if (status !== 200) throw new Error(JSON.stringify(body))
}

/** A receipt of pieces at a price each, with rates of their own where they are said. */
async function received(lines: readonly object[], more: object = {}) {
  const body = {
    ...(await sample(resourceOf('warehouse-receipts'), COMPANY, 'required')),
    documentDate: '2026-02-01',
    lines: await Promise.all(
      lines.map(async (line) => ({
        productId: (await created(resourceOf('products'), undefined, COMPANY)).id,
        quantity: '1',
        priceType: 'piece',
        ...line,
      })),
    ),
    ...more,
  }
  const row = await created(resourceOf('warehouse-receipts'), body, COMPANY)
  return act(await signIn('superadmin', COMPANY), 'warehouse-receipts', row, 'request')
}

test.group('VAT of receipts', (group) => {
  group.each.teardown(() => switchVat('off'))

  test('is on top of prices without it: stock is worth 100,000,000, and 110,000,000 are payable', async ({
    assert,
  }) => {
    await switchVat('excluded')
    const { status, body } = await received([{ unitPrice: '100000000' }])
    assert.equal(status, 200, JSON.stringify(body))
    assert.containsSubset(body, {
      vat: 'excluded',
      total: '100000000',
      tax: '10000000',
      payable: '110000000',
      stockValue: '100000000',
      lines: [{ vatRate: '10.00', tax: '10000000' }],
    })
  })

  test('is inside prices that have it, and outside the value of stock, with freight on top', async ({ assert }) => {
    await switchVat('included')
    const { body } = await received([{ unitPrice: '110000000' }], { freight: '500000', freightBy: 'amount' })
    assert.containsSubset(body, { vat: 'included', total: '110000000', tax: '10000000', payable: '110000000' })
    assert.equal(body.stockValue, '100500000')
    const onHand = (await (await client()).get(`/products/${body.lines[0].productId}`)).body
    assert.equal(onHand.stockValue, '100500000')
  })

  test('is rounded once for each rate, and its lines add up to it', async ({ assert }) => {
    await switchVat('excluded', '8')
    const price = { unitPrice: '33335' }
    const { body } = await received([price, price, price, { ...price, vatRate: '5' }, { ...price, vatRate: '0' }])
    // 8 % of 100,005 is 8,000.4; 5 % of 33,335 is 1,666.75.
    assert.deepEqual(
      body.lines.map(({ vatRate, tax }: any) => [vatRate, tax]),
      [
        ['8.00', '2667'],
        ['8.00', '2667'],
        ['8.00', '2666'],
        ['5.00', '1667'],
        ['0.00', '0'],
      ],
    )
    assert.deepEqual([body.tax, body.payable], ['9667', '176342'])
  })

  test('stands on a contract, whose rates its receipts begin with', async ({ assert }) => {
    await switchVat('excluded')
    const lines = await Promise.all(
      [{ vatRate: '8' }, {}].map(async (more) => ({
        productId: (await created(resourceOf('products'), undefined, COMPANY)).id,
        ...{ quantity: '10', quantityUnit: 'piece', priceType: 'piece', unitPrice: '100000' },
        ...more,
      })),
    )
    const body = { ...(await sample(resourceOf('purchase-contracts'), COMPANY, 'required')), kind: 'fixed', lines }
    const contract = await created(resourceOf('purchase-contracts'), { ...body, shippingFee: '500000' }, COMPANY)
    // 8 % of 1,000,000, and 10 % of 1,000,000 and of the delivery.
    assert.containsSubset(contract, { vat: 'excluded', total: '2000000', tax: '230000', grandTotal: '2730000' })
    assert.deepEqual(
      (contract.lines as any[]).map(({ vatRate, tax }) => [vatRate, tax]),
      [
        ['8.00', '80000'],
        ['10.00', '100000'],
      ],
    )
    await switchVat('included')
    const inside = await created(resourceOf('purchase-contracts'), { ...body, shippingFee: '0' }, COMPANY)
    assert.containsSubset(inside, { vat: 'included', total: '2000000', grandTotal: '2000000' })
  })

  test('stays as it was posted when the company switches it off, and is not there without it', async ({ assert }) => {
    await switchVat('excluded')
    const { body } = await received([{ unitPrice: '1000' }])
    await switchVat('off')
    const later = await (await client()).patch(`/warehouse-receipts/${body.id}`, { version: body.version, note: 'Sau' })
    assert.containsSubset(later.body, { vat: 'excluded', tax: '100', payable: '1100' })
    const without = await received([{ unitPrice: '1000', vatRate: '8' }])
    assert.containsSubset(without.body, { vat: 'off', tax: null, payable: '1000', stockValue: '1000' })
  })
})
