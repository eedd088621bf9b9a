import { test } from '@japa/runner'
import { ledgers } from '@barem/resources/ledgers'
import { superAdmin } from '#tests/support/documents/lives'
import { adjustmentsOf, bars, countBody, counted, draft, step } from './counting.ts'
import { sellingOrder, userId } from './issuing.ts'
import { refused } from './receiving.ts'
import { entriesOf, faults, inWarehouse, onHand, product, reservationsOf, warehouse } from './stock.ts'
import { done } from './transferring.ts'

const WHOLE = ['100.000', '1850.000', '1848.600', '25000000']
const reason = 'Đếm lại hai lần'

test.group('counts of goods', () => {
  test('post what is missing by an adjustment, and take it back when they are undone', async ({ assert }) => {
    const { productId, warehouseId } = await bars()
    const row = await draft(warehouseId, [{ productId, quantity: '96', reason }])
    assert.containsSubset(row, { differing: 1, size: 'small', total: '-1000000' })
    assert.containsSubset(row.lines[0], { expected: '100.000', difference: '-4.000', amount: '-1000000' })
    const posted = await done(step(row, 'request'))
    assert.match(posted.code, /^PKK-2602-\d{5}$/)
    assert.deepEqual(await onHand(productId), ['96.000', '1776.000', '1774.656', '24000000'])
    const [made, ...others] = await adjustmentsOf(posted)
    assert.containsSubset(made, { kind: 'loss', status: 'done', total: '1000000', documentDate: '2026-02-10' })
    assert.match(made!.code, /^DCK-2602-\d{5}$/)
    assert.lengthOf(others, 0)
    await done(step(posted, 'undo', { comment: 'Đếm nhầm', values: { undoneOn: '2026-02-11' } }))
    assert.deepEqual(await onHand(productId), WHOLE)
    assert.deepEqual(
      (await adjustmentsOf(posted)).map(({ status }) => status),
      ['cancelled'],
    )
    assert.deepEqual(
      (await entriesOf(productId)).map(({ day }) => day),
      ['2026-01-01', '2026-02-10', '2026-02-11'],
    )
    assert.deepEqual(await faults(), [])
  })

  test('add up what lies in several places, and ask for a reason where it differs', async ({ assert }) => {
    const { productId, warehouseId } = await bars()
    const lines = [60, 42].map((quantity, place) => ({ productId, quantity: String(quantity), place: `Dãy ${place}` }))
    const row = await draft(warehouseId, lines)
    assert.deepEqual(
      row.lines.map((line: { difference: unknown }) => line.difference),
      ['2.000', null],
    )
    assert.deepEqual(refused(await step(row, 'request')), ['lines.0.reason:countedOtherwise'])
    const posted = await done(step(row, 'request', { values: { reason } }))
    assert.deepEqual(await onHand(productId), ['102.000', '1887.000', '1885.570', '25500000'])
    assert.deepEqual(
      (await adjustmentsOf(posted)).map(({ kind }) => kind),
      ['found'],
    )
    assert.deepEqual(await faults(), [])
  })

  test('change the kg on hand and no value where only the scale differs', async ({ assert }) => {
    const { productId, warehouseId } = await bars()
    // 100 bars weigh 1,840 kg: 0.54 % off, within what is allowed.
    const posted = await counted(warehouseId, [{ productId, quantity: '100', actualWeight: '1840' }])
    assert.containsSubset(posted, { differing: 1, size: 'small', total: '0' })
    assert.deepEqual(await onHand(productId), ['100.000', '1840.000', '1848.600', '25000000'])
    const [made] = await adjustmentsOf(posted)
    assert.containsSubset(made, { kind: 'weight', total: '0' })
    // Two bars are missing; the others weigh 1,800 kg where their share is 1,803.2 kg.
    const both = await counted(warehouseId, [{ productId, quantity: '98', actualWeight: '1800', reason }])
    assert.containsSubset(both.lines[0], { difference: '-2.000', differenceKg: '-3.200', amount: '-500000' })
    assert.deepEqual(await onHand(productId), ['98.000', '1800.000', '1811.628', '24500000'])
    assert.sameMembers(
      (await adjustmentsOf(both)).map(({ kind }) => kind),
      ['loss', 'weight'],
    )
    for (const row of [both, posted]) await done(step(row, 'undo', { comment: 'Đếm nhầm' }))
    assert.deepEqual(await onHand(productId), WHOLE)
    assert.deepEqual(await faults(), [])
  })

  test('post nothing where all agrees', async ({ assert }) => {
    const { productId, warehouseId } = await bars()
    const posted = await counted(warehouseId, [{ productId, quantity: '100' }])
    assert.containsSubset(posted, { differing: 0, size: 'none', total: '0', status: 'done' })
    assert.deepEqual([await adjustmentsOf(posted), await onHand(productId)], [[], WHOLE])
  })

  test('ask for the cost of goods that nothing on hand says', async ({ assert }) => {
    const [productId, warehouseId] = [await product(), await warehouse()]
    const lines = [{ productId, quantity: '4', reason }]
    const asked = await step(await draft(warehouseId, lines), 'request')
    assert.deepEqual(refused(asked), ['lines.0.unitCost:stock_noCost'])
    const other = await warehouse()
    const posted = await counted(other, [{ ...lines[0], unitCost: '250000', actualWeight: '74.5' }])
    assert.equal(posted.total, '1000000')
    assert.deepEqual(await inWarehouse(productId, other), ['4.000', '74.500', '73.940'])
    assert.deepEqual(await faults(), [])
  })

  test('ask somebody about a difference above the limit of the company', async ({ assert }) => {
    const { productId, warehouseId } = await bars()
    const row = await draft(warehouseId, [{ productId, quantity: '90', reason }])
    assert.equal(row.size, 'large')
    assert.deepEqual(refused(await step(row, 'request')), ['approverId:required'])
    const asked = await done(step(row, 'request', { values: { approverId: await userId() } }))
    assert.deepEqual([asked.status, await onHand(productId)], ['pending', WHOLE])
    await done(step(asked, 'approve'))
    assert.equal((await onHand(productId))[0], '90.000')
  })

  test('show nothing of the books while counting is blind, and are posted once it is compared', async ({ assert }) => {
    const { productId, warehouseId } = await bars()
    const lines = [{ productId, quantity: '99', reason }]
    const row = await draft(warehouseId, lines, { isBlind: true, isCompared: false })
    assert.containsSubset(row, { differing: null, size: null, total: null })
    assert.containsSubset(row.lines[0], { expected: null, expectedKg: null, difference: null, amount: null })
    assert.deepEqual(refused(await step(row, 'request')), ['isCompared:notCompared'])
    const seeing = await draft(await warehouse(), lines, { isCompared: false })
    assert.containsSubset(seeing.lines[0], { expected: '0.000', difference: null })
    const client = await superAdmin()
    const compared = await done(client.patch(`/stock-counts/${row.id}`, { version: row.version, isCompared: true }))
    assert.equal(compared.lines[0].difference, '-1.000')
  })

  test('are refused for goods that another open count of the warehouse has', async ({ assert }) => {
    const { productId, warehouseId } = await bars()
    const first = await draft(warehouseId, [{ productId, quantity: '100' }])
    const client = await superAdmin()
    const again = countBody(warehouseId, [{ productId, quantity: '100' }])
    assert.deepEqual(refused(await client.post('/stock-counts', again)), ['lines.0.productId:countedElsewhere'])
    assert.equal((await client.post('/stock-counts', { ...again, warehouseId: await warehouse() })).status, 201)
    const posted = await done(step(first, 'request'))
    assert.equal((await client.post('/stock-counts', again)).status, 201)
    // A posted count can be undone while another open count has its goods.
    await done(step(posted, 'undo', { comment: 'Đếm nhầm' }))
  })

  test('post what differs in a warehouse of any use, though its goods are not for sale', async ({ assert }) => {
    for (const use of ['quarantine', 'scrap']) {
      const { productId, warehouseId } = await bars({ use })
      assert.equal((await done((await superAdmin()).get(`/warehouses/${warehouseId}`))).use, use)
      const posted = await counted(warehouseId, [{ productId, quantity: '97', actualWeight: '1790', reason }])
      assert.containsSubset(posted.lines[0], { difference: '-3.000', differenceKg: '-4.500', amount: '-750000' })
      assert.deepEqual(await inWarehouse(productId, warehouseId), ['97.000', '1790.000', '1793.142'], use)
      const more = await counted(warehouseId, [{ productId, quantity: '99', reason }])
      assert.sameMembers(
        [...(await adjustmentsOf(posted)), ...(await adjustmentsOf(more))].map(({ kind }) => kind),
        [...['loss', 'weight', 'found']],
      )
      for (const row of [more, posted]) await done(step(row, 'undo', { comment: 'Đếm nhầm' }))
      assert.deepEqual(await onHand(productId), WHOLE, use)
    }
    assert.deepEqual(await faults(), [])
  })

  test('are told that the books moved while they waited for approval', async ({ assert }) => {
    const { productId, warehouseId } = await bars()
    const row = await draft(warehouseId, [{ productId, quantity: '99', reason }])
    const asked = await done(step(row, 'request', { values: { approverId: await userId() } }))
    const client = await superAdmin()
    const lost = {
      documentDate: '2026-02-09',
      warehouseId,
      kind: 'loss',
      reason,
      lines: [{ productId, quantity: '1' }],
    }
    const made = await done(client.post('/stock-adjustments', lost))
    assert.equal((await client.post(`/stock-adjustments/${made.id}/request`, { version: made.version })).status, 200)
    assert.deepEqual(refused(await step(asked, 'approve')), ['lines.0.expected:countMoved'])
    assert.equal((await onHand(productId))[0], '99.000')
  })

  test('are refused at their fields: half a bar, weight of nothing, a day to come, books that are closed', async ({
    assert,
  }) => {
    const { productId, warehouseId } = await bars()
    const client = await superAdmin()
    const said = async (line: object) =>
      refused(await client.post('/stock-counts', countBody(warehouseId, [{ productId, ...line }])))
    assert.deepEqual(await said({ quantity: '0.5' }), ['lines.0.quantity:wholePieces'])
    assert.deepEqual(await said({ quantity: '0', actualWeight: '5' }), ['lines.0.actualWeight:weightOfNothing'])
    assert.deepEqual(await said({ quantity: '5', actualWeight: '0' }), ['lines.0.actualWeight:min'])
    assert.deepEqual(await said({ quantity: '-1' }), ['lines.0.quantity:range'])
    const early = await draft(warehouseId, [{ productId, quantity: '100' }], { documentDate: '2036-01-01' })
    assert.deepEqual(refused(await step(early, 'request')), ['documentDate:future'])
    await done(step(early, 'cancel', { comment: 'Nhầm ngày' }))
    assert.deepEqual(await onHand(productId), WHOLE)
  })

  test('post once, however often they are asked to at the same time', async ({ assert }) => {
    const { productId, warehouseId } = await bars()
    const row = await draft(warehouseId, [{ productId, quantity: '97', reason }])
    const answers = await Promise.all([1, 2, 3].map(() => step(row, 'request')))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409])
    assert.equal((await onHand(productId))[0], '97.000')
    assert.lengthOf(await adjustmentsOf(row), 1)
  })

  test('take what orders have reserved, the latest first', async ({ assert }) => {
    const { productId, warehouseId } = await bars()
    await sellingOrder(warehouseId, [{ productId, quantity: '98' }])
    await counted(warehouseId, [{ productId, quantity: '96', reason }])
    assert.deepEqual([(await onHand(productId))[0], await reservationsOf(productId)], ['96.000', ['96.000']])
    assert.deepEqual([await faults(), await faults(ledgers.reservations)], [[], []])
  })

  test('keep their adjustments, which are undone with them alone', async ({ assert }) => {
    const { productId, warehouseId } = await bars()
    const posted = await counted(warehouseId, [{ productId, quantity: '99', reason }])
    const [made] = await adjustmentsOf(posted)
    const client = await superAdmin()
    const undo = { version: made!.version, comment: 'Nhầm' }
    const answer = await client.post(`/stock-adjustments/${made!.id}/undo`, undo)
    assert.deepEqual(refused(answer), ['comment:ofCount'])
    const sent = await client.post('/stock-adjustments', { warehouseId, stockCountId: posted.id })
    assert.deepEqual([sent.status, refused(sent)], [400, ['stockCountId:unknownField']])
  })
})
