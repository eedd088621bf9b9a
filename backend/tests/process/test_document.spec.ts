import { test } from '@japa/runner'
import { randomUUID } from 'node:crypto'
import { call, signIn } from '#tests/support/client'
import { testDocumentServer } from '#tests/support/test_document/served'
import { postedWhenApproved } from './posted_when_approved.ts'

const NAME = 'cash-counts'
type Row = Record<string, any> & { id: string; version: number }
type Wrong = { field: string; rule: string }

/** What the built-in role groups of two demo accounts may do here: one keeps counts, one closes them. */
const RIGHTS = { R004: ['53.v', '53.c', '53.u'], R003: ['53.v', '25.v', '25.u'] }

test.group('a document that its definition alone serves', (group) => {
  const held = testDocumentServer(group)
  group.setup(async () => {
    for (const [code, permissions] of Object.entries(RIGHTS))
      await held.db.query('update role_groups set permissions = $2 where code = $1', [
        code,
        JSON.stringify(permissions),
      ])
  })
  const as = async (account: string, company: 'DONGA' | 'PHUONGNAM' = 'DONGA') => {
    const { url } = held.server
    const token = await signIn(account, company, url)
    const send = (method: string, path: string, body?: object, key: string = randomUUID()) =>
      call(method, `/${NAME}${path}`, { token, url, body, headers: { 'idempotency-key': key } })
    return {
      send,
      get: (path: string) => call('GET', path, { token, url }),
      act: (row: Row, action: string, body: object = {}, key?: string) =>
        send('POST', `/${row.id}/${action}`, { version: row.version, ...body }, key),
    }
  }
  const keeper = () => as('nhanvien.demo')
  const cashier = () => as('ketoan.demo')
  const wrong = (errors: Wrong[]) => errors.map(({ field, rule }) => [field, rule])
  const body = {
    keeper: 'Ngô Thị Quỹ',
    lines: [
      { account: '1111', booked: '5000000' },
      { account: '1121', booked: '70' },
    ],
  }
  const prepared = async (): Promise<Row> => {
    const { send, act } = await keeper()
    const { body: made } = await send('POST', '', body)
    return (await act(made, 'prepare', { values: { witness: 'Bà Chứng' } })).body
  }
  const counted = (row: Row) => row.lines.map(({ id }: Row, index: number) => ({ id, counted: String(index + 1) }))

  test('is kept whatever is missing, and asked for all of it by its first action', async ({ assert }) => {
    const { send, act } = await keeper()
    const { status, body: made } = await send('POST', '', {})
    assert.deepEqual([status, made.status, made.code.slice(0, 1), made.lines], [201, 'draft', '#', []])
    const refused = await act(made, 'prepare')
    assert.equal(refused.status, 422)
    assert.deepEqual(wrong(refused.body.errors), [
      ['keeper', 'required'],
      ['lines', 'required'],
      ['witness', 'required'],
    ])
    assert.equal(refused.body.errors[2].message, 'Please enter the witness')
  })

  test('takes over what an action asks, in one step', async ({ assert }) => {
    const { send, act, get } = await keeper()
    const { body: made } = await send('POST', '', body)
    const key = randomUUID()
    const { status, body: row } = await act(made, 'prepare', { values: { witness: 'Bà Chứng' } }, key)
    assert.deepEqual([status, row.status, row.witness, row.version], [200, 'prepared', 'Bà Chứng', 2])
    assert.match(row.code, /^#/)
    const again = await act(made, 'prepare', { values: { witness: 'Bà Chứng' } }, key)
    assert.deepEqual([again.headers.get('idempotency-replayed'), again.body], ['true', row])
    const { body: history } = await get(`/${NAME}/${row.id}/history`)
    assert.deepEqual(
      history.map(({ action }: Row) => action),
      ['prepare', 'create'],
    )
    assert.include(JSON.stringify(history[0]), 'Bà Chứng')
  })

  test('is numbered by its second action, in an area of its own, with figures of each line', async ({ assert }) => {
    const row = await prepared()
    const own = await keeper()
    assert.deepEqual((await own.get(`/${NAME}/${row.id}`)).body.allowed, ['discard'])
    const values = { closedOn: row.countedOn }
    const forbidden = await own.act(row, 'close', { values, lines: counted(row) })
    assert.deepEqual([forbidden.status, forbidden.body.code], [403, 'COM_ERR_004'])

    const { act, get, send } = await cashier()
    assert.deepEqual((await get(`/${NAME}/${row.id}`)).body.allowed, ['close'])
    assert.equal((await send('PATCH', `/${row.id}`, { version: row.version, note: 'x' })).status, 403)
    const { status, body: closed } = await act(row, 'close', { values: { ...values, note: 'Đủ' }, lines: counted(row) })
    assert.deepEqual([status, closed.status, closed.note], [200, 'closed', 'Đủ'])
    assert.match(closed.code, /^KQ-\d\d-\d{4}$/)
    assert.deepEqual(
      closed.lines.map(({ id, account, booked, counted }: Row) => [id, account, booked, counted]),
      row.lines.map(({ id, account, booked }: Row, index: number) => [id, account, booked, String(index + 1)]),
    )
    const { body: next } = await prepared().then((other) => act(other, 'close', { values, lines: counted(other) }))
    assert.equal(Number(next.code.slice(-4)), Number(closed.code.slice(-4)) + 1)
  })

  test('says at its place what an action asks and does not get', async ({ assert }) => {
    const row = await prepared()
    const { act, get } = await cashier()
    const [one, two] = row.lines as [Row, Row]
    const values = { closedOn: row.countedOn }
    for (const [said, errors] of [
      [
        {},
        [
          ['closedOn', 'required'],
          ['lines.0.counted', 'required'],
          ['lines.1.counted', 'required'],
        ],
      ],
      [{ values, lines: [{ id: two.id, counted: '5' }] }, [['lines.0.counted', 'required']]],
      [{ values, lines: [{ id: randomUUID(), counted: '5' }] }, [['lines.0.id', 'unknownRelation']]],
      [{ values, lines: [{ counted: '5' }] }, [['lines.0.id', 'required']]],
      [{ values, lines: [{ id: one.id, counted: 'x' }] }, [['lines.0.counted', 'price']]],
      [{ values: { closedOn: '2001-01-01' }, lines: counted(row) }, [['closedOn', 'notBefore']]],
    ] as [object, string[][]][]) {
      const { status, body: answer } = await act(row, 'close', said)
      assert.deepEqual([status, wrong(answer.errors ?? [])], [422, errors], JSON.stringify(said))
    }
    for (const said of [{ values: { witness: 'x' } }, { lines: [{ id: one.id, booked: '1' }] }, { extra: 1 }])
      assert.equal((await act(row, 'close', said)).status, 400, JSON.stringify(said))
    assert.equal((await get(`/${NAME}/${row.id}`)).body.version, row.version)
  })

  test('keeps what it copied of a related row until it is given another', async ({ assert }) => {
    const { send, get } = await keeper()
    const [one, two] = (await held.db
      .query(
        `select d.id, d.name from departments d join tenants t using (tenant_id) where t.code = 'DONGA' order by d.code limit 2`,
      )
      .then(({ rows }) => rows)) as [Row, Row]
    const { body: made } = await send('POST', '', { ...body, departmentId: one.id })
    assert.equal(made.departmentName, one.name)
    await held.db.query(`update departments set name = 'Tên mới' where id = $1`, [one.id])
    const edit = async (row: Row, changes: object) =>
      (await send('PATCH', `/${row.id}`, { version: row.version, ...changes })).body as Row
    const renamed = await edit(made, { keeper: 'Khác' })
    assert.deepEqual([renamed.departmentName, renamed.department.name], [one.name, 'Tên mới'])
    const moved = await edit(renamed, { departmentId: two.id })
    assert.equal(moved.departmentName, two.name)
    const left = await edit(moved, { departmentId: null })
    assert.isNull((await get(`/${NAME}/${left.id}`)).body.departmentName)
    assert.equal((await send('PATCH', `/${left.id}`, { version: left.version, departmentName: 'x' })).status, 400)
  })

  test('is printed as a paper of its own, whose copies are counted', async ({ assert }) => {
    const row = await prepared()
    const { send, get } = await keeper()
    const print = (paper: string) => send('POST', `/${row.id}/prints`, { paper })
    assert.containsSubset((await print('cashCount')).body, { paper: 'cashCount', copy: 1 })
    assert.containsSubset((await print('cashCount')).body, { paper: 'cashCount', copy: 2 })
    assert.equal((await print('order')).status, 422)
    const { body: history } = await get(`/${NAME}/${row.id}/history`)
    assert.deepEqual(history[0].print, { paper: 'cashCount', copy: 2 })
    const { body: description } = await get('/openapi.json')
    const { properties } = description.components.schemas.HistoryEntry
    assert.include(JSON.stringify(properties.print), '"cashCount"')
  })

  test('has everything that documents have: lists, words, description, walls and states', async ({ assert }) => {
    const row = await prepared()
    const { act, get, send } = await keeper()
    assert.include(
      (await get(`/${NAME}?q=ngo thi&status=prepared&_end=100`)).body.map(({ id }: Row) => id),
      row.id,
    )
    const edit = await send('PATCH', `/${row.id}`, { version: row.version, keeper: 'Khác' })
    assert.deepEqual([edit.status, edit.body.code], [409, 'DOC_ERR_001'])
    assert.include(edit.body.message, 'Prepared')
    const free = await send('PATCH', `/${row.id}`, { version: row.version, note: 'Luôn được' })
    assert.deepEqual([free.status, free.body.note], [200, 'Luôn được'])
    assert.equal((await act(free.body, 'discard')).status, 422)
    assert.equal((await act(free.body, 'discard', { comment: 'Nhầm' })).body.status, 'void')
    const other = await as('superadmin', 'PHUONGNAM')
    assert.equal((await other.act(row, 'close', { values: {} })).status, 404)

    const { body: description } = await (await cashier()).get('/openapi.json')
    const { schema } = description.paths[`/${NAME}/{id}/close`].post.requestBody.content['application/json']
    assert.sameMembers(Object.keys(schema.properties), ['version', 'values', 'lines'])
    assert.sameMembers(Object.keys(schema.properties.values.properties), ['closedOn', 'note'])
    assert.isUndefined(description.paths[`/${NAME}/{id}/prepare`], 'it describes what the caller may do')
  })

  postedWhenApproved(held)
})
