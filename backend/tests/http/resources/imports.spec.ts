import { test } from '@japa/runner'
import { randomUUID } from 'node:crypto'
import type { Field } from '@barem/resources/kit'
import { api, signIn } from '#tests/support/client'
import { startCutNode, type CutNode } from '#tests/support/cuts/node'
import { entered, newPerson } from '#tests/support/people'
import { created, fresh, resourceOf, sample } from '#tests/support/samples'
import { onDatabase } from '#tests/support/server'
import { importSheet, sheetOf } from '#tests/support/sheets'

/** Lines of one part, and of more than one and two. */
const PART = 25
const FEW = 30
const LINES = 60

const named = (count: number, mark: string) => Array.from({ length: count }, (_, place) => [`${mark} ${place + 1}`])
const sheetNamed = (mark: string, count = LINES) => sheetOf(['name'], named(count, mark))

/** How many rows carry a mark. */
const counted = (mark: string): Promise<number> =>
  onDatabase(async (client) => {
    const { rows } = await client.query('select count(*)::int as count from departments where name like $1', [
      `${mark} %`,
    ])
    return rows[0].count
  })

test.group('an import of many lines', () => {
  test('saves all that are right and says how many there were', async ({ assert }) => {
    const [token, mark] = [await signIn('superadmin'), `Nhiều ${fresh()}`]
    const lines = named(LINES, mark).map(([name], place) => [name, place % 20 === 7 ? 'không rõ' : 'active'])
    const file = await sheetOf(['name', 'status'], lines)
    for (const check of [true, false]) {
      const { status, body } = await importSheet(token, 'departments', file, { check })
      assert.equal(status, 200)
      assert.containsSubset(body.data, { total: 60, accepted: 57 })
      assert.deepEqual(
        body.data.refused.map(({ line, errors }: any) => [line, errors[0].rule]),
        [9, 29, 49].map((line) => [line, 'enum']),
      )
      assert.equal(body.data.refused[0].errors[0].message, '“không rõ” is not one of the choices')
      assert.equal(await counted(mark), check ? 0 : 57)
    }
  })

  test('names at most 500 refused lines', async ({ assert }) => {
    const [token, mark] = [await signIn('superadmin'), `Sai ${fresh()}`]
    const file = await sheetOf(
      ['name', 'status'],
      named(600, mark).map(([name]) => [name, 'không rõ']),
    )
    const { body } = await importSheet(token, 'departments', file, { check: true })
    assert.deepEqual([body.data.total, body.data.accepted, body.data.refused.length], [600, 0, 500])
  })

  test('finds unique values that stand in the sheet twice, however far apart', async ({ assert }) => {
    const [token, mark] = [await signIn('superadmin'), `Trùng ${fresh()}`]
    const lines = named(LINES, mark).map(([name], place) => [`${mark.replace(' ', '')}-${place % 55}`, name])
    // The code of a line that was refused is free.
    lines[2] = [String(lines[2]![0]), '']
    const file = await sheetOf(
      ['code', 'name'],
      lines.map(([code, name], place) => [place >= 55 ? String(code).toLowerCase() : code, name]),
    )
    const expected = [[4, 'required'], ...[57, 58, 60, 61].map((line) => [line, 'unique'])]
    for (const check of [true, false]) {
      const { body } = await importSheet(token, 'departments', file, { check })
      assert.deepEqual(
        body.data.refused.map(({ line, errors }: any) => [line, errors[0].rule]),
        expected,
        check ? 'in a check' : 'in the import',
      )
      assert.match(body.data.refused[1].message, /^Code .* already exists$/)
      assert.equal(body.data.accepted, 55)
    }
  })

  test('finds values that are unique together, and stand in the sheet twice', async ({ assert }) => {
    const token = await signIn('superadmin')
    const provinces = (resourceOf('shipping-zones').fields.province as Field<'select'>).choices
    const [one, other] = [await created(resourceOf('shipping-fees')), await created(resourceOf('shipping-fees'))]
    const zone = (tariff: typeof one, province: string) => [`Khu vực ${fresh()}`, tariff.code, province, '1000']
    const lines = [
      ...provinces.slice(0, FEW).map((province) => zone(one, province)),
      zone(other, provinces[0]),
      zone(one, provinces[1]),
      zone(other, provinces[0]),
    ]
    const file = await sheetOf(['name', 'shippingFeeId', 'province', 'rate'], lines)
    for (const check of [true, false]) {
      const { body } = await importSheet(token, 'shipping-zones', file, { check })
      assert.deepEqual(
        body.data.refused.map(({ line, code, errors }: any) => [line, code, errors[0].field, errors[0].rule]),
        [33, 34].map((line) => [line, 'COM_ERR_019', 'province', 'unique']),
        check ? 'in a check' : 'in the import',
      )
      assert.equal(body.data.accepted, FEW + 1)
    }
  })

  test('of rows that are in already passes over them, and tells how many', async ({ assert }) => {
    const [token, mark] = [await signIn('superadmin'), `Hai lần ${fresh()}`]
    // A sheet may say the same twice: these are two.
    const lines = [...named(3, mark), [`${mark} 3`]].map(([name]) => [name, 'mô tả'])
    await importSheet(token, 'departments', await sheetOf(['name', 'description'], lines))
    assert.equal(await counted(mark), 4)
    const again = await sheetOf(['name', 'description'], [...lines, [`${mark} 1`, 'khác'], [`${mark} 9`, 'mới']])
    for (const check of [true, false]) {
      const { body } = await importSheet(token, 'departments', again, { check })
      assert.containsSubset(body.data, { total: 6, accepted: 2, passed: 4, refused: [] })
    }
    assert.equal(await counted(mark), 6)
  })

  test('tells rows apart by the rows that they are about', async ({ assert }) => {
    const [token, name] = [await signIn('superadmin'), `Theo nhóm ${fresh()}`]
    const [one, two] = [await created(resourceOf('product-groups')), await created(resourceOf('product-groups'))]
    const codes = [one, two].map(({ code }) => String(code))
    const heads = ['name', 'type', 'discount', 'condition', 'quantity', 'volume', 'audience', 'productGroupIds']
    const lineOf = (groups: string) => [name, 'rate', '2', 'quantity', '10', '0', 'every', groups]
    const sent = async (...groups: string[]) =>
      (await importSheet(token, 'discount-policies', await sheetOf(heads, groups.map(lineOf)))).body.data
    assert.containsSubset(await sent(codes[0]!), { accepted: 1 })
    assert.containsSubset(await sent(codes[0]!, codes[1]!, '', codes.join('; ')), { accepted: 3, passed: 1 })
    assert.containsSubset(await sent(codes[0]!, codes[1]!, '', [...codes].reverse().join('; ')), {
      accepted: 0,
      passed: 4,
    })
  })

  test('is checked without taking a code, as a row that is refused takes none', async ({ assert }) => {
    const token = await signIn('superadmin')
    const numberOf = (row: Record<string, unknown>) => Number(/\d+$/.exec(String(row.code))![0])
    const [customers, departments] = [resourceOf('customers'), resourceOf('departments')]
    const uncoded = async (resource: typeof customers) => ({ ...(await sample(resource)), code: undefined })
    const first = await created(customers, await uncoded(customers))
    const department = numberOf(await created(departments, await uncoded(departments)))
    await importSheet(token, 'departments', await sheetNamed(`Mã ${fresh()}`), { check: true })
    const one = await uncoded(customers)
    const refused = await api(token).post('/customers', { ...one, phone: first.phone })
    assert.equal(refused.status, 409)
    assert.equal(numberOf(await created(customers, one)), numberOf(first) + 1)
    assert.equal(numberOf(await created(departments, await uncoded(departments))), department + 1)
  })

  test('is answered again under its key, and not done again', async ({ assert }) => {
    const [token, mark, key] = [await signIn('superadmin'), `Lại ${fresh()}`, randomUUID()]
    const file = await sheetNamed(mark)
    const first = await importSheet(token, 'departments', file, { key })
    const again = await importSheet(token, 'departments', file, { key })
    assert.deepEqual([again.status, again.body], [first.status, first.body])
    assert.deepEqual(
      [first, again].map(({ headers }) => headers.get('idempotency-replayed')),
      [null, 'true'],
    )
    assert.equal(await counted(mark), LINES)
    const other = await importSheet(token, 'departments', await sheetNamed(`${mark} khác`), { key })
    assert.deepEqual([other.status, other.body.code], [422, 'COM_ERR_014'])
    assert.equal((await importSheet(token, 'positions', file, { key })).body.code, 'COM_ERR_014')
    const wrong = await importSheet(token, 'departments', file, { key: 'x' })
    assert.deepEqual([wrong.status, wrong.body.errors[0].rule], [400, 'uuid'])
  })

  test('sent several times at once under one key is done once', async ({ assert }) => {
    const [token, mark, key] = [await signIn('superadmin'), `Cùng ${fresh()}`, randomUUID()]
    const file = await sheetNamed(mark)
    const answers = await Promise.all([1, 2, 3].map(() => importSheet(token, 'departments', file, { key })))
    for (const { status, body } of answers)
      assert.deepEqual([status, body.data.total, body.data.accepted], [200, LINES, LINES])
    assert.equal(await counted(mark), LINES)
  })
})

