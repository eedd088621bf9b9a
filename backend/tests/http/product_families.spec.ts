import { test } from '@japa/runner'
import { accounts, api, call, signIn } from '#tests/support/client'
import { fresh, target } from '#tests/support/samples'

const superAdmin = async () => api(await signIn('superadmin'))

const refusal = ({ status, body }: { status: number; body: any }) => [
  status,
  body.errors?.[0]?.field,
  body.errors?.[0]?.rule,
]

test.group('families of products', () => {
  const family = async (more: Record<string, unknown> = {}) => ({
    shape: 'rectangular_tube',
    sizes: ['20x20', '25x25'],
    thicknesses: ['1.0', '1.2'],
    length: '6',
    codePattern: `HT${fresh()}-{size}x{t}`,
    namePattern: 'Hộp thử {size}x{t}',
    common: {
      productTypeId: await target('product-types'),
      unitId: await target('product-units'),
      sellingPrice: '50000',
      costPrice: '45000',
    },
    ...more,
  })

  test('are shown first and made after, with their barem; what is there already is left as it is', async ({
    assert,
  }) => {
    const client = await superAdmin()
    const body = await family()
    const shown = await client.post('/products/family?check=true', body)
    assert.deepEqual([shown.status, shown.body.data.rows.length, shown.body.data.created], [200, 4, 0])
    assert.isTrue(shown.body.data.rows.every(({ taken }: any) => !taken))
    const made = await client.post('/products/family', { ...body, thicknesses: ['1.0'] })
    assert.deepEqual([made.status, made.body.data.created], [201, 2], JSON.stringify(made.body))
    const { body: rest } = await client.post('/products/family', body)
    assert.deepEqual([rest.data.created, rest.data.rows.filter(({ taken }: any) => taken).length], [2, 2])
    const { body: found } = await client.get(`/products?code=${rest.data.rows[0].code}`)
    assert.containsSubset(found, [
      {
        weightMode: 'geometry',
        shape: 'rectangular_tube',
        attributes: { a: '20', b: '20', t: '1.0' },
        baremFormula: 'rectangular_tube/1',
      },
    ])
    assert.equal(Number(found[0].pieceWeight).toFixed(2), '3.54')
  })

  test('name the product of the same shape and size that has another code', async ({ assert }) => {
    const client = await superAdmin()
    const size = (20 + Math.random()).toFixed(6)
    const body = await family({ sizes: [`${size}x31.7`], thicknesses: ['1.0'] })
    const made = await client.post('/products/family', body)
    assert.equal(made.body.data.created, 1, JSON.stringify(made.body))
    const other = { ...body, codePattern: `Y${body.codePattern}`, thicknesses: ['1', '1.2'] }
    const { body: shown } = await client.post('/products/family?check=true', other)
    assert.deepEqual(
      shown.data.rows.map(({ taken, alike }: any) => [taken, alike]),
      [
        [false, made.body.data.rows[0].code],
        [false, null],
      ],
    )
  })

  test('leave out what is not wanted, and combinations that cannot be only when they are named', async ({ assert }) => {
    const client = await superAdmin()
    const body = await family({ sizes: ['20x20', '12x12'], thicknesses: ['1.0', '7'] })
    assert.deepEqual(refusal(await client.post('/products/family?check=true', body)), [
      422,
      'sizes.1, thicknesses.1',
      'family_impossible',
    ])
    const code = (size: string) => body.codePattern.replace('{size}x{t}', size)
    const made = await client.post('/products/family', {
      ...body,
      skip: ['sizes.1/thicknesses.1', code('20x20x7').toLowerCase()],
    })
    assert.deepEqual([made.status, made.body.data.created], [201, 2], JSON.stringify(made.body))
    assert.sameMembers(
      made.body.data.rows.map((row: any) => row.code),
      [code('20x20x1.0'), code('12x12x1.0')],
    )
  })

  test('mistakes are told where they are, and nothing is made', async ({ assert }) => {
    const client = await superAdmin()
    const wrong = await client.post('/products/family', await family({ sizes: ['20x20', 'hai mươi'] }))
    assert.deepEqual(refusal(wrong), [422, 'sizes.1', 'family_positive'])
    const withoutType = await client.post(
      '/products/family',
      await family({ common: { sellingPrice: '1', costPrice: '1' } }),
    )
    assert.deepEqual(withoutType.body.errors.map(({ field }: any) => field).sort(), ['productTypeId', 'unitId'])
    assert.equal((await client.post('/products/family', await family({ shape: 'pyramid' }))).status, 422)
    assert.equal(
      (await call('POST', '/products/family', { token: await signIn(accounts.R004), body: await family() })).status,
      403,
    )
  })
})
