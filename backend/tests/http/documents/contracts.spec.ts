import { test } from '@japa/runner'
import { clerk, draft, superAdmin } from '#tests/support/documents/lives'
import { resourceOf, sample } from '#tests/support/samples'
import { bar, places } from './ordering.ts'

const contracts = resourceOf('purchase-contracts')

test.group('purchase contracts', () => {
  test('of open quantities come to nothing yet; tonnes weigh by whatever scale is paid', async ({ assert }) => {
    const client = await superAdmin()
    const { lines: _lines, ...rest } = await sample(contracts, 'DONGA', 'required')
    const product = await bar()
    const line = { productId: product, priceType: 'actual_kg', unitPrice: '14500' }
    const open = (await client.post('/purchase-contracts', { ...rest, kind: 'open_ended', lines: [line] })).body
    assert.deepEqual([open.lines[0].amount, open.total, open.grandTotal], [null, '0', null])
    const fixed = (
      await client.post('/purchase-contracts', {
        ...rest,
        kind: 'fixed',
        shippingFee: '0',
        lines: [{ ...line, quantity: '25', quantityUnit: 'tonne' }],
      })
    ).body
    assert.deepEqual(
      [fixed.lines[0].theoreticalWeight, fixed.lines[0].amount, fixed.lines[0].pieces, fixed.grandTotal],
      ['25000.000', '362500000', null, '362500000'],
    )
    const pieces = (
      await client.post('/purchase-contracts', {
        ...rest,
        kind: 'fixed',
        lines: [{ ...line, priceType: 'barem_kg', quantity: '200', quantityUnit: 'piece' }],
      })
    ).body
    assert.deepEqual(
      [pieces.lines[0].theoreticalWeight, pieces.lines[0].amount, pieces.itemCount],
      ['3697.200', '53609400', '200.000'],
    )
    const [tonnes, broken] = [
      (
        await client.post('/purchase-contracts', {
          ...rest,
          kind: 'fixed',
          lines: [{ ...line, quantity: '2.5', quantityUnit: 'tonne' }],
        })
      ).body,
      (
        await client.post('/purchase-contracts', {
          ...rest,
          kind: 'fixed',
          lines: [{ ...line, quantity: '2.5', quantityUnit: 'piece' }],
        })
      ).body,
    ]
    assert.deepEqual([tonnes.lines[0].amount, places(broken)], ['36250000', ['lines.0.quantity:wholePieces']])
    const impossible = await client.post('/purchase-contracts', {
      ...rest,
      lines: [{ ...line, priceType: 'piece', quantity: '1', quantityUnit: 'tonne' }],
    })
    assert.deepEqual(places(impossible.body), ['lines.0.priceType:priceTypeImpossible'])
  })

  test('a deposit is so many percent of what they come to, decided by the server, and open while an amount is', async ({
    assert,
  }) => {
    const client = await superAdmin()
    const { lines: _lines, ...rest } = await sample(contracts, 'DONGA', 'required')
    const [product, other] = [await bar(), await bar()]
    const line = (productId: string, more: object = {}) => ({
      productId,
      priceType: 'actual_kg',
      unitPrice: '14500',
      quantity: '25',
      quantityUnit: 'tonne',
      ...more,
    })
    const terms = {
      depositPercent: '12.5',
      paymentDays: 30,
      paymentTerms: 'Chuyển khoản.\nPhần còn lại trả theo từng đợt giao.',
    }
    const { body } = await client.post('/purchase-contracts', {
      ...rest,
      ...terms,
      kind: 'fixed',
      shippingFee: '500000',
      lines: [line(product)],
    })
    assert.containsSubset(body, {
      ...terms,
      depositPercent: '12.50',
      grandTotal: '363000000',
      depositAmount: '45375000',
    })
    assert.equal(
      (await client.patch(`/purchase-contracts/${body.id}`, { version: body.version, depositPercent: null })).body
        .depositAmount,
      null,
    )
    const open = await client.post('/purchase-contracts', {
      ...rest,
      ...terms,
      kind: 'open_ended',
      lines: [line(product), line(other, { quantity: null })],
    })
    assert.deepEqual([open.status, open.body.depositAmount], [201, null])
    const wrong = await client.post('/purchase-contracts', {
      ...rest,
      kind: 'fixed',
      depositPercent: '100.01',
      paymentDays: -1,
      lines: [line(product)],
    })
    assert.sameMembers(places(wrong.body), ['depositPercent:range', 'paymentDays:range'])
    assert.deepEqual(
      places(
        (
          await client.post('/purchase-contracts', {
            ...rest,
            kind: 'fixed',
            depositAmount: '1',
            lines: [line(product)],
          })
        ).body,
      ),
      ['depositAmount:unknownField'],
    )
  })

  test('a product has one price for each day, and only what is bought has any', async ({ assert }) => {
    const client = await superAdmin()
    const { lines: _lines, ...rest } = await sample(contracts, 'DONGA', 'required')
    const [product, other] = [await bar(), await bar()]
    const body = (prices: object[], more: object = {}) => ({
      ...rest,
      ...more,
      lines: [{ productId: product, quantity: '1', priceType: 'actual_kg', unitPrice: '14500' }],
      prices,
    })
    const price = (productId: string, validFrom: string) => ({ productId, validFrom, unitPrice: '14700' })
    assert.equal(
      (await client.post('/purchase-contracts', body([price(product, '2026-12-01'), price(product, '2026-12-08')])))
        .status,
      201,
    )
    assert.deepEqual(
      places(
        (await client.post('/purchase-contracts', body([price(product, '2026-12-01'), price(product, '2026-12-01')])))
          .body,
      ),
      ['prices.1.validFrom:repeatedLine'],
    )
    assert.deepEqual(places((await client.post('/purchase-contracts', body([price(other, '2026-12-01')]))).body), [
      'prices.0.productId:notInLines',
    ])
    assert.deepEqual(
      places(
        (await client.post('/purchase-contracts', body([], { validFrom: '2026-12-02', validTo: '2026-12-01' }))).body,
      ),
      ['validTo:notBefore'],
    )
  })

  test('a supplier in a contract cannot be deleted', async ({ assert }) => {
    const asks = await clerk(44)
    const row = await draft(contracts, asks.userId)
    const { status } = await (await superAdmin()).delete(`/suppliers/${row.supplierId}`)
    assert.equal(status, 409)
  })
})
