import { test } from '@japa/runner'
import { ledgers } from '@barem/resources/ledgers'
import { api } from '#tests/support/client'
import { act, clerk, superAdmin } from '#tests/support/documents/lives'
import { bars, cameOf, cut, cutting, cuttingBody, done, plates, scrapProduct, setScrap, step } from './cutting.ts'
import { fresh } from '#tests/support/samples'
import { sellingOrder } from './issuing.ts'
import { refused } from './receiving.ts'
import { entriesOf, faults, inWarehouse, onHand, product } from './stock.ts'

const WHOLE = ['100.000', '1850.000', '1848.600', '25000000']

test.group('cuttings of bars', (group) => {
  group.each.teardown(() => setScrap({ scrapBelow: '1', scrapProductId: null, scrapPrice: '0' }))

  test('share kg out to the gram and value to the dong, and give all of it back', async ({ assert }) => {
    const { productId, warehouseId } = await bars()
    const scrap = await scrapProduct()
    await setScrap({ scrapProductId: scrap, scrapPrice: '8000' })
    // Of 11.7 m 4 x 2.7 m, four cuts of 5 mm and 0.88 m of scrap: 185 kg and 2,500,000 dong over 117 m.
    const row = await cut(warehouseId, [{ productId, quantity: '10', cuts: '4X2m7' }], { kerf: '5' })
    assert.match(row.code, /^CAT-2602-\d{5}$/)
    assert.deepEqual([row.lines[0].cuts, row.lines[0].rest, row.lines[0].restIs], ['4x2.7', '0.8800', 'scrap'])
    assert.deepEqual(cameOf(row, 'bar', 'kind', 'length', 'quantity', 'theoreticalWeight', 'weight', 'amount'), [
      [1, 'piece', '2.7000', '40.000', '170.640', '170.769', '2388680'],
      [1, 'scrap', null, null, '13.900', '13.915', '111320'],
    ])
    assert.deepEqual(
      [row.status, row.actualWeight, row.scrapWeight, row.kerfWeight, row.total],
      ['done', '185.000', '13.915', '0.316', '2500000'],
    )
    const piece = row.pieces[0].productId
    assert.deepEqual(await onHand(productId), ['90.000', '1665.000', '1663.740', '22500000'])
    assert.deepEqual(await onHand(piece), ['40.000', '170.769', '170.640', '2388680'])
    assert.deepEqual(await inWarehouse(piece, warehouseId), ['40.000', '170.769', '170.640'])
    assert.deepEqual(await onHand(scrap), ['13.915', '13.915', '13.915', '111320'])
    assert.deepEqual(
      (await entriesOf(productId)).map(({ kind, value }) => [kind, value]),
      [
        ['opening', '25000000'],
        ['cut_out', '-2500000'],
      ],
    )
    assert.deepEqual(
      (await entriesOf(piece)).map(({ kind }) => kind),
      ['cut_in'],
    )
    const back = await done(step(row, 'undo', { comment: 'Cắt nhầm' }))
    assert.equal(back.status, 'cancelled')
    assert.deepEqual(await onHand(productId), WHOLE)
    for (const one of [piece, scrap]) assert.deepEqual(await onHand(one), ['0.000', '0.000', '0.000', '0'])
    assert.deepEqual(await faults(), [])
  })

  test('keep what is long enough, and make the products of these lengths once', async ({ assert }) => {
    // Of a mill of its own, so that no other test has made lengths of its family.
    const { productId, warehouseId } = await bars({ mill: `Lò ${fresh()}` })
    const client = await superAdmin()
    const draft = await cutting(warehouseId, [{ productId, quantity: '2', cuts: '3x2,5 + 1.2' }])
    assert.deepEqual(cameOf(draft, 'kind', 'length', 'quantity', 'productId'), [
      ['piece', '2.5000', '6.000', null],
      ['piece', '1.2000', '2.000', null],
      ['remnant', '3.0000', '2.000', null],
    ])
    const row = await done(step(draft, 'finish'))
    const [long, , remnant] = row.pieces
    const source = (await client.get(`/products/${productId}`)).body
    const made = (await client.get(`/products/${long.productId}`)).body
    assert.deepEqual(
      [made.code, made.name, made.length, made.densityWeight, made.productTypeId, made.sellingPrice],
      [`${source.code}-2.5M`, `${source.name} 2.5 m`, '2.5000', source.densityWeight, source.productTypeId, '15500.00'],
    )
    // 2 bars weigh 37 kg over 23.4 m: 15 m, 2.4 m and 6 m.
    assert.deepEqual(cameOf(row, 'weight', 'amount'), [
      ['23.718', '320513'],
      ['3.795', '51282'],
      ['9.487', '128205'],
    ])
    const again = await cut(warehouseId, [{ productId, quantity: '1', cuts: '2x2.5 + 3' }])
    assert.deepEqual(cameOf(again, 'productId', 'kind'), [
      [long.productId, 'piece'],
      [remnant.productId, 'piece'],
      [again.pieces[2].productId, 'remnant'],
    ])
    assert.deepEqual(await faults(), [])
  })

  test('cut plates along the length that they are measured by', async ({ assert }) => {
    const mill = `Lò ${fresh()}`
    const { productId, warehouseId } = await plates({ mill })
    const client = await superAdmin()
    const source = (await client.get(`/products/${productId}`)).body
    assert.deepEqual([source.length, source.pieceWeight], [null, '706.5000'])
    // Two plates of 6 m: 1,400 kg and 2,000,000 dong over 12 m, of which the flame takes 3 mm at each of two cuts.
    const row = await cut(warehouseId, [{ productId, quantity: '2', cuts: '2x2' }], { kerf: '3' })
    assert.deepEqual([row.lines[0].length, row.lines[0].rest, row.lines[0].restIs], ['6.0000', '1.9940', 'remnant'])
    assert.deepEqual(cameOf(row, 'kind', 'length', 'quantity', 'theoreticalWeight', 'weight', 'amount'), [
      ['piece', '2.0000', '4.000', '942.000', '933.333', '1334668'],
      ['remnant', '1.9940', '2.000', '469.590', '465.267', '665332'],
    ])
    assert.deepEqual([row.actualWeight, row.kerfWeight, row.total], ['1400.000', '1.400', '2000000'])
    const made = (await client.get(`/products/${row.pieces[0].productId}`)).body
    assert.deepEqual(
      [made.code, made.name, made.length, made.attributes, made.densityWeight, made.computedWeight],
      [
        ...[source.code, source.name].map((text: string) => text.replace('x6000', 'x2000')),
        ...[null, { t: '10', W: '1500', L: '2000' }, '235.500000', '235.500000'],
      ],
    )
    const again = await cut(warehouseId, [{ productId, quantity: '1', cuts: '3x2' }])
    assert.deepEqual(cameOf(again, 'productId', 'weight'), [[made.id, '700.000']])
    // Of another thickness and width, though a metre weighs as much.
    const { productTypeId } = source
    const wider = await plates({ mill, productTypeId, attributes: { t: '15', W: '1000', L: '6000' } })
    const other = await cutting(wider.warehouseId, [{ productId: wider.productId, quantity: '1', cuts: '3x2' }])
    assert.deepEqual(cameOf(other, 'productId'), [[null]])
    for (const one of [again, row]) await done(step(one, 'undo', { comment: 'Cắt nhầm' }))
    assert.deepEqual(await onHand(productId), ['20.000', '14000.000', '14130.000', '20000000'])
    assert.deepEqual(await faults(), [])
  })

  test('are refused at their fields: what cannot be read, is too long, or is no bar', async ({ assert }) => {
    const { productId, warehouseId } = await bars()
    const client = await superAdmin()
    const refusedOf = async (line: object, more: object = {}) =>
      refused(
        await client.post('/stock-cuttings', cuttingBody(warehouseId, [{ productId, quantity: '1', ...line }], more)),
      )
    for (const cuts of ['abc', '3x', '0x2', '2.5x1.5', '-1', '1e3'])
      assert.deepEqual(await refusedOf({ cuts }), ['lines.0.cuts:cutsUnread'], cuts)
    assert.deepEqual(await refusedOf({ cuts: '5x2.5' }), ['lines.0.cuts:cutsTooLong'])
    assert.deepEqual(await refusedOf({ cuts: '11.7' }), ['lines.0.cuts:cutsWhole'])
    // Three cuts of 3 mm more than 4 pieces of 2.925 m have room for.
    assert.deepEqual(await refusedOf({ cuts: '4x2.925' }, { kerf: '3' }), ['lines.0.cuts:cutsTooLong'])
    assert.deepEqual(await refusedOf({ cuts: '2', quantity: '0.5' }), ['lines.0.quantity:wholePieces'])
    assert.deepEqual(await refusedOf({ cuts: '2', scrapWeight: '3' }), ['lines.0.scrapWeight:cutsNoScrap'])
    const coil = await product({
      weightMode: 'coil',
      densityWeight: undefined,
      length: undefined,
      priceType: 'actual_kg',
    })
    assert.deepEqual(await refusedOf({ productId: coil, cuts: '2' }), ['lines.0.productId:cutNoLength'])
  })

  test('leave what is not there, what others reserved, and closed days', async ({ assert }) => {
    const { productId, warehouseId } = await bars()
    const client = await superAdmin()
    const finish = async (quantity: string, more: object = {}) =>
      step(await cutting(warehouseId, [{ productId, quantity, cuts: '2x5' }], more), 'finish')
    const many = await finish('101')
    assert.deepEqual([many.body.code, refused(many)], ['PRO_ERR_007', ['lines.0.quantity:stock_tooFew']])
    await sellingOrder(warehouseId, [{ productId, quantity: '95' }])
    const held = await finish('6')
    assert.deepEqual([held.body.code, refused(held)], ['PRO_ERR_007', ['lines.0.quantity:stock_reserved']])
    const future = await client.post('/stock-cuttings', cuttingBody(warehouseId, [], { documentDate: '2099-01-01' }))
    assert.isBelow(future.status, 300)
    assert.deepEqual(refused(await finish('1', { documentDate: '2099-01-01' })), ['documentDate:future'])
    assert.deepEqual(refused(await finish('1', { documentDate: '2025-12-31' })), ['documentDate:stock_shortDay'])
    assert.deepEqual(await onHand(productId), WHOLE)
    assert.deepEqual([await faults(), await faults(ledgers.reservations)], [[], []])
  })

  test('ask for a scrap product, and for scrap that is lighter than its bars', async ({ assert }) => {
    const { productId, warehouseId } = await bars()
    const line = { productId, quantity: '10', cuts: '4x2.7' }
    assert.deepEqual(refused(await step(await cutting(warehouseId, [line]), 'finish')), [
      'lines.0.cuts:cutsNoScrapProduct',
    ])
    const scrap = await scrapProduct()
    const bar = await (await superAdmin()).patch('/company-settings', { scrapProductId: productId })
    assert.deepEqual(refused(bar), ['scrapProductId:scrapByKg'])
    await setScrap({ scrapProductId: scrap, scrapPrice: '99999' })
    for (const scrapWeight of ['185', '200'])
      assert.deepEqual(refused(await step(await cutting(warehouseId, [{ ...line, scrapWeight }]), 'finish')), [
        'lines.0.scrapWeight:cutsScrapHeavy',
      ])
    // Weighed bars and weighed scrap: 180 kg less 12 kg over 108 m; scrap is worth no more than it cost.
    const row = await cut(warehouseId, [{ ...line, actualWeight: '180', scrapWeight: '12' }])
    assert.deepEqual(cameOf(row, 'kind', 'weight', 'amount'), [
      ['piece', '168.000', '2270270'],
      ['scrap', '12.000', '162162'],
    ])
    assert.equal(row.total, '2432432')
    assert.deepEqual(await faults(), [])
  })

  test('make products for those alone who may', async ({ assert }) => {
    const { productId, warehouseId } = await bars()
    const keeper = await clerk(63, ['c', 'u'], [[47, 'v']], 'cuts bars')
    const body = cuttingBody(warehouseId, [{ productId, quantity: '1', cuts: '2x5' }])
    const row = await done(api(keeper.token).post('/stock-cuttings', body))
    const answer = await act(keeper.token, 'stock-cuttings', row, 'finish')
    assert.deepEqual(
      [answer.status, refused(answer)],
      [422, ['lines.0.cuts:cutsNoProduct', 'lines.0.cuts:cutsNoProduct']],
    )
    await cut(warehouseId, [{ productId, quantity: '1', cuts: '2x5' }])
    const again = await done(act(keeper.token, 'stock-cuttings', row, 'finish'))
    assert.deepEqual([again.status, 'total' in again, 'amount' in again.pieces[0]], ['done', false, false])
  })

  test('post once, however often they are asked to, and two at once make one product', async ({ assert }) => {
    const { productId, warehouseId } = await bars()
    const lines = [{ productId, quantity: '1', cuts: '3x3.9' }]
    const row = await cutting(warehouseId, lines)
    const answers = await Promise.all([1, 2, 3].map(() => step(row, 'finish')))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409])
    const others = await Promise.all([1, 2].map(() => cutting(warehouseId, [{ ...lines[0]!, cuts: '2x4.1' }])))
    const both = await Promise.all(others.map((one) => done(step(one, 'finish'))))
    assert.equal(both[0]!.pieces[0].productId, both[1]!.pieces[0].productId)
    assert.equal((await onHand(productId))[0], '97.000')
    assert.deepEqual(await faults(), [])
  })

  test('are not undone once their pieces are gone', async ({ assert }) => {
    const { productId, warehouseId } = await bars()
    const row = await cut(warehouseId, [{ productId, quantity: '2', cuts: '3x3.9' }])
    const again = await cut(warehouseId, [{ productId: row.pieces[0].productId, quantity: '6', cuts: '2x1.9' }], {
      kerf: '100',
    })
    const early = await step(row, 'undo', { comment: 'Cắt nhầm' })
    assert.deepEqual([early.status, refused(early)], [409, ['pieces.0.quantity:stock_tooFew']])
    for (const one of [again, row]) await done(step(one, 'undo', { comment: 'Cắt nhầm' }))
    assert.deepEqual(await onHand(productId), WHOLE)
    assert.deepEqual(await faults(), [])
  })
})
