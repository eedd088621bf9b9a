import { test } from '@japa/runner'
import { queryLists } from '@barem/resources/lists'
import { traits, type Field, type QueryList } from '@barem/resources/kit'
import { api, signIn } from '#tests/support/client'
import { clerk, superAdmin } from '#tests/support/documents/lives'
import { downloaded } from '#tests/support/sheets'

type Row = Record<string, any>

const get = async (path: string) => (await superAdmin()).get(path)

/** All rows of a list, read page by page. */
async function allOf({ path }: QueryList, query = ''): Promise<Row[]> {
  const rows: Row[] = []
  for (;;) {
    const { status, body, headers } = await get(`/${path}?${query}&_start=${rows.length}&_end=${rows.length + 100}`)
    if (status !== 200) throw new Error(`${path}?${query}: ${JSON.stringify(body)}`)
    rows.push(...body)
    if (body.length === 0 || rows.length === Number(headers.get('x-total-count'))) return rows
  }
}

const total = async ({ path }: QueryList, query: string) =>
  Number((await get(`/${path}?${query}`)).headers.get('x-total-count'))

/** Exact enough for sums of at most three decimals. */
const thousandths = (figure: unknown) => Math.round(Number(figure) * 1000)

for (const list of queryLists)
  test.group(`the list of ${list.name}`, () => {
    const fields = Object.entries(list.fields) as [string, Field][]

    test('has all fields of each row once, on pages that come to its total and its sums', async ({ assert }) => {
      const rows = await allOf(list)
      assert.isAbove(rows.length, 0, 'the demo has some')
      assert.lengthOf(new Set(rows.map(({ id }) => id)), rows.length)
      for (const [name] of fields) assert.property(rows[0], name)
      const { sums } = list.query
      // Rows that hold the same lines come to nothing together.
      if (sums.length === 0) return
      const { headers } = await get(`/${list.path}?_sum=${sums.join()}&_end=1`)
      assert.deepEqual(
        headers.get('x-total-sum')!.split(',').map(thousandths),
        sums.map((name) => rows.reduce((sum, row) => sum + thousandths(row[name] ?? 0), 0)),
      )
    })

    test('is sorted by each of its columns, both ways', async ({ assert }) => {
      for (const name of list.list.columns) {
        const { type } = list.fields[name] as Field
        if (!traits[type].sorted || list.query.ofPage.includes(name)) continue
        const [up, down] = [
          await allOf(list, `_sort=${name}&_order=asc`),
          await allOf(list, `_sort=${name}&_order=desc`),
        ]
        assert.lengthOf(up, down.length)
        if (!['integer', 'decimal', 'money', 'weight', 'date'].includes(type)) continue
        const valuesOf = (all: Row[]) =>
          all
            .map((row) => row[name])
            .filter((value) => value !== null)
            .map((value) => (type === 'date' ? Date.parse(value) : Number(value)))
        const order = valuesOf(up).toSorted((one, other) => one - other)
        assert.deepEqual(valuesOf(up), order, name)
        assert.deepEqual(valuesOf(down), order.toReversed(), name)
      }
    })

    test('is narrowed by each of its filters, and by words of its rows', async ({ assert }) => {
      const rows = await allOf(list)
      for (const name of list.list.filters) {
        const value = rows.find((row) => row[name] !== null)?.[name]
        if (value === undefined) continue
        const same = rows.filter((row) => row[name] === value)
        const wanted = encodeURIComponent(String(value))
        assert.equal(await total(list, `${name}_ne=${wanted}`), rows.length - same.length, name)
        const [sum] = list.query.sums
        const { headers } = await get(`/${list.path}?${name}=${wanted}${sum ? `&_sum=${sum}` : ''}`)
        assert.deepEqual(
          [Number(headers.get('x-total-count')), sum ? thousandths(headers.get('x-total-sum')) : 0],
          [same.length, sum ? same.reduce((all, row) => all + thousandths(row[sum] ?? 0), 0) : 0],
          name,
        )
      }
      const words = String(rows.at(-1)![list.title])
      const found = await allOf(list, `q=${encodeURIComponent(words.toLowerCase())}`)
      assert.include(
        found.map(({ id }) => id),
        rows.at(-1)!.id,
      )
      assert.equal(await total(list, 'q=khongcohangnaytrongkho'), 0)
    })

    test('offers the rows that it is filtered by', async ({ assert }) => {
      const sees = api((await clerk(list.area!, ['v'])).token)
      const [row] = await allOf(list)
      for (const [name] of fields.filter(([of, { type }]) => type === 'belongsTo' && list.list.filters.includes(of))) {
        const { status, body } = await sees.get(`/${list.path}/options/${name}?_end=5`)
        assert.equal(status, 200, name)
        if (row![name] === null) continue
        const { body: chosen } = await sees.get(`/${list.path}/options/${name}?id=${row![name]}`)
        assert.deepEqual([body.length > 0, chosen.map(({ id }: Row) => id)], [true, [row![name]]], name)
      }
      assert.equal((await sees.get(`/${list.path}/options/${list.title}`)).status, 404)
    })

    test('is one of its own company, for those who may view its area', async ({ assert }) => {
      const rows = await allOf(list)
      const theirs = api(await signIn('superadmin', 'PHUONGNAM'))
      const ids = rows.slice(0, 100).map(({ id }) => `id=${id}`)
      assert.deepEqual((await theirs.get(`/${list.path}?${ids.join('&')}`)).body, [])
      const [sees, others] = [await clerk(list.area!, ['v']), await clerk(2, ['v'])].map(({ token }) => api(token))
      assert.equal((await sees!.get(`/${list.path}`)).status, 200)
      for (const path of [list.path, `${list.path}/export`])
        assert.equal((await others!.get(`/${path}`)).status, 403, path)
      assert.equal((await api(null).get(`/${list.path}`)).status, 401)
      for (const [name, { area }] of fields.filter(([, { area }]) => area !== null)) {
        assert.notProperty((await sees!.get(`/${list.path}?_end=1`)).body[0], name, String(area))
        assert.equal((await sees!.get(`/${list.path}?_sum=${name}`)).status, 400)
      }
    })

    test('refuses what it does not have, by name', async ({ assert }) => {
      for (const [query, field] of [
        ['nothing=1', 'nothing'],
        ['createdAt_gte=2026-01-01', 'createdAt_gte'],
        ['_sort=updatedAt', 'updatedAt'],
        ['_sum=name', '_sum'],
        ...list.query.ofPage.flatMap((name) => [
          [`_sort=${name}`, name],
          [`${name}_gte=1`, `${name}_gte`],
          [`_sum=${name}`, '_sum'],
        ]),
        ...list.query.parameters.flatMap((name) => [
          [`${name}=2026-02-30`, name],
          [`${name}=2026-01-01&${name}=2026-01-02`, name],
        ]),
      ]) {
        const { status, body } = await get(`/${list.path}?${query}`)
        assert.deepEqual([status, body.errors?.[0].field], [400, field], query)
      }
      assert.equal((await get(`/${list.path}/00000000-0000-4000-8000-000000000000`)).status, 404)
    })

    test('goes out as a sheet of all its rows and their sums, and is kept as a view', async ({ assert }) => {
      const rows = await allOf(list)
      const sheet = await downloaded(`/${list.path}/export`)
      assert.lengthOf(sheet, rows.length + (list.query.sums.length > 0 ? 2 : 1))
      const columns: string[] = [...new Set([...('code' in list.fields ? ['code'] : []), ...list.list.columns])]
      for (const name of list.query.sums)
        assert.equal(
          thousandths(sheet.at(-1)![columns.indexOf(name)]),
          rows.reduce((sum, row) => sum + thousandths(row[name] ?? 0), 0),
          name,
        )
      const client = await superAdmin()
      const state = { q: 'a', columns: [list.title], sort: { field: list.title, order: 'asc' } }
      const { status, body } = await client.post('/views', { resource: list.name, name: 'Của tôi', state })
      assert.deepEqual([status, body.state?.columns], [201, [list.title]], JSON.stringify(body))
      assert.equal((await client.delete(`/views/${body.id}`)).status, 200)
    })
  })

