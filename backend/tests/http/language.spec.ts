import { areas } from '@barem/resources/areas'
import { test } from '@japa/runner'
import { stocked } from './debt/owing.ts'
import { issue, leave, sellingOrder } from './stock/issuing.ts'
import { call, signIn } from '#tests/support/client'
import { entered, newPerson, newRole } from '#tests/support/people'
import { created, resourceOf, sample } from '#tests/support/samples'

const inLanguage = async (method: string, path: string, language: string, body?: unknown, token?: string) =>
  (
    await call(method, path, {
      token: token ?? (await signIn('superadmin')),
      body,
      headers: { 'accept-language': language, 'idempotency-key': crypto.randomUUID() },
    })
  ).body

test.group('what keeps a row from being deleted', () => {
  test('is told by its kinds, and without a name where one may not see them', async ({ assert }) => {
    const product = await created(resourceOf('products'))
    const orders = resourceOf('sales-orders')
    const [line] = (await sample(orders)).lines as object[]
    await created(orders, { ...(await sample(orders)), lines: [{ ...line, productId: product.id }] })
    await created(
      resourceOf('price-configurations'),
      await sample(resourceOf('price-configurations'), 'DONGA', 'all', { productId: product.id }),
    )
    const refusal = async (language: string, token?: string) =>
      (await inLanguage('DELETE', `/products/${product.id}`, language, undefined, token)).message.split(': ').at(-1)
    assert.equal(await refusal('vi'), 'đang được dùng ở 1 cấu hình giá và 1 đơn hàng')
    assert.equal(await refusal('en'), 'it is used by 1 price configuration and 1 order')
    const { token } = await entered(await newPerson(await newRole([[areas.product, 'd']])))
    assert.equal(await refusal('en', token), 'it is used by other data that you may not see')
  })
})

test.group('a workflow without a name', () => {
  test('is asked for it by what its own screen calls it', async ({ assert }) => {
    const { errors } = await inLanguage('POST', '/workflows', 'vi', { graph: null })
    const [named] = errors.filter(({ field }: { field: string }) => field === 'name')
    assert.equal(named.message, 'Vui lòng nhập tên quy trình')
  })
})

test.group('a document that others were made from', () => {
  test('is not cancelled, in words that say so and name it once', async ({ assert }) => {
    const { productId, warehouseId } = await stocked('10')
    const order = await sellingOrder(warehouseId, [{ productId, quantity: '5' }])
    const [line] = order.lines
    const lines = [{ productId, orderLineId: line.id, quantity: '5' }]
    const { userId: approverId } = await newPerson('R001')
    const more = { orderId: order.id, customerId: order.customerId, approverId }
    assert.equal((await leave(await issue(warehouseId, lines, more))).body.status, 'pending')
    const body = { version: order.version, comment: 'Khách đổi ý' }
    const { message } = await inLanguage('POST', `/sales-orders/${order.id}/cancel`, 'vi', body)
    assert.equal(message, `Không hủy được ${order.code}: đã có 1 phiếu xuất kho lập từ chứng từ này`)
  })
})

test.group('what the server counts', () => {
  test('is one or many in English, and the same in Vietnamese', async ({ assert }) => {
    const type = await created(resourceOf('customer-types'))
    const customer = async () =>
      created(
        resourceOf('customers'),
        await sample(resourceOf('customers'), 'DONGA', 'all', { customerTypeId: type.id }),
      )
    const refusal = async (language: string) =>
      (await inLanguage('DELETE', `/customer-types/${type.id}`, language)).message
    await customer()
    assert.equal(
      await refusal('en'),
      `Customer type ${type.code} ${type.name} cannot be deleted: it is used by 1 customer`,
    )
    assert.include(await refusal('vi'), 'đang có 1 khách hàng')
    await customer()
    assert.equal(
      await refusal('en'),
      `Customer type ${type.code} ${type.name} cannot be deleted: it is used by 2 customers`,
    )
    assert.include(await refusal('vi'), 'đang có 2 khách hàng')
  })

  test('is so in mistakes at fields too, whatever a rule calls its limit', async ({ assert }) => {
    const whole = await sample(resourceOf('sales-orders'))
    const body = { ...whole, lines: Array(201).fill((whole.lines as object[])[0]), distance: '1.23' }
    const { errors } = await inLanguage('POST', '/sales-orders', 'en', body)
    assert.deepEqual(Object.fromEntries(errors.map(({ field, message }: any) => [field, message])), {
      lines: 'Must not have more than 200 rows',
      distance: 'Must be a number with at most 1 decimal',
    })
    const { errors: vietnamese } = await inLanguage('POST', '/sales-orders', 'vi', body)
    assert.include(
      vietnamese.map(({ message }: any) => message),
      'Không được quá 200 dòng',
    )
    const [{ message }] = (await inLanguage('GET', '/sales-orders?grandTotal_gte=x', 'en')).errors
    assert.equal(message, 'Must be a number')
  })
})
