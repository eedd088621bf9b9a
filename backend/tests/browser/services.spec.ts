import { test } from '@japa/runner'
import { api, signIn } from '#tests/support/client'
import { choosePaper, newOrder, opened, orderPath, type Row } from '#tests/support/documents/on_paper'
import { printed } from '#tests/support/pdf'

test.group('services of an order', () => {
  test('are on its paper with prices, and not on its delivery note', async ({ assert, cleanup }) => {
    const client = api(await signIn('superadmin'))
    const [service] = (await client.get('/products?isService=true&_end=1')).body as Row[]
    const order = await newOrder(2)
    const work = { productId: service!.id, quantity: '9', priceType: 'piece', salePrice: '5000' }
    const lines = [...order.lines.map(({ id }: Row) => ({ id })), work]
    const { status, body } = await client.patch(`/sales-orders/${order.id}`, { version: order.version, lines })
    assert.equal(status, 200, JSON.stringify(body))
    const { page, close } = await opened(orderPath(order))
    cleanup(close)
    assert.include((await printed(page)).text, service!.name)
    await choosePaper(page, 'Phiếu giao hàng')
    await page.getByRole('heading', { name: 'PHIẾU GIAO HÀNG' }).waitFor()
    const { text } = await printed(page)
    assert.include(text, order.lines[1].product.name)
    assert.notInclude(text, service!.name)
  })
})
