import { test } from '@japa/runner'
import { randomUUID } from 'node:crypto'
import { api } from '#tests/support/client'
import { asked, sold } from '#tests/support/documents/asked'
import { act, clerk, director, draft, superAdmin, type Clerk } from '#tests/support/documents/lives'
import { entered, newPerson, newRole } from '#tests/support/people'
import { created, resourceOf, sample } from '#tests/support/samples'
import { addRule, newProduct } from '../pricing/quoting.ts'

const orders = resourceOf('sales-orders')
const COST: [number, string] = [58, 'v']
const DEBT: [number, string] = [22, 'v']

const reviewFor = async ({ token }: Clerk, { id }: { id: string }) =>
  (await api(token).get(`/sales-orders/${id}`)).body.review

test.group('what an approver is told of a document', () => {
  test('is its margin and what is out of the ordinary: prices, discount, weights that nobody weighed', async ({
    assert,
  }) => {
    const [asks, decides] = [await clerk(19), await clerk(19, ['v'], [[60, 'v'], COST, DEBT], 'review')]
    const [thin, loss, estimated] = [await newProduct(), await newProduct(), await newProduct()]
    await addRule({ scope: 'product', productId: thin.id, minMargin: '3' })
    const row = await asked(
      asks,
      decides,
      [sold(thin.id, '15400'), sold(loss.id, '14000'), sold(estimated.id, '15500', { priceType: 'actual_kg' })],
      { discount: '100000' },
    )
    const review = await reviewFor(decides, row)
    const [first, second, third] = (await api(decides.token).get(`/sales-orders/${row.id}`)).body.lines
    // 10 bars of 184.86 kg together: bought for 15,000 a kg, sold for 15,400, 14,000 and 15,500.
    assert.equal(first.floorPrice, '15450.00')
    // The customer has some limit, which other tests may reach.
    const found = review.exceptions.filter(({ name }: any) => name !== 'overLimit')
    assert.deepEqual(
      found.map(({ name, lines, amount, percent }: any) => [name, lines, amount, percent]),
      [
        ['belowCost', [second.id], review.exceptions[0].amount, null],
        ['belowMargin', [first.id], null, null],
        ['belowSuggested', [first.id, second.id], null, '9.68'],
        ['manualDiscount', [], '100000', '1.2'],
        ['estimatedWeight', [third.id], '2865330', null],
      ],
    )
    assert.deepEqual(review.margin, { dong: '-118486', percent: '-1.44' })
  })

  test('comes with the list of what waits for them where it is wanted, with names of goods, as they may see it', async ({
    assert,
  }) => {
    const [asks, blind] = [await clerk(19), await clerk(19, ['v'], [[60, 'v']], 'list')]
    const seesCost = await clerk(19, ['v'], [[60, 'v'], COST], 'list')
    const loss = await newProduct()
    for (const decides of [blind, seesCost]) await asked(asks, decides, [sold(loss.id, '14000')])
    const listed = async ({ token }: Clerk) =>
      (await api(token).get('/approvals/inbox?_review=true&_end=1')).body[0].review
    const seen = await listed(seesCost)
    assert.deepEqual(
      seen.exceptions.map(({ name }: any) => name),
      ['belowCost', 'belowSuggested'],
    )
    assert.deepEqual(seen.names, { [seen.exceptions[0].lines[0]]: loss.name })
    assert.equal(seen.margin.percent, '-7.14')
    const hidden = await listed(blind)
    assert.deepEqual(
      hidden.exceptions.map(({ name }: any) => name),
      ['belowSuggested'],
    )
    assert.notProperty(hidden, 'margin')
    const { status, body } = await api(blind.token).get('/approvals/inbox?_review=1')
    assert.deepEqual([status, body.errors[0].field], [400, '_review'])
  })

  test('tells those who may not see costs neither margin nor floor nor loss', async ({ assert }) => {
    const [asks, decides, seesCost] = [await clerk(19), await director(19), await clerk(19, ['v', 'u'], [COST])]
    const row = await asked(asks, decides, [sold((await newProduct()).id, '14000')])
    const names = async (who: Clerk) => (await reviewFor(who, row)).exceptions.map(({ name }: any) => name)
    assert.deepEqual(await names(seesCost), ['belowCost', 'belowSuggested'])
    assert.deepEqual(await names(decides), ['belowSuggested'])
    const { body } = await api(decides.token).get(`/sales-orders/${row.id}`)
    for (const hidden of ['margin', 'belowCost', 'floorPrice', 'importPrice'])
      assert.notInclude(JSON.stringify(body), `"${hidden}"`)
  })

  test('leaves out of an answer that is given again what its reader may see no longer', async ({ assert }) => {
    const role = await newRole([[19, 'f'], COST])
    const person = await newPerson(role)
    const { lines: _lines, ...header } = await sample(orders, 'DONGA', 'required')
    const row = await created(orders, {
      ...header,
      approverId: (await director(19)).userId,
      lines: [sold((await newProduct()).id, '14000')],
    })
    const key = randomUUID()
    const send = async () =>
      (await act((await entered(person)).token, 'sales-orders', row, 'request', {}, key)).body.review
    const names = ({ exceptions }: any) => exceptions.map(({ name }: any) => name)
    const before = await send()
    assert.deepEqual([names(before), before.margin.percent], [['belowCost', 'belowSuggested'], '-7.14'])
    const client = await superAdmin()
    const [{ id }] = (await client.get(`/role-groups?code=${role}`)).body
    assert.equal((await client.patch(`/role-groups/${id}`, { permissions: ['19.f'] })).status, 200)
    assert.deepEqual(await send(), { exceptions: before.exceptions.slice(1) })
  })

  test('is there while a decision is waited for, and no longer', async ({ assert }) => {
    const [asks, decides] = [await clerk(19), await director(19)]
    const row = await draft(orders, decides.userId)
    assert.isNull(await reviewFor(asks, row))
    const pending = (await act(asks.token, 'sales-orders', row, 'request')).body
    assert.isArray(pending.review.exceptions)
    const approved = await act(decides.token, 'sales-orders', pending, 'approve')
    assert.isNull(approved.body.review)
  })

  test('counts weights as off by the threshold of the product, else from the highest band of the company on', async ({
    assert,
  }) => {
    const [asks, decides] = [await clerk(19), await director(19)]
    const [strict, usual] = [await newProduct({ deviationThreshold: '0.5' }), await newProduct()]
    const { body: bands } = await (await superAdmin()).get('/warehouse-configs?_start=0&_end=100')
    const highest = Math.max(...bands.map(({ threshold }: any) => Number(threshold)))
    const off = (percent: number) => ({
      actualWeight: (184.86 * (1 - percent / 100)).toFixed(2),
      weightSource: 'weighed',
    })
    const row = await asked(asks, decides, [
      sold(strict.id, '15500', off(0.6)),
      sold(usual.id, '15500', off(0.6)),
      sold((await newProduct()).id, '15500', off(highest + 0.5)),
    ])
    const [exception] = (await reviewFor(decides, row)).exceptions
    const [first, , third] = (await api(decides.token).get(`/sales-orders/${row.id}`)).body.lines
    assert.deepEqual([exception.name, exception.lines], ['deviation', [first.id, third.id]])
    assert.closeTo(Number(exception.percent), highest + 0.5, 0.02)
  })

  test('of a contract names goods without a quantity', async ({ assert }) => {
    const contracts = resourceOf('purchase-contracts')
    const decides = await director(44)
    const { lines } = await sample(contracts, 'DONGA', 'required')
    const [{ quantity: _quantity, ...line }] = lines as Record<string, unknown>[] as [Record<string, unknown>]
    const row = await draft(contracts, decides.userId, { kind: 'open_ended', lines: [line], prices: [] })
    const pending = (await act((await clerk(44)).token, 'purchase-contracts', row, 'request', {}, randomUUID())).body
    assert.deepEqual(
      pending.review.exceptions.map(({ name, lines }: any) => [name, lines.length]),
      [['openQuantity', 1]],
    )
    assert.notProperty(pending.review, 'margin')
  })
})