test.group('an import that is interrupted', (group) => {
  let node: CutNode
  let token: string
  group.setup(async () => {
    node = await startCutNode()
    token = (await entered(await newPerson('R001'))).token
    return () => node.stop()
  })
  group.each.teardown(() => node.proxy.rest())

  // The transactions are that of the session, one that reads names, one that takes the key, and those of the parts.
  for (const [place, nth, left] of [
    ['at BEGIN', 5, PART],
    ['at COMMIT', 3, 0],
    ['at COMMIT', 4, 0],
    ['at COMMIT', 5, PART],
    ['after COMMIT', 4, PART],
    ['after COMMIT', 5, FEW],
  ] as const)
    test(`${place} of transaction ${nth} keeps the parts before, and goes on behind them when it is sent again`, async ({
      assert,
    }) => {
      const mark = `Đứt ${fresh()}`
      // Whether the last part was saved is settled by its key alone; whatever comes before goes without.
      const key = place === 'after COMMIT' ? randomUUID() : undefined
      const file = await sheetNamed(mark, FEW)
      const cut = node.proxy.cut(place, nth)
      const { status, body } = await importSheet(token, 'departments', file, { key, url: node.url })
      assert.isTrue(cut.done)
      node.proxy.rest()
      assert.deepEqual([status, body.code], [503, 'COM_ERR_010'])
      assert.equal(await counted(mark), left)
      const again = await importSheet(token, 'departments', file, { key, url: node.url })
      assert.deepEqual(again.body.data, { total: FEW, accepted: FEW, refused: [] })
      assert.equal(await counted(mark), FEW)
    })

  test('goes on under another key, and is then settled under both', async ({ assert }) => {
    const [mark, keys] = [`Hai khoá ${fresh()}`, [randomUUID(), randomUUID()]]
    const file = await sheetNamed(mark, FEW)
    const cut = node.proxy.cut('at COMMIT', 5)
    assert.equal((await importSheet(token, 'departments', file, { key: keys[0], url: node.url })).status, 503)
    assert.isTrue(cut.done)
    node.proxy.rest()
    const kept = await counted(mark)
    assert.isAbove(kept, 0)
    assert.isBelow(kept, FEW)
    for (const key of keys.toReversed()) {
      const { body } = await importSheet(token, 'departments', file, { key, url: node.url })
      assert.deepEqual(body.data, { total: FEW, accepted: FEW, refused: [] })
      assert.equal(await counted(mark), FEW)
    }
  })

  test("is another person's own when they send the same sheet", async ({ assert }) => {
    const mark = `Của ai ${fresh()}`
    const file = await sheetNamed(mark, FEW)
    const cut = node.proxy.cut('at COMMIT', 5)
    await importSheet(token, 'departments', file, { key: randomUUID(), url: node.url })
    assert.isTrue(cut.done)
    node.proxy.rest()
    const kept = await counted(mark)
    assert.isBelow(kept, FEW)
    const { body } = await importSheet(await signIn('superadmin'), 'departments', file)
    assert.deepEqual([body.data.accepted, body.data.passed ?? 0], [FEW - kept, kept])
    assert.equal(await counted(mark), FEW)
  })
})
