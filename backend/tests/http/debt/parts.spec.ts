import { test } from '@japa/runner'
import { sum } from '@barem/resources/calc/exact'
import { product, posted, warehouse } from '../stock/stock.ts'
import { issued, sellingOrder } from '../stock/issuing.ts'
import { superAdmin } from '#tests/support/documents/lives'
import { answered, customer, faults, FREE, invoice, invoiced, take, type Row } from './owing.ts'

const WITH_FEE = { ...FREE, shippingFee: '100000' }

interface Sold {
  priceType: string
  salePrice: string
  quantity: string
  /** kg on the scale when it leaves. */
  weighed?: string
  goods?: object
}

/** An order of goods that are in stock, all of which has left. */
async function left(customerId: string, sold: readonly Sold[], more: object = FREE): Promise<Row> {
  const warehouseId = await warehouse()
  const products: string[] = []
  for (const { goods } of sold) products.push(await product(goods))
  const stock = { quantity: '100', actualWeight: '2000', priceType: 'actual_kg', unitPrice: '14000' }
  await posted(
    warehouseId,
    products.map((productId) => ({ productId, ...stock })),
  )
  const lines = sold.map(({ weighed: _weighed, goods: _goods, ...line }, place) => ({
    productId: products[place],
    ...line,
  }))
  const order = await sellingOrder(warehouseId, lines, { customerId, ...more })
  const leaving = sold.map(({ quantity, weighed }, place) => ({
    ...{ productId: products[place], orderLineId: order.lines[place].id, quantity },
    ...(weighed !== undefined && { actualWeight: weighed, reason: 'Cân lại' }),
  }))
  await issued(warehouseId, leaving, { orderId: order.id, customerId })
  return order
}

/** An invoice of so many pieces of each line of orders. */
const part = (orders: readonly Row[], quantities: readonly string[], more: object = {}) => {
  const lines = orders.flatMap((order) => order.lines as Row[])
  return invoiced(orders[0]!, '1', {
    moreOrderIds: orders.slice(1).map(({ id }) => id),
    lines: lines.map(({ id, productId }, place) => ({ productId, orderLineId: id, quantity: quantities[place] })),
    ...more,
  })
}

const sumOf = (rows: readonly Row[], name: string) => sum(rows.map((row) => row[name])).toFixed()

async function switchVat(vat: string): Promise<void> {
  await answered((await superAdmin()).patch('/company-settings', { vat, vatRate: '10' }))
}

const THREE = { priceType: 'piece', quantity: '10', salePrice: '100000' }
/** A bar of 7.2189 kg. */
const D10 = { densityWeight: '0.617', length: '11.7' }

test.group('parts of an order', (group) => {
  group.each.teardown(() => switchVat('off'))

  test('take the delivery fee once, though a line was weighed heavy', async ({ assert }) => {
    const kg = { priceType: 'actual_kg', quantity: '10', salePrice: '15000' }
    const sold = [
      { ...kg, weighed: '203.35' },
      { ...kg, weighed: '184.86' },
    ]
    const order = await left(await customer(), sold, WITH_FEE)
    const parts = [await part([order], ['3', '5']), await part([order], ['3', '2']), await part([order], ['4', '3'])]
    assert.equal(sumOf(parts, 'shippingFee'), '100000')
    assert.deepEqual(
      parts[2]!.lines.map(({ shippingShare }: Row) => shippingShare),
      ['20000', '15000'],
    )
  })

  test('take the fee of the order that has one, and nothing for the other', async ({ assert }) => {
    const customerId = await customer()
    const dear = { ...THREE, salePrice: '900000' }
    const orders = [await left(customerId, [THREE], WITH_FEE), await left(customerId, [dear])]
    const halves = [await part(orders, ['5', '5']), await part([orders[0]!], ['5']), await part([orders[1]!], ['5'])]
    assert.deepEqual(
      halves.map(({ shippingFee }) => shippingFee),
      ['50000', '50000', '0'],
    )
  })

  test('take a fee that was written off the fee that is left', async ({ assert }) => {
    const order = await left(await customer(), [THREE, THREE], WITH_FEE)
    const all = await part([order], ['5', '5'], { shippingFee: '80000' })
    assert.deepEqual([all.shippingFee, all.shippingFeeDue], ['80000', '50000'])
    const rest = await part([order], ['5', '5'])
    assert.equal(rest.shippingFee, '20000')
  })

  test('of one draft after another take the fee that is left when they post', async ({ assert }) => {
    const order = await left(await customer(), [THREE], { ...FREE, shippingFee: '100001' })
    const drafts = [await invoice(order, '5'), await invoice(order, '5')]
    const parts = [await answered(take('invoices', drafts[0]!, 'request'))]
    parts.push(await answered(take('invoices', drafts[1]!, 'request')))
    assert.equal(sumOf(parts, 'shippingFee'), '100001')
  })

  test('come to the kg and the amount of the whole, bar by bar', async ({ assert }) => {
    const bars = { priceType: 'barem_kg', quantity: '10', salePrice: '16777.77', goods: D10 }
    const order = await left(await customer(), [bars])
    assert.containsSubset(order, { theoreticalWeight: '72.190', grandTotal: '1211187' })
    const parts: Row[] = []
    for (let bar = 0; bar < 10; bar++) parts.push(await part([order], ['1']))
    assert.deepEqual([sumOf(parts, 'theoreticalWeight'), sumOf(parts, 'grandTotal')], ['72.19', '1211187'])
    for (const { lines } of parts) {
      const { theoreticalWeight, unitPrice, amount } = lines[0]
      assert.isAtMost(Math.abs(Number(theoreticalWeight) * Number(unitPrice) - Number(amount)), 1)
    }
    const undone = await answered(take('invoices', parts[3]!, 'undo', { comment: 'Sai ngày' }))
    assert.equal(undone.status, 'cancelled')
    const again = await part([order], ['1'])
    assert.equal(again.grandTotal, parts[3]!.grandTotal)
    assert.deepEqual(await faults(), [])
  })

  test('come to the tax of the whole, that of the fee with it', async ({ assert }) => {
    await switchVat('excluded')
    const bars = { priceType: 'barem_kg', quantity: '9', salePrice: '15102.4' }
    const order = await left(await customer(), [bars])
    assert.equal(order.grandTotal, '2763845')
    const parts = [await part([order], ['2']), await part([order], ['2']), await part([order], ['5'])]
    assert.equal(sumOf(parts, 'grandTotal'), '2763845')
    const sold = [
      { priceType: 'piece', quantity: '7', salePrice: '33333.33' },
      { priceType: 'barem_kg', quantity: '7', salePrice: '15333.33' },
    ]
    const charges = { discountSource: 'manual', discount: '10001', shippingFee: '99999' }
    const second = await left(await customer(), sold, charges)
    const sevens: Row[] = []
    for (let piece = 0; piece < 7; piece++) sevens.push(await part([second], ['1', '1']))
    for (const name of ['total', 'discount', 'shippingFee', 'tax', 'grandTotal'])
      assert.equal(sumOf(sevens, name), second[name], name)
    assert.deepEqual(await faults(), [])
  })
})
