import { test } from '@japa/runner'
import { drawingOf } from '@barem/resources/calc/drawing'
import { checks } from '@barem/resources/calc/checks'
import { api, companies, signIn } from '#tests/support/client'
import { entered, newPerson, newRole } from '#tests/support/people'
import { fresh, resourceOf, sample } from '#tests/support/samples'
import { importSheet, sheetOf } from '#tests/support/sheets'
import { steelProducts } from '#database/demo/steel_products'

const superAdmin = async () => api(await signIn('superadmin'))

/** A body with what every product needs and no weight. */
async function product(more: Record<string, unknown>) {
  const { productTypeId, unitId, image } = await sample(resourceOf('products'))
  return {
    name: `Hàng thử ${fresh()}`,
    description: 'Hàng thử',
    productTypeId,
    unitId,
    image,
    sellingPrice: '100000',
    costPrice: '90000',
    ...more,
  }
}

const post = async (more: Record<string, unknown>) => (await superAdmin()).post('/products', await product(more))
const refusal = ({ status, body }: { status: number; body: any }) => [
  status,
  body.errors?.[0]?.field,
  body.errors?.[0]?.rule,
]

test.group('weight modes', () => {
  test('none has no weight and is priced by the piece; a coil is weighed and priced by actual kg', async ({
    assert,
  }) => {
    const none = (await post({ weightMode: 'none', length: '6', densityWeight: '1', priceType: 'barem_kg' })).body
    assert.containsSubset(none, {
      length: null,
      densityWeight: null,
      pieceWeight: null,
      baremBasis: null,
      priceType: 'piece',
      valuationBasis: 'piece',
    })
    assert.containsSubset((await post({ weightMode: 'coil' })).body, {
      densityWeight: null,
      pieceWeight: null,
      priceType: 'actual_kg',
    })
  })

  test('per piece and per metre take the given barem; a piece weighs length times kg per metre', async ({ assert }) => {
    assert.containsSubset((await post({ weightMode: 'per_piece', densityWeight: '55' })).body, {
      baremBasis: 'piece',
      pieceWeight: '55.0000',
      computedWeight: null,
    })
    assert.containsSubset((await post({ weightMode: 'per_meter', densityWeight: '0.617', length: '11.7' })).body, {
      baremBasis: 'metre',
      pieceWeight: '7.2189',
    })
    assert.deepEqual(refusal(await post({ weightMode: 'per_meter', densityWeight: '0.617' })), [
      422,
      'length',
      'required',
    ])
    assert.deepEqual(refusal(await post({ weightMode: 'per_piece' })), [422, 'densityWeight', 'required'])
  })

  test('geometry computes it, says by which formula, and wants a reason for another figure', async ({ assert }) => {
    const pipe = { weightMode: 'geometry', shape: 'round_tube', attributes: { D: '59.9', t: '2.3' }, length: '6' }
    const { body } = await post(pipe)
    assert.containsSubset(body, {
      baremBasis: 'metre',
      baremFormula: 'round_tube/1',
      computedWeight: body.densityWeight,
      baremReason: null,
    })
    assert.equal(Number(body.pieceWeight).toFixed(2), '19.60')
    assert.deepEqual(refusal(await post({ ...pipe, densityWeight: '3.2' })), [422, 'baremReason', 'baremReason'])
    const overridden = (await post({ ...pipe, densityWeight: '3.2', baremReason: 'Theo bảng nhà máy' })).body
    assert.containsSubset(overridden, {
      densityWeight: '3.200000',
      computedWeight: body.computedWeight,
      pieceWeight: '19.2000',
      baremReason: 'Theo bảng nhà máy',
    })
  })

  test('a barem that follows its dimensions goes on following; an overridden one stays', async ({ assert }) => {
    const client = await superAdmin()
    const box = {
      weightMode: 'geometry',
      shape: 'rectangular_tube',
      attributes: { a: '50', b: '100', t: '1.8' },
      length: '6',
    }
    const { body } = await post(box)
    assert.equal(Number(body.pieceWeight).toFixed(2), '24.69')
    const thicker = (await client.patch(`/products/${body.id}`, { attributes: { a: '50', b: '100', t: '2.0' } })).body
    assert.equal(Number(thicker.pieceWeight).toFixed(2), '27.34')
    const fixed = (await client.patch(`/products/${body.id}`, { densityWeight: '4.5', baremReason: 'Cân thử 20 cây' }))
      .body
    const longer = (
      await client.patch(`/products/${body.id}`, { length: '12', attributes: { a: '50', b: '100', t: '1.8' } })
    ).body
    assert.deepEqual(
      [fixed.densityWeight, longer.densityWeight, longer.pieceWeight],
      ['4.500000', '4.500000', '54.0000'],
    )
    const followed = (await client.patch(`/products/${body.id}`, { densityWeight: null })).body
    assert.deepEqual([followed.densityWeight, followed.baremReason], [followed.computedWeight, null])
    const kept = (
      await client.patch(`/products/${body.id}`, {
        attributes: { a: '50', b: '100', t: '2.0' },
        baremReason: 'Nhà máy giữ số cũ',
      })
    ).body
    assert.deepEqual([kept.densityWeight, kept.baremReason], [followed.densityWeight, 'Nhà máy giữ số cũ'])
    assert.notEqual(kept.computedWeight, kept.densityWeight)
  })

  test('missing and impossible dimensions are told at the attributes, by their symbols', async ({ assert }) => {
    const missing = await post({ weightMode: 'geometry', shape: 'round_tube', attributes: { D: '60' }, length: '6' })
    assert.deepEqual(refusal(missing), [422, 'attributes', 'dimensionsMissing'])
    assert.equal(missing.body.errors[0].message, 'Dimensions are missing: t')
    for (const attributes of [
      { D: '10', t: '6' },
      { D: '-5', t: '1' },
      { D: 'x', t: '1' },
    ])
      assert.deepEqual(refusal(await post({ weightMode: 'geometry', shape: 'round_tube', attributes, length: '6' })), [
        422,
        'attributes',
        'dimensionsWrong',
      ])
    assert.deepEqual(refusal(await post({ weightMode: 'geometry' })), [422, 'shape', 'required'])
  })
})

