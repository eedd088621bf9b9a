import { missingIn, type AnyResource } from '@barem/resources/kit'
import { test } from '@japa/runner'
import { act, clerk, director, trades } from '#tests/support/documents/lives'
import { api } from '#tests/support/client'
import { created, resourceOf, sample } from '#tests/support/samples'
import { onDatabase } from '#tests/support/server'
import { wanted } from '#tests/support/cover'

const fieldsOf = (body: any): [string, string][] => body.errors.map(({ field, rule }: any) => [field, rule])

for (const resource of wanted(trades)) {
  const { name } = resource

  test.group(`${name}: drafts that miss what is required`, () => {
    test('are kept, however little is said, and told at every field once they should go on', async ({ assert }) => {
      const asks = await clerk(resource.area!)
      const { status, body } = await api(asks.token).post(`/${name}`, {})
      assert.equal(status, 201, JSON.stringify(body))
      assert.deepEqual([body.grandTotal, body.lines], [null, []])
      const decides = await director(resource.area!)
      const named = await api(asks.token).patch(`/${name}/${body.id}`, { version: 1, approverId: decides.userId })
      const refused = await act(asks.token, name, named.body, 'request')
      assert.equal(refused.status, 422)
      const missing = missingIn(resource, named.body)
      assert.includeMembers(missing, ['lines', resource.partner!])
      assert.sameDeepMembers(
        fieldsOf(refused.body),
        missing.map((path) => [path, 'required']),
      )
      const shown = (await api(asks.token).get(`/${name}/${body.id}`)).body
      assert.deepEqual([shown[resource.states!.field], shown.version], ['draft', 2])
    })

    test('lines may miss all but what they have; goods, quantity and price come in any order', async ({ assert }) => {
      const asks = await clerk(resource.area!)
      const decides = await director(resource.area!)
      const whole = (await sample(resource, 'DONGA', 'required')) as { lines: Record<string, unknown>[] }
      const [line] = whole.lines as [Record<string, unknown>]
      const { productId, quantity, priceType, ...rest } = line
      const parts = [{}, { note: 'chỉ ghi chú' }, { quantity: '3' }, { productId }, { priceType }]
      const made = await api(asks.token).post(`/${name}`, { ...whole, lines: parts })
      assert.equal(made.status, 201, JSON.stringify(made.body))
      assert.isNull(made.body.grandTotal)
      assert.deepEqual(
        made.body.lines.map(({ amount }: any) => amount),
        parts.map(() => null),
      )
      const refused = await act(asks.token, name, made.body, 'request')
      const missing = fieldsOf(refused.body).map(([path]) => path)
      assert.includeMembers(missing, ['lines.0.productId', 'lines.2.productId', 'lines.4.productId'])
      const filled = await api(asks.token).patch(`/${name}/${made.body.id}`, {
        version: made.body.version,
        approverId: decides.userId,
        lines: [{ id: made.body.lines[3].id, ...rest, quantity, priceType }],
      })
      assert.equal(filled.status, 200, JSON.stringify(filled.body))
      assert.isNotNull(filled.body.grandTotal)
      assert.equal((await act(asks.token, name, filled.body, 'request')).status, 200)
    })

    test('may be cancelled as they are', async ({ assert }) => {
      const asks = await clerk(resource.area!)
      const { body } = await api(asks.token).post(`/${name}`, {})
      assert.equal((await act(asks.token, name, body, 'cancel', { comment: 'Khách không mua nữa' })).status, 200)
    })

    test('the database keeps them from any other state', async ({ assert }) => {
      const asks = await clerk(resource.area!)
      const { body } = await api(asks.token).post(`/${name}`, {})
      const moved = onDatabase((client) =>
        client.query(`update ${resource.table} set status = 'approved' where id = $1`, [body.id]),
      )
      await assert.rejects(() => moved, new RegExp(`${resource.table}_complete_check`))
    })
  })
}

test.group('drafts of what has to be weighed or counted', () => {
  const asked = async (resource: AnyResource, body: object) => {
    const asks = await clerk(resource.area!)
    const made = await api(asks.token).post(`/${resource.name}`, body)
    return fieldsOf((await act(asks.token, resource.name, made.body, 'request')).body)
  }

  test('coils are asked for their weight, fixed contracts for their quantities', async ({ assert }) => {
    const products = resourceOf('products')
    const coil = await created(
      products,
      await sample(products, 'DONGA', 'all', { weightMode: 'coil', priceType: 'actual_kg' }),
    )
    const orders = resourceOf('sales-orders')
    const order = (await sample(orders, 'DONGA', 'required')) as { lines: object[] }
    const lines = [{ productId: coil.id, quantity: '1', priceType: 'actual_kg', salePrice: '15000' }]
    assert.deepInclude(await asked(orders, { ...order, lines }), ['lines.0.actualWeight', 'required'])
    const contracts = resourceOf('purchase-contracts')
    const contract = (await sample(contracts, 'DONGA', 'required')) as { lines: object[] }
    const open = contract.lines.map((line) => ({ ...line, quantity: null }))
    assert.deepInclude(await asked(contracts, { ...contract, kind: 'fixed', lines: open }), [
      'lines.0.quantity',
      'required',
    ])
  })
})
