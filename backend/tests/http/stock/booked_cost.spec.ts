import { test } from '@japa/runner'
import { superAdmin } from '#tests/support/documents/lives'
import { issued } from './issuing.ts'
import { refused } from './receiving.ts'
import { entriesOf, faults, onHand, posted, product, warehouse } from './stock.ts'

/** What the last entry of a product took away, and what it would have cost by each measure. */
async function lastCosts(productId: string) {
  const { value, ...entry } = (await entriesOf(productId)).at(-1)!
  return [value, entry.cost_by_actual_kg, entry.cost_by_barem_kg, entry.cost_by_piece]
}

const two = [
  { quantity: '200', actualWeight: '3575', priceType: 'piece', unitPrice: '259187.5' },
  { quantity: '100', actualWeight: '1820', priceType: 'piece', unitPrice: '277290' },
]

test.group('the booked cost of an issue', () => {
  test('follows the basis of the product, whatever its price type, with the others kept beside it', async ({
    assert,
  }) => {
    for (const priceType of ['piece', 'barem_kg']) {
      const [productId, warehouseId] = [await product({ priceType }), await warehouse()]
      for (const line of two) await posted(warehouseId, [{ ...line, productId }])
      await issued(warehouseId, [{ productId, quantity: '50', actualWeight: '893.5', reason: 'Cân nhẹ' }])
      assert.deepEqual(await lastCosts(productId), ['-13177510', '13177510', '13261083', '13261083'])
      assert.equal((await onHand(productId))[3], '66388990')
    }
    assert.deepEqual(await faults(), [])
  })

  test('is there by each measure for goods without a weight, and for coils', async ({ assert }) => {
    const warehouseId = await warehouse()
    const bolts = await product({ weightMode: 'none', densityWeight: null, length: null, priceType: 'piece' })
    await posted(warehouseId, [{ productId: bolts, quantity: '10', priceType: 'piece', unitPrice: '1000' }])
    await issued(warehouseId, [{ productId: bolts, quantity: '3' }])
    assert.deepEqual(await lastCosts(bolts), ['-3000', '3000', '3000', '3000'])
    const coil = await product({ weightMode: 'coil', densityWeight: null, length: null, priceType: 'actual_kg' })
    const rolls = { productId: coil, quantity: '2', actualWeight: '4000', priceType: 'actual_kg', unitPrice: '15000' }
    await posted(warehouseId, [rolls])
    await issued(warehouseId, [{ productId: coil, quantity: '1', actualWeight: '1900' }])
    assert.deepEqual(await lastCosts(coil), ['-28500000', '28500000', '28500000', '30000000'])
  })

  test('changes its basis only while nothing is on hand', async ({ assert }) => {
    const client = await superAdmin()
    const [productId, warehouseId] = [await product(), await warehouse()]
    const choose = async (valuationBasis: string) => {
      const { version } = (await client.get(`/products/${productId}`)).body
      return client.patch(`/products/${productId}`, { version, valuationBasis })
    }
    assert.equal((await choose('barem_kg')).body.valuationBasis, 'barem_kg')
    const [line] = two
    await posted(warehouseId, [{ ...line, productId }])
    const late = await choose('actual_kg')
    assert.deepEqual([late.status, refused(late)], [422, ['valuationBasis:basisOnHand']])
    await issued(warehouseId, [{ productId, quantity: '200' }])
    assert.equal((await choose('actual_kg')).body.valuationBasis, 'actual_kg')
  })
})
