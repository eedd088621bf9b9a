import { test } from '@japa/runner'
import { api, signIn } from '#tests/support/client'
import { superAdmin } from '#tests/support/documents/lives'
import { bought, contract, received } from './receiving.ts'
import { posted, product, warehouse } from './stock.ts'

test.group('inventory', () => {
  test('says what is on hand and how it came there, with costs for those who may see them', async ({ assert }) => {
    const [productId, warehouseId] = [await product(), await warehouse()]
    const row = await contract([bought(productId, '100')])
    const line = { productId, contractLineId: row.lines[0].id, quantity: '100', actualWeight: '1820' }
    const receipt = await received(warehouseId, [{ ...line, priceType: 'actual_kg' }], { contractId: row.id })
    const where = `productId=${productId}&warehouseId=${warehouseId}`
    const client = await superAdmin()
    const [all, entries] = [await client.get(`/inventory?${where}`), await client.get(`/inventory/entries?${where}`)]
    const measured = { pieces: '100.000', actualKg: '1820.000', baremKg: '1848.600' }
    assert.containsSubset(all.body, [{ ...measured, value: '26390000', product: { id: productId } }])
    assert.containsSubset(entries.body, [
      {
        ...measured,
        kind: 'receipt',
        documentId: receipt.id,
        code: receipt.code,
        value: '26390000',
        piecesAfter: '100.000',
      },
    ])
    const keeper = api(await signIn('thukho.demo'))
    const seen = await keeper.get(`/inventory?${where}`)
    assert.deepEqual([seen.status, seen.body.length, 'value' in seen.body[0]], [200, 1, false])
    const [entry] = (await keeper.get(`/inventory/entries?${where}`)).body
    assert.notIncludeMembers(Object.keys(entry), ['value', 'costByPiece', 'costByActualKg', 'costByBaremKg'])
    assert.equal((await api(await signIn('nhanvien.demo')).get('/inventory?warehouseId=x')).status, 400)
    assert.equal((await api(await signIn('thuquy.demo')).get('/inventory')).status, 403)
  })
})

test.group('values by warehouse', () => {
  test('come to the value of the product, to the dong', async ({ assert }) => {
    const productId = await product()
    for (const unitPrice of ['33', '33', '34'])
      await posted(await warehouse(), [
        { productId, quantity: '1', actualWeight: '18.49', priceType: 'piece', unitPrice },
      ])
    const { body } = await (await superAdmin()).get(`/inventory?productId=${productId}`)
    const values = body.map(({ value }: { value: string }) => Number(value))
    assert.sameMembers(values, [33, 34, 33])
    const one = await (await superAdmin()).get(`/inventory?productId=${productId}&warehouseId=${body[1].warehouse.id}`)
    assert.equal(one.body[0].value, body[1].value)
  })
})

test.group('a storekeeper', () => {
  test('learns no cost from a receipt, its history or what it is made from', async ({ assert }) => {
    const [productId, warehouseId] = [await product(), await warehouse()]
    const row = await contract([bought(productId, '100', { unitPrice: '14567' })])
    const line = { productId, contractLineId: row.lines[0].id, quantity: '60', actualWeight: '1100' }
    const { id } = await received(warehouseId, [{ ...line, priceType: 'actual_kg' }], {
      contractId: row.id,
      freight: '1234567',
    })
    const keeper = api(await signIn('thukho.demo'))
    const paths = ['', '/history', '/revisions'].map((path) => `/warehouse-receipts/${id}${path}`)
    for (const path of [...paths, `/warehouse-receipts?id=${id}`, `/warehouse-receipts/from/contractId/${row.id}`]) {
      const { status, body } = await keeper.get(path)
      assert.equal(status, 200, path)
      assert.notMatch(JSON.stringify(body), /14567|1234567|16023700|unitPrice|freightShare|stockValue/, path)
    }
  })
})
