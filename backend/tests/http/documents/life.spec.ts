import { test } from '@japa/runner'
import { randomUUID } from 'node:crypto'
import { lineResource, numberingOf } from '@barem/resources/kit'
import { api, companies, signIn } from '#tests/support/client'
import { act, clerk, director, documents, draft, inState, reachable, superAdmin } from '#tests/support/documents/lives'
import { wanted } from '#tests/support/cover'

/** What may change in every state, as far as a document says so. */
const FREE = { note: 'Gọi trước khi giao', contactPerson: 'Chị Lan', contactPhone: '0912000111' }

for (const resource of wanted(documents)) {
  const { name, states, fields } = resource
  /** A field whose change is one of the content. */
  const changing = 'contractNumber' in fields ? 'contractNumber' : numberingOf(resource)!.date
  const area = resource.area!
  const asksLines = ([, { inputs }]: [string, { inputs: object }]) =>
    Object.keys(inputs).some((path) => path.includes('.'))
  const actions = Object.entries(states!.actions).filter((action) => !asksLines(action))
  // Nobody here has a full right. What is said of lines comes with them; what holds goods leaves the state as it is.
  const isFull = (action: string) => states!.actions[action]!.level === 'f'
  const holds = (action: string) => states!.actions[action]!.holds !== null
  const besides = Object.entries(states!.actions).flatMap((action) =>
    (asksLines(action) || holds(action[0])) && !isFull(action[0]) ? [action[0]] : [],
  )

  test.group(`${name}: states x actions x people`, () => {
    for (const state of reachable)
      test(`${state}: each action for each person, and no other`, async ({ assert }) => {
        const [asks, decides, viewer, stranger] = [
          await clerk(area),
          await director(area),
          await clerk(area, ['v'], [], 'viewer'),
          await clerk(13),
        ]
        for (const [action, { from, by, comment }] of actions) {
          for (const [who, person] of Object.entries({ asks, decides, viewer, stranger })) {
            const row = await inState(resource, state, asks, decides)
            const { status, body } = await act(person.token, name, row, action, { comment: 'Vì lý do thử' })
            const may = { editor: who === 'asks', approver: who === 'decides', requester: who === 'asks' }[by]
            const what = `${action} by ${who}: ${JSON.stringify(body)}`
            if (who === 'stranger' || isFull(action) || (by === 'editor' && who !== 'asks')) {
              assert.deepEqual([status, body.code], [403, 'COM_ERR_004'], what)
            } else if (!from.includes(state)) {
              assert.deepEqual([status, body.code, body.state], [409, 'DOC_ERR_001', state], what)
            } else if (!may) {
              assert.deepEqual([status, body.code], [403, by === 'approver' ? 'QUT_ERR_011' : 'COM_ERR_004'], what)
            } else {
              assert.deepEqual(
                [status, body[states!.field], body.version],
                [200, holds(action) ? state : states!.actions[action]!.to, row.version + 1],
                what,
              )
              continue
            }
            const after = (await (await superAdmin()).get(`/${name}/${row.id}`)).body
            assert.deepEqual(
              [after[states!.field], after.version],
              [state, row.version],
              `${action} by ${who} left it as it was`,
            )
          }
          if (comment === 'required' && from.includes(state) && !isFull(action)) {
            const row = await inState(resource, state, asks, decides)
            const { status, body } = await act(by === 'approver' ? decides.token : asks.token, name, row, action, {
              comment: '  ',
            })
            assert.equal(status, 422)
            assert.deepEqual(
              body.errors.map(({ field, rule }: any) => [field, rule]),
              [['comment', 'required']],
            )
          }
        }
      })

    test('what is allowed is told as it is then carried out', async ({ assert }) => {
      const [asks, decides] = [await clerk(area), await director(area)]
      const told: Record<string, [string[], string[]]> = {}
      for (const state of reachable) {
        const row = await inState(resource, state, asks, decides)
        told[state] = [
          (await api(asks.token).get(`/${name}/${row.id}`)).body.allowed,
          (await api(decides.token).get(`/${name}/${row.id}`)).body.allowed,
        ]
      }
      assert.deepEqual(told, {
        draft: [['request', 'cancel', 'edit', 'delete'], []],
        pending: [
          ['withdraw', 'cancel', 'edit'],
          ['approve', 'reject'],
        ],
        approved: [['revise', 'cancel', ...besides], []],
        rejected: [['request', 'cancel', 'edit'], []],
        cancelled: [['delete'], []],
      })
    })

    for (const company of companies)
      test(`documents of the other company than ${company} are not there for any action`, async ({ assert }) => {
        const other = companies.find((one) => one !== company)!
        const row =
          (await (await superAdmin(other)).get(`/${name}?_end=1`)).body[0] ??
          (await draft(resource, (await (await superAdmin(other)).get('/users?_end=1')).body[0].id, {}, other))
        const token = await signIn('superadmin', company)
        for (const [action] of actions)
          assert.deepEqual(
            [
              (await act(token, name, row, action, { comment: 'x' })).status,
              (await act(token, name, { id: randomUUID(), version: 1 }, action, { comment: 'x' })).status,
            ],
            [404, 404],
            action,
          )
        assert.equal((await api(token).get(`/${name}/${row.id}/revisions`)).status, 404)
      })

    test('a change of what was asked about, refused or approved', async ({ assert }) => {
      const [asks, decides] = [await clerk(area), await director(area)]
      const client = api(asks.token)
      const asked = Object.entries(lineResource(resource, 'lines').fields).flatMap(([field, { required, readOnly }]) =>
        required && !readOnly ? [field] : [],
      )
      const line = async (id: string) => ({
        lines: (await client.get(`/${name}/${id}`)).body.lines.map((row: any) => ({
          id: row.id,
          ...Object.fromEntries(asked.map((field) => [field, row[field]])),
          quantity: String(Number(row.quantity) + 1),
        })),
      })
      for (const [state, next] of Object.entries(states!.editableIn)) {
        const row = await inState(resource, state, asks, decides)
        const { status, body } = await client.patch(`/${name}/${row.id}`, {
          ...(await line(row.id)),
          version: row.version,
        })
        assert.deepEqual([status, body[states!.field], body.code], [200, next, row.code], JSON.stringify(body))
        if (state === 'pending') assert.equal(body.approval.status, 'closed')
      }
      for (const state of ['approved', 'cancelled']) {
        const row = await inState(resource, state, asks, decides)
        const refused = await client.patch(`/${name}/${row.id}`, { ...(await line(row.id)), version: row.version })
        assert.deepEqual([refused.status, refused.body.code], [409, 'DOC_ERR_001'])
        const said = Object.fromEntries(
          Object.entries(FREE).filter(([field]) => states!.alwaysEditable.includes(field)),
        )
        const free = await client.patch(`/${name}/${row.id}`, { ...said, version: row.version })
        assert.containsSubset(free, { status: 200, body: { ...said, [states!.field]: state } })
        assert.notEqual(Object.keys(said).length, 0)
      }
    })

    test('a revision keeps what was approved, its lines and its number, and goes through approval again', async ({
      assert,
    }) => {
      const [asks, decides] = [await clerk(area), await director(area)]
      const approved = await inState(resource, 'approved', asks, decides)
      const revised = (await act(asks.token, name, approved, 'revise', { comment: 'Khách đổi số lượng' })).body
      assert.deepEqual([revised[states!.field], revised.revision, revised.code], ['draft', 1, approved.code])
      const change = { [changing]: changing === 'contractNumber' ? 'HD-SUA' : '2026-01-05', version: revised.version }
      const changed = (await api(asks.token).patch(`/${name}/${approved.id}`, change)).body
      assert.deepEqual(
        changed.lines.map(({ id }: any) => id),
        approved.lines.map(({ id }: any) => id),
      )
      const asked = (await act(asks.token, name, changed, 'request')).body
      assert.equal((await act(decides.token, name, asked, 'approve')).status, 200)
      const { body } = await api(decides.token).get(`/${name}/${approved.id}/revisions`)
      assert.deepEqual(
        body.map(({ revision, content }: any) => [revision, content[changing]]),
        [
          [1, change[changing]],
          [0, approved[changing]],
        ],
      )
      assert.notEqual(body[0].hash, body[1].hash)
    })
    test('its timeline tells each step, who took it and what they said', async ({ assert }) => {
      const [asks, decides] = [await clerk(area), await director(area)]
      const row = await inState(resource, 'rejected', asks, decides)
      const { body } = await api(asks.token).get(`/${name}/${row.id}/history`)
      assert.deepEqual(
        body.map(({ action, comment }: any) => [action, comment]),
        [
          ['reject', 'Lý do thử'],
          ['request', 'Lý do thử'],
          ['create', null],
        ],
      )
      assert.containsSubset(body[0], {
        by: { id: decides.userId },
        changes: [{ field: states!.field, from: 'pending', to: 'rejected' }],
      })
    })
  })
}