test.group('who sees cost', () => {
  test('without the area of costs there is no cost price anywhere: rows, lists, filters, sorts, sheets, description', async ({
    assert,
  }) => {
    const { body: secret } = await post({ weightMode: 'none', costPrice: '777123' })
    const blind = (await entered(await newPerson(await newRole([[17, 'f']])))).token
    const client = api(blind)
    const row = (await client.get(`/products/${secret.id}`)).body
    assert.notProperty(row, 'costPrice')
    assert.notInclude(JSON.stringify((await client.get(`/products?id=${secret.id}`)).body), '777123')
    for (const query of ['costPrice=777123', 'costPrice_gte=1', '_sort=costPrice'])
      assert.equal((await client.get(`/products?${query}`)).status, 400, query)
    assert.deepEqual(refusal(await client.patch(`/products/${secret.id}`, { costPrice: '1' })), [
      400,
      'costPrice',
      'unknownField',
    ])
    assert.equal((await client.patch(`/products/${secret.id}`, { name: 'Đổi tên được' })).status, 200)
    assert.equal(
      (await (await superAdmin()).get(`/products/${secret.id}`)).body.costPrice,
      '777123.00',
      'what they cannot see they did not change',
    )
    assert.notInclude(JSON.stringify((await client.get('/openapi.json')).body), 'costPrice')
    assert.equal(
      (await client.post('/products', await product({ weightMode: 'none' }))).status,
      403,
      'a product needs a cost that they may not enter',
    )
  })
})

