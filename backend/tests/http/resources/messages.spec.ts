import { test } from '@japa/runner'
import { call, signIn } from '#tests/support/client'
import { act, askedOrder, newOrder, orderBody, seller } from '#tests/support/documents/orders'
import { created, fresh, resourceOf, sample } from '#tests/support/samples'

type Told = Record<string, string>

/** What a body is answered with at its fields, in a language. */
async function told(path: string, body: unknown, language: string, method = 'POST'): Promise<Told> {
  const { body: answer } = await call(method, path, {
    token: await signIn('superadmin'),
    body,
    headers: { 'accept-language': language, 'idempotency-key': crypto.randomUUID() },
  })
  return Object.fromEntries(answer.errors.map(({ field, message }: Told) => [field, message]))
}

test.group('what is missing', () => {
  test('is asked for by the label of its field: typed or chosen', async ({ assert }) => {
    assert.containsSubset(await told('/customers', {}, 'vi'), {
      name: 'Vui lòng nhập tên khách hàng',
      customerTypeId: 'Vui lòng chọn loại khách hàng',
      companyAddress: 'Vui lòng nhập địa chỉ công ty',
    })
    assert.containsSubset(await told('/customers', {}, 'en'), {
      name: 'Please enter the customer name',
      customerTypeId: 'Please select the customer type',
      companyAddress: 'Please enter the company address',
    })
  })

  test('is asked for in lines, and where a choice or a change calls for it', async ({ assert }) => {
    const order = await created(resourceOf('sales-orders'), {
      ...(await orderBody(null)),
      lines: [{}],
      receivingDate: null,
    })
    assert.containsSubset(await told(`/sales-orders/${order.id}/request`, { version: 1 }, 'vi'), {
      'lines.0.productId': 'Vui lòng chọn sản phẩm',
      'lines.0.quantity': 'Vui lòng nhập số lượng',
      'lines.0.salePrice': 'Vui lòng nhập giá bán',
      receivingDate: 'Vui lòng chọn ngày nhận hàng',
    })
    const products = resourceOf('products')
    const product = { ...(await sample(products, 'DONGA', 'required')), weightMode: 'per_meter', code: `T${fresh()}` }
    assert.deepEqual(await told('/products', { ...product, densityWeight: null }, 'vi'), {
      densityWeight: 'Vui lòng nhập tỷ trọng',
    })
    const person = await seller()
    const row = await newOrder(person, null)
    const asked = await act(person, row, 'request')
    assert.equal(asked.body.errors[0].message, 'Please select the approver')
    const cleared = await told(`/sales-orders/${row.id}`, { version: row.version, orderDate: null }, 'vi', 'PATCH')
    assert.deepEqual(cleared, { orderDate: 'Vui lòng chọn ngày đặt hàng' })
  })

  test('reasons too', async ({ assert }) => {
    const decider = await seller()
    const row = await askedOrder(await seller(), decider)
    const { status, body } = await act(decider, row, 'reject')
    assert.deepEqual(
      [status, body.errors],
      [422, [{ field: 'comment', rule: 'required', message: 'Please enter the reason' }]],
    )
  })

  test('of calls that are no form too; a field without a label is called as in the body', async ({ assert }) => {
    assert.deepEqual(await told('/User/ResetPassword', {}, 'en'), { userId: 'Please select the user' })
    assert.deepEqual(await told('/User/ResetPassword', {}, 'vi'), { userId: 'Vui lòng chọn người dùng' })
    assert.deepEqual(await told('/views', { name: '' }, 'vi'), {
      resource: 'Vui lòng nhập resource',
      name: 'Vui lòng nhập tên chế độ xem',
      state: 'Vui lòng nhập state',
    })
    assert.deepEqual(await told('/workflows', { name: '' }, 'vi'), { name: 'Vui lòng nhập tên quy trình' })
    assert.deepEqual(await told('/sales-orders/quote', { lines: [] }, 'vi'), {
      orderDate: 'Vui lòng chọn ngày đặt hàng',
    })
  })
})

test.group('a price', () => {
  test('that is no number has a wrong format; one with too many decimals is told how many', async ({ assert }) => {
    const body = { ...(await sample(resourceOf('products'))), sellingPrice: 'abc', costPrice: '1,5' }
    assert.containsSubset(await told('/products', body, 'vi'), {
      sellingPrice: 'Giá bán không đúng định dạng',
      costPrice: 'Giá nhập không đúng định dạng',
    })
    assert.containsSubset(await told('/products', body, 'en'), {
      sellingPrice: 'Invalid selling price format',
      costPrice: 'Invalid purchase price format',
    })
    assert.deepEqual(await told('/products', { ...body, sellingPrice: '1.234', costPrice: '-1' }, 'vi'), {
      sellingPrice: 'Phải là số, tối đa 2 chữ số thập phân',
      costPrice: 'Phải từ 0 đến 999,999,999,999,999',
    })
  })
})