test.group('stock on hand', () => {
  test('is found by words of steel, as products are', async ({ assert }) => {
    const list = queryLists.find(({ name }) => name === 'stock-on-hand')!
    const found = await allOf(list, 'q=phi%2016&pieces_gte=0.001')
    assert.isNotEmpty(found)
    for (const { name } of found) assert.match(String(name), /D16\b/)
  })
})

test.group('entries of stock', () => {
  test('come to what is on hand, place by place, and open their documents', async ({ assert }) => {
    const [onHand, entries] = ['stock-on-hand', 'stock-entries'].map((name) =>
      queryLists.find((one) => one.name === name),
    )
    for (const { productId, warehouseId, transferId, pieces, actualKg, value } of (
      await allOf(onHand!, 'pieces_gte=0.001')
    ).slice(0, 20)) {
      const place = warehouseId ? `warehouseId=${warehouseId}` : `transferId=${transferId}`
      const rows = await allOf(entries!, `productId=${productId}&${place}`)
      const sumOf = (name: string) => rows.reduce((sum, row) => sum + thousandths(row[name]), 0)
      assert.deepEqual([sumOf('pieces'), sumOf('actualKg')], [thousandths(pieces), thousandths(actualKg)])
      assert.deepEqual(
        [rows[0]!.piecesAfter, rows[0]!.actualKgAfter].map(thousandths),
        [pieces, actualKg].map(thousandths),
        'the last entry says what is there now',
      )
      assert.property(rows[0], 'value', String(value))
      const { document, documentId, code } = rows[0]!
      const { body } = await get(`/${document}/${documentId}`)
      assert.equal(body.code, code)
    }
  })
})

test.group('debts as of a day', () => {
  test('are in the lists what the calls of debts say of that day', async ({ assert }) => {
    for (const day of ['2026-01-31', '2026-06-30'])
      for (const [name, call, figures] of [
        ['debts-by-customer', 'receivables', ['balance', 'late30', 'unapplied']],
        ['debts-by-document', 'debt-tracking', ['owed', 'refund', 'collected']],
      ] as const) {
        const list = queryLists.find((one) => one.name === name)!
        const { sum, total: count } = (await get(`/${call}?asOf=${day}&_end=1`)).body
        const { headers } = await get(`/${list.path}?asOf=${day}&_sum=${figures.join()}&_end=1`)
        const sums = headers.get('x-total-sum')!.split(',')
        assert.equal(Number(headers.get('x-total-count')), count, `${name} ${day}`)
        assert.deepEqual(
          sums.map(thousandths),
          figures.map((figure) => thousandths(sum[figure])),
          `${name} ${day}`,
        )
      }
  })
})
