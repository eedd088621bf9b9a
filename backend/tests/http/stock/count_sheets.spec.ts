import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { signIn } from '#tests/support/client'
import { clerk, superAdmin } from '#tests/support/documents/lives'
import { downloaded, sheetOf } from '#tests/support/sheets'
import { counts, fill, mistakes, opened } from './count_sheet.ts'
import { bars, step } from './counting.ts'
import { product } from './stock.ts'
import { done } from './transferring.ts'

const HEADS = ['Product *', 'Spot', 'Counted *', 'Weighed (kg)', 'Reason']

/** Lines of a count as they were filled in: place, pieces, kg and reason. */
const linesOf = async (id: string) =>
  (await counts(id)).lines.map(({ place, quantity, actualWeight, reason }: Record<string, unknown>) => [
    ...[place, quantity, actualWeight, reason],
  ])

const codeOf = async (id: string, productId: string): Promise<string> =>
  (await counts(id)).lines.find((line: Record<string, unknown>) => line.productId === productId).product.code

test.group('the sheet of a count', () => {
  test('goes out with what is to be counted, and comes back with what was counted', async ({ assert }) => {
    const { productId, warehouseId } = await bars()
    const other = await product({ piecesPerBundle: 60 })
    const row = await opened(warehouseId, [{ productId, place: 'A1' }, { productId: other }])
    const rows = await downloaded(`/stock-counts/${row.id}/lines/sheet`)
    assert.deepEqual(rows[0], [
      ...['Product *', 'Unit', 'Spot', 'Pieces per bundle', 'By the books', 'Counted *'],
      ...['Weighed (kg)', 'Reason'],
    ])
    const codes = [await codeOf(row.id, productId), await codeOf(row.id, other)]
    assert.deepEqual(
      rows.slice(1).map(([name, , place, bundle, expected]) => [String(name).split(' ')[0], place, bundle, expected]),
      [
        [codes[0], 'A1', undefined, 100],
        [codes[1], undefined, 60, 0],
      ],
    )
    // Filled in as it is, with what the sheet says of the goods.
    const [heads, first, second] = rows as [string[], unknown[], unknown[]]
    Object.assign(first, { 5: 98, 6: 1800.5, 7: 'Hai cây cong' })
    Object.assign(second, { 2: 'B2', 5: '2b+3' })
    const file = await sheetOf(heads, [first, second])
    const checked = await fill(row.id, file, { check: true })
    assert.containsSubset(checked.body.data, { total: 2, accepted: 2, refused: [] })
    assert.deepInclude(checked.body.data.columns[0], { head: 'Product *', field: 'productId' })
    assert.deepEqual(await linesOf(row.id), [
      ['A1', null, null, null],
      [null, null, null, null],
    ])
    const { status, body } = await fill(row.id, file)
    assert.deepEqual([status, body.data], [200, { total: 2, accepted: 2, refused: [] }])
    const counted = [
      ['A1', '98.000', '1800.500', 'Hai cây cong'],
      ['B2', '123.000', null, null],
    ]
    assert.deepEqual(await linesOf(row.id), counted)
    const { version } = await counts(row.id)
    assert.deepEqual((await fill(row.id, file)).body.data, { total: 2, accepted: 0, passed: 2, refused: [] })
    assert.deepEqual([await linesOf(row.id), (await counts(row.id)).version], [counted, version])
  })

  test('says nothing of the books where counting is blind', async ({ assert }) => {
    const { productId, warehouseId } = await bars()
    const row = await opened(warehouseId, [{ productId }], { isBlind: true })
    const [heads] = await downloaded(`/stock-counts/${row.id}/lines/sheet`)
    assert.deepEqual(heads, ['Product *', 'Unit', ...HEADS.slice(1)])
  })

  test('refuses wrong rows at their cells in both languages, and takes the others', async ({ assert }) => {
    const { productId, warehouseId } = await bars()
    const [good, half, loose] = [await product(), await product(), await product({ piecesPerBundle: null })]
    const row = await opened(
      warehouseId,
      [productId, good, half, loose].map((id) => ({ productId: id })),
    )
    const codes = await Promise.all([productId, good, half, loose].map((id) => codeOf(row.id, id)))
    const lines = [
      [codes[0], 'A1', 7],
      [codes[2], '', 0.5],
      [codes[3], '', '3b'],
      ['Không có mặt hàng này', '', 4],
      ['', 'A2', 4],
      [codes[1], '', 'nhiều'],
    ]
    const file = await sheetOf(HEADS, lines)
    const answer = await fill(row.id, file)
    assert.deepEqual(mistakes(answer), [
      '3 quantity: These goods are not divided; the quantity must be a whole number',
      '4 quantity: Nobody has said how many of these goods are in a bundle: write the pieces',
      '5 productId: “Không có mặt hàng này” is not found',
      '6 productId: Please select the product',
      '7 quantity: Must be a number with at most 3 decimals',
    ])
    assert.containsSubset(answer.body.data, { total: 6, accepted: 1 })
    assert.deepEqual(await linesOf(row.id), [['A1', '7.000', null, null], ...Array(3).fill([null, null, null, null])])
    const inVietnamese = mistakes(await fill(row.id, file, { language: 'vi', check: true }))
    assert.include(inVietnamese, '4 quantity: Mặt hàng này chưa có số cây một bó: hãy ghi số cây')
    const heads = await fill(row.id, await sheetOf(['Product', 'Giá'], [[codes[0], 1]]))
    assert.deepEqual([heads.status, heads.body.errors[0].field], [422, 'Giá'])
    const none = await fill(row.id, Buffer.from('PK'))
    assert.deepEqual([none.status, none.body.errors[0].field], [422, 'file'])
  })

  test('adds goods that it did not have, and leaves what was counted elsewhere', async ({ assert }) => {
    const { productId, warehouseId } = await bars()
    const [other, found] = [await product(), await product()]
    const row = await opened(warehouseId, [
      { productId, place: 'A1', quantity: '60', reason: 'Trên kệ' },
      { productId: other, quantity: '5' },
    ])
    const codes = [await codeOf(row.id, productId), await codeOf(row.id, other)]
    const fresh = await opened(warehouseId, [{ productId: found }])
    const name = await codeOf(fresh.id, found)
    await done(step(fresh, 'cancel', { comment: 'Nhầm' }))
    const sheet = [
      [codes[0], 'A1', '', 1110],
      [codes[0], 'A2', 38],
      [name, '', 4],
    ]
    const answer = await fill(row.id, await sheetOf(HEADS, sheet))
    assert.deepEqual(answer.body.data, { total: 3, accepted: 3, refused: [] })
    const after = [
      ['A1', '60.000', '1110.000', 'Trên kệ'],
      [null, '5.000', null, null],
      ['A2', '38.000', null, null],
      [null, '4.000', null, null],
    ]
    assert.deepEqual(await linesOf(row.id), after)
    assert.equal((await fill(row.id, await sheetOf(HEADS, sheet))).body.data.passed, 3)
    assert.deepEqual(await linesOf(row.id), after)
    // Somebody else counted a spot of their own.
    await fill(row.id, await sheetOf(HEADS, [[codes[0], 'A3', 2]]))
    assert.deepEqual(await linesOf(row.id), [...after, ['A3', '2.000', null, null]])
  })

  test('happens once, however often and by how many it is sent at one time', async ({ assert }) => {
    const { productId, warehouseId } = await bars()
    const row = await opened(warehouseId, [{ productId }])
    const code = await codeOf(row.id, productId)
    const file = await sheetOf(HEADS, [
      [code, 'A1', 60],
      [code, 'A2', 40],
    ])
    const key = randomUUID()
    const answers = await Promise.all([fill(row.id, file, { key }), fill(row.id, file, { key }), fill(row.id, file)])
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200, 200],
    )
    assert.deepEqual((await counts(row.id)).itemCount, '100.000')
    assert.lengthOf((await counts(row.id)).lines, 2)
    const again = await fill(row.id, file, { key })
    assert.equal(again.headers.get('idempotency-replayed'), 'true')
    const another = await sheetOf(HEADS, [[code, 'A1', 61]])
    assert.equal((await fill(row.id, another, { key })).body.code, 'COM_ERR_014')
  })

  test('is refused once the count is compared, posted or gone, and to whoever may not change it', async ({
    assert,
  }) => {
    const { productId, warehouseId } = await bars()
    const row = await opened(warehouseId, [{ productId, quantity: '100' }])
    const file = await sheetOf(HEADS, [[await codeOf(row.id, productId), '', 99]])
    const viewer = await clerk(63, ['v'])
    assert.equal((await fill(row.id, file, { token: viewer.token })).status, 403)
    const maker = await clerk(63, ['v', 'c'])
    assert.equal((await fill(row.id, file, { token: maker.token })).status, 403)
    const stranger = await signIn('superadmin', 'PHUONGNAM')
    assert.equal((await fill(row.id, file, { token: stranger })).status, 404)
    assert.equal((await fill(randomUUID(), file)).status, 404)
    const { version } = await counts(row.id)
    const compared = await done((await superAdmin()).patch(`/stock-counts/${row.id}`, { version, isCompared: true }))
    const late = await fill(row.id, file)
    assert.deepEqual(
      [late.status, late.body.errors[0].field, late.body.errors[0].message],
      [422, 'file', '“Counting is over, compare” is marked, so no more sheets are taken'],
    )
    await done(step(compared, 'request'))
    const over = await fill(row.id, file)
    assert.deepEqual([over.status, over.body.code], [409, 'DOC_ERR_001'])
    assert.deepEqual(await linesOf(row.id), [[null, '100.000', null, null]])
  })
})