test.group('a picture', () => {
  const bare = { weightMode: 'none', image: null }

  test('is asked for unless the goods are drawn, also in sheets', async ({ assert }) => {
    assert.deepEqual(refusal(await post(bare)), [422, 'image', 'noPicture'])
    for (const drawn of [
      { ...bare, name: 'Lưới thép hàn D4' },
      { image: null, weightMode: 'per_meter', densityWeight: '21.3', length: '12', name: `Thép hình I200 ${fresh()}` },
      { image: null, weightMode: 'geometry', shape: 'round_tube', attributes: { D: '48.1', t: '2' }, length: '6' },
      { image: null, weightMode: 'coil' },
    ])
      assert.equal((await post(drawn)).status, 201, JSON.stringify(drawn))
    const { name, description, productTypeId, unitId, sellingPrice, costPrice, image } = await product({})
    const client = await superAdmin()
    const codeOf = async (path: string) => (await client.get(path)).body.code
    const shared = { description, sellingPrice, costPrice, weightMode: 'none' }
    const [type, unit] = [await codeOf(`/product-types/${productTypeId}`), await codeOf(`/product-units/${unitId}`)]
    const file = await sheetOf(
      ['name', 'productTypeId', 'unitId', ...Object.keys(shared), 'image'],
      [image, null].map((path, row) => [`${name} ${row}`, type, unit, ...Object.values(shared), path]),
    )
    const { data } = (await importSheet(await signIn('superadmin'), 'products', file, { check: true })).body
    assert.deepEqual(
      [data.accepted, data.refused.map(({ line, errors }: any) => [line, errors[0].field, errors[0].rule])],
      [1, [[3, 'image', 'noPicture']]],
    )
  })

  test('is not taken away, while older goods without any go on', async ({ assert }) => {
    const client = await superAdmin()
    const { body: pictured } = await post({ weightMode: 'none' })
    const path = `/products/${pictured.id}`
    assert.deepEqual(refusal(await client.patch(path, { image: null })), [422, 'image', 'noPicture'])
    const { body: shaped } = await post({
      ...{ image: null, weightMode: 'geometry', shape: 'round_bar', attributes: { D: '20' }, length: '6' },
    })
    assert.deepEqual(refusal(await client.patch(`/products/${shaped.id}`, { weightMode: 'none' })), [
      422,
      'image',
      'noPicture',
    ])
    const [find, older] = [checks.picturedGoods.find, { name: 'Hàng cũ', weightMode: 'none', image: null }]
    assert.deepEqual(find({ ...older, name: 'Hàng đổi tên', weightMode: 'per_piece' }, older), [])
  })
})

test.group('finding products', () => {
  const codes = async (q: string) =>
    (
      await (
        await superAdmin()
      ).get(`/products?${new URLSearchParams({ q, _end: '100', createdAt_lte: '2100-01-01' })}`)
    ).body.map(({ code }: any) => code) as string[]

  test('as staff type them', async ({ assert }) => {
    for (const q of ['phi 20', 'Ø20', 'D20', 'fi20', 'sat phi 20']) assert.include(await codes(q), 'TV-D20-CB300', q)
    assert.include(await codes('Ø20'), 'TR-20')
    assert.sameMembers(
      (await codes('tấm 3ly')).filter((code) => code.startsWith('T')),
      ['TT-3LY-1500x6000', 'TG-3LY-1500x6000'],
    )
    for (const q of ['V5x5li', 'v50x5', 'V5 x 5 ly'])
      assert.deepEqual(
        (await codes(q)).filter((code) => code.startsWith('V')),
        ['V50x5'],
        q,
      )
    assert.include(await codes('hộp 80x40 1.4'), 'HCN-40x80x1.4')
    assert.deepEqual(await codes('D20 D25'), [])
  })

  test('also where a product is chosen in a form, discontinued ones left out', async ({ assert }) => {
    assert.isAbove((await codes('hop 40x80')).length, 1)
    for (const q of ['(((', '[a-', '\\', '*+?', '.*', '%', 'ø', '{', 'a{99999}'])
      assert.equal((await (await superAdmin()).get(`/products?${new URLSearchParams({ q })}`)).status, 200, q)
  })
})

test.group('the goods of the demo', () => {
  for (const company of companies)
    test(`${company} sells all 171, each with its listed barem`, async ({ assert }) => {
      assert.lengthOf(steelProducts, 171)
      const client = api(await signIn('superadmin', company))
      const rows = new Map<string, any>()
      // Other tests may have added as many as they like.
      for (let start = 0; rows.size === start; start += 100) {
        const page = `_start=${start}&_end=${start + 100}&_sort=code&_order=asc`
        for (const row of (await client.get(`/products?${page}`)).body) rows.set(row.code, row)
      }
      for (const { code, listed, weightMode, name } of steelProducts) {
        const row = rows.get(code)
        assert.equal(row?.weightMode, weightMode, code)
        assert.isNotNull(drawingOf(row), name)
        if (listed.perPiece && weightMode !== 'coil' && weightMode !== 'none')
          assert.closeTo(Number(row.pieceWeight), Number(listed.perPiece), 0.0051, code)
      }
    })
})

test.group('the drawing of goods', () => {
  test('follows the section that a name says, with or without a space before its size', ({ assert }) => {
    const drawn = ['Thép hình chữ H 200×200', 'Thép hình U 100', 'I200 Posco', 'Thép mác C 45'].map((name) =>
      drawingOf({ name }),
    )
    assert.deepEqual(drawn, ['h_beam', 'channel', 'i_beam', null])
  })
})
