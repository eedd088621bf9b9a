import { test } from '@japa/runner'
import { api } from '#tests/support/client'
import { entered, newCompany, newPerson } from '#tests/support/people'
import { resourceOf, sample } from '#tests/support/samples'

/** A company for one test alone, with a bar of 18.486 kg at 15,500 a kg by barem: 286,533 a piece. */
async function company() {
  const code = await newCompany()
  const client = api((await entered(await newPerson('R001', undefined, code))).token)
  const add = async (path: string, body: object) => {
    const answer = await client.post(path, body)
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
    return answer.body.id as string
  }
  const unitId = await add('/product-units', { code: 'C1', name: 'Cây' })
  const productTypeId = await add('/product-types', { code: 'L1', name: 'Loại thử' })
  const productGroupId = await add('/product-groups', { code: 'N1', name: 'Nhóm thử' })
  const productId = await add('/products', {
    ...(await sample(resourceOf('products'), 'DONGA', 'required')),
    // The picture of the sample is another company's: this one is drawn by its name.
    ...{ name: 'Thép D16', image: null },
    unitId,
    productTypeId,
    productGroupId,
    weightMode: 'per_meter',
    densityWeight: '1.58',
    length: '11.7',
    priceType: 'barem_kg',
    sellingPrice: '15499.88',
  })
  const suggested = async (priceType: string) =>
    (await client.post('/sales-orders/quote', { orderDate: '2071-10-01', lines: [{ productId, priceType }] })).body
      .lines[0].suggested.price as string
  return { client, suggested }
}

test.group('list prices of another price type', () => {
  test('are rounded by the step of the company; those of the product’s own are as they are', async ({ assert }) => {
    const { client, suggested } = await company()
    assert.deepEqual([await suggested('piece'), await suggested('barem_kg')], ['286530', '15499.88'])
    const changed = await client.patch('/company-settings', { version: 1, priceStep: '500' })
    assert.equal(changed.status, 200)
    assert.deepEqual([await suggested('piece'), await suggested('barem_kg')], ['286500', '15499.88'])
  })
})
