import { test } from '@japa/runner'
import { superAdmin } from '#tests/support/documents/lives'
import { issued, sellingOrder } from './issuing.ts'
import { contract, bought, received } from './receiving.ts'
import { entriesOf, faults, inWarehouse, onHand, posted, product, warehouse } from './stock.ts'
import { sent } from './transferring.ts'

/** Gives a product another barem per metre. */
async function weighAs(productId: string, densityWeight: string) {
  const client = await superAdmin()
  const { version } = (await client.get(`/products/${productId}`)).body
  const { status, body } = await client.patch(`/products/${productId}`, { version, densityWeight })
  if (status !== 200) throw new Error(JSON.stringify(body))
}

const hundred = { quantity: '100', actualWeight: '1848.6', priceType: 'piece', unitPrice: '100000' }

test.group('a barem that changes', () => {
  test('restates the kg on hand without value, wherever the goods are, and each time', async ({ assert }) => {
    const [productId, here, there] = [await product(), await warehouse(), await warehouse()]
    await posted(here, [{ ...hundred, productId }])
    await sent(here, there, [{ productId, quantity: '40' }])
    await weighAs(productId, '1.7')
    assert.deepEqual(await onHand(productId), ['100.000', '1848.600', '1989.000', '10000000'])
    assert.deepEqual(await inWarehouse(productId, here), ['60.000', '1109.160', '1193.400'])
    const restated = (await entriesOf(productId)).filter(({ kind }) => kind === 'barem_restate')
    assert.sameDeepMembers(
      restated.map(({ pieces, barem_kg, value }) => [pieces, barem_kg, value]),
      [
        ['0.000', '84.240', '0'],
        ['0.000', '56.160', '0'],
      ],
    )
    await weighAs(productId, '1.58')
    assert.deepEqual(await onHand(productId), ['100.000', '1848.600', '1848.600', '10000000'])
    assert.deepEqual(await faults(), [])
  })

  test('leaves an order with the barem that was agreed, and its goods with their share of the value', async ({
    assert,
  }) => {
    const [productId, warehouseId] = [await product({ valuationBasis: 'barem_kg' }), await warehouse()]
    await posted(warehouseId, [{ ...hundred, productId }])
    const order = await sellingOrder(warehouseId, [{ productId, quantity: '100', priceType: 'barem_kg' }])
    await weighAs(productId, '1.7')
    const part = (quantity: string) => [{ productId, orderLineId: order.lines[0].id, quantity }]
    const weights: string[] = []
    for (const quantity of ['50', '49', '1'])
      weights.push((await issued(warehouseId, part(quantity), { orderId: order.id })).theoreticalWeight)
    assert.deepEqual(weights, ['924.300', '905.810', '18.490'])
    const costs = (await entriesOf(productId)).filter(({ kind }) => kind === 'issue').map(({ value }) => value)
    assert.deepEqual(costs, ['-5000000', '-4900000', '-100000'])
    const [line] = (await (await superAdmin()).get(`/sales-orders/${order.id}/progress`)).body
    assert.equal(line.done.baremKg, '1848.600')
    assert.deepEqual(await onHand(productId), ['0.000', '0.000', '0.000', '0'])
    assert.deepEqual(await faults(), [])
  })

  test('leaves a contract with the barem that was agreed', async ({ assert }) => {
    const [productId, warehouseId] = [await product(), await warehouse()]
    const bars = await contract([bought(productId, '100', { priceType: 'barem_kg', unitPrice: '15000' })])
    await weighAs(productId, '1.7')
    const [line] = bars.lines
    const row = await received(
      warehouseId,
      [{ productId, contractLineId: line.id, quantity: '100', actualWeight: '1848.6', priceType: 'barem_kg' }],
      { contractId: bars.id },
    )
    assert.deepEqual([row.theoreticalWeight, row.total], ['1848.600', '27729000'])
  })
})
